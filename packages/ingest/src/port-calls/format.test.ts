import { describe, expect, it } from 'vitest'
import { type HarbourRow, harbour, harbourCsv } from '../harbour.fixture.ts'
import { parseMapping } from '../mapping/parse-mapping.ts'
import type { Reading } from '../reading.ts'
import { portCalls } from './format.ts'

const perform = async (rows: readonly HarbourRow[], parts: object = {}): Promise<readonly Reading[]> => {
  const parsed = parseMapping(harbour(parts))
  if (!('mapping' in parsed)) throw new Error(JSON.stringify(parsed.errors))
  const opened = await portCalls.open(bytes(harbourCsv(rows)), parsed.mapping)
  if ('fault' in opened) throw new Error(opened.fault.detail)
  const readings: Reading[] = []
  for await (const reading of opened.readings) readings.push(reading)
  return readings
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const visitOf = async (row: HarbourRow, parts: object = {}) => {
  const [reading] = await perform([row], parts)
  if (reading?.kind !== 'visit') throw new Error(JSON.stringify(reading))
  const { visit, times, lastAt } = reading.visit
  const part = ({ started_at, ended_at, category, berth_id }: (typeof times)[number]) =>
    `${category}${berth_id} ${clock(started_at)}-${clock(ended_at)}`
  return {
    visit,
    times: times.map(part),
    lastAt: iso(lastAt),
    codes: reading.notices.map(({ code }) => code),
  }
}

const refusalOf = async (row: HarbourRow) => {
  const [reading] = await perform([row])
  if (reading?.kind !== 'rejection') throw new Error(JSON.stringify(reading))
  const { line, reason, column, value } = reading.rejection
  return [line, reason, column, value]
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const clock = (at: number): string => new Date(at).toISOString().slice(11, 16)

// July 2025: the wall clock of Casablanca is one hour ahead of UTC.
const day = (time: string): string => `10/07/2025 ${time}`
const plain = { in: day('06:00'), from: day('08:30'), to: day('11:00'), out: '10/07/25 12:15' }

describe('portCalls', () => {
  it('makes a visit of a row, its stay split at local hours', async () => {
    const row = {
      ...plain,
      ship: ' Alpha  ONE ',
      line: 'BLUE LINE LTD',
      length: '184,5',
      berth: '74',
      days: '0,10',
    }
    const { visit, times, lastAt, codes } = await visitOf(row)
    expect(visit).toMatchObject({
      terminal_id: 'harbour',
      visit_id: 'alpha-one-20250710t0500z',
      vessel: 'Alpha ONE',
      line: 'BLUE',
      loa_m: 184.5,
      berth_id: '74',
      trunk_branch: 'BRANCH',
      own_ship: 'OWN',
      missing_stamps: [],
      quality: 100,
      source: 'port-calls:harbour',
    })
    expect([visit.ata, visit.atb, visit.atd, visit.eta, visit.sort_at, visit.counted_at].map(iso)).toEqual([
      '2025-07-10T05:00:00.000Z',
      '2025-07-10T07:30:00.000Z',
      '2025-07-10T10:00:00.000Z',
      null,
      '2025-07-10T07:30:00.000Z',
      '2025-07-10T07:30:00.000Z',
    ])
    expect(times).toEqual(['BERTH74 07:30-08:00', 'BERTH74 08:00-09:00', 'BERTH74 09:00-10:00'])
    expect(lastAt).toBe('2025-07-10T11:15:00.000Z')
    expect(codes).toEqual([])
  })

  it('adds up the stays of a call that shifted berth, and counts the wait before each', async () => {
    const row = {
      in: day('04:00'),
      anchor: [day('04:10'), day('06:40'), day('12:00')].join(' | '),
      aweigh: [day('04:40'), day('08:10'), day('13:00')].join(' | '),
      from: [day('05:00'), day('08:00')].join(' | '),
      to: [day('06:30'), day('09:00')].join(' | '),
      berth: '74 ,71',
    }
    const { visit, times, codes } = await visitOf(row)
    // The second wait ends with the berthing of 08:00; the third comes after the last berthing.
    expect(times).toEqual([
      'WAIT 03:10-03:40',
      'WAIT 05:40-06:00',
      'WAIT 06:00-07:00',
      'BERTH74 04:00-05:00',
      'BERTH74 05:00-05:30',
      'BERTH71 07:00-08:00',
    ])
    expect([iso(visit.atb), iso(visit.atd)]).toEqual(['2025-07-10T04:00:00.000Z', '2025-07-10T08:00:00.000Z'])
    expect(codes).toEqual([])
  })

  it('keeps a call without a berthing, with its stamps missing', async () => {
    const { visit, times, codes } = await visitOf({ in: day('06:00'), out: '10/07/25 12:15' })
    expect(visit).toMatchObject({
      atb: null,
      atd: null,
      counted_at: null,
      missing_stamps: ['atb', 'atd'],
      quality: 33,
    })
    expect(iso(visit.sort_at)).toBe('2025-07-10T05:00:00.000Z')
    expect(times).toEqual([])
    expect(codes).toEqual(['BERTHING_MISSING'])
  })

  it('keeps a call that is still at berth, without a departure and without hours', async () => {
    const { visit, times, codes } = await visitOf({ in: day('06:00'), from: day('08:30') })
    expect(visit).toMatchObject({ atd: null, missing_stamps: ['atd'], quality: 67 })
    expect([times, codes]).toEqual([[], ['STAY_OPEN']])
  })

  it('knows a call by its departure from port when nothing else is told', async () => {
    expect((await visitOf({ out: '10/07/25 12:15' })).visit.visit_id).toBe('alpha-20250710t1115z')
  })

  it('counts a call by its departure where the mapping says so', async () => {
    const { visit } = await visitOf(plain, { countBy: 'departure' })
    expect(visit.counted_at).toBe(visit.atd)
  })

  it.each([
    ['BERTHS_DO_NOT_PAIR', { berth: '74 ,71' }],
    ['BERTH_TIME_DIFFERS', { days: '0,20' }],
    ['BAD_NUMBER', { length: 'long' }],
    ['WAIT_IGNORED', { anchor: day('08:00'), aweigh: day('07:00') }],
    ['CONTROL_CHARACTERS', { ship: 'AL\u0001PHA' }],
    ['STAY_LONG', { to: '10/10/2025 11:00' }],
  ])('takes the call and says %s', async (code, odd) => {
    expect((await visitOf({ ...plain, ...odd })).codes).toEqual([code])
  })

  it.each([
    ['VALUE_MISSING', { ship: ' ' }, 'ship', undefined],
    ['VALUE_MISSING', { in: '', out: '', from: '', to: '' }, 'port_entry, stay_start, port_exit', undefined],
    ['VALUE_TOO_LONG', { line: 'x'.repeat(201) }, 'line', 'x'.repeat(200)],
    ['BAD_INSTANT', { in: '31/06/2025 06:00' }, 'in d', '31/06/2025 06:00'],
    ['LIST_LENGTHS', { from: '10/07/2025' }, 'from t', ''],
    ['BAD_INSTANT', { from: '10/07/2025 8h30' }, 'from d', '10/07/2025 8h30'],
    [
      'LIST_LENGTHS',
      { from: `${day('08:30')} | ${day('09:30')} | ${day('10:30')}` },
      'to d',
      '10/07/2025, 11:00',
    ],
    ['STAY_BACKWARDS', { to: day('08:00') }, 'to d', '10/07/2025, 08:00'],
    ['STAY_BACKWARDS', { to: plain.from }, 'to d', '10/07/2025, 08:30'],
    [
      'STAYS_OVERLAP',
      { from: `${day('08:30')} | ${day('10:30')}`, to: `${day('11:00')} | ${day('12:00')}` },
      'to d',
      '10/07/2025 | 10/07/2025, 11:00 | 12:00',
    ],
  ])('rejects a row for %s with line, column and value', async (reason, wrong, column, value) => {
    const [line, ...refusal] = await refusalOf({ ...plain, ...wrong })
    expect([line, ...refusal]).toEqual([2, reason, column, value])
  })

  it('leaves out the rows that the mapping does not want, even when they are broken', async () => {
    const kinds = (await perform([{ type: 'TANKER', in: 'never' }, plain])).map(({ kind }) => kind)
    expect(kinds).toEqual(['filtered', 'visit'])
  })
})
