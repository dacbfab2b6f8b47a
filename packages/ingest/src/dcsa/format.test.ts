import { describe, expect, it } from 'vitest'
import { damaged, seeded } from '../json/chunks.fixture.ts'
import { Harbour, shuffled } from '../known/known.fixture.ts'
import { EMPTY_VISIT } from '../port-calls/empty-visit.ts'
import { dcsaFormat } from './format.ts'
import {
  PORT_CALL,
  PORT_CALL_EVENT,
  SCHEDULE,
  SERVICE,
  TERMINAL_CALL,
  TIMESTAMP,
} from './messages.fixture.ts'

const ARRIVED = Date.parse('2026-05-03T00:00:00Z')
const at = (time: string): string => `2026-05-${time}:00Z`
const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString().slice(5, 16)

type Said = {
  readonly id: string
  readonly service: string
  readonly event: string
  readonly classifier: string
  readonly when: string
  readonly told?: string
  readonly call?: string
}

/** One event that tells all in one message. */
const event = ({ id, service, event, classifier, when, told = '01T06:00', call = 'tc-1' }: Said) => ({
  ...PORT_CALL_EVENT,
  eventID: id,
  eventUpdatedDateTime: at(told),
  terminalCall: { terminalCallID: call, serviceCodeOrReference: { carrierServiceCode: 'NP3' } },
  portCallService: {
    portCallServiceTypeCode: service,
    portCallServiceEventTypeCode: event,
    serviceLocation: { UNLocationCode: 'SEGOT' },
  },
  timestamp: { classifierCode: classifier, serviceDateTime: at(when) },
})
const berth = (id: string, classifier: string, when: string, told = '01T06:00') =>
  event({ id, service: 'BERTH', event: 'ARRI', classifier, when, told })

const STAY = [
  event({ id: 'a', service: 'ANCHORAGE', event: 'ARRI', classifier: 'ACT', when: '01T05:20' }),
  berth('b', 'EST', '01T09:00', '01T04:00'),
  berth('c', 'PLN', '01T08:30', '01T03:00'),
  berth('d', 'ACT', '01T07:30', '01T07:31'),
  event({ id: 'e', service: 'ALL_FAST', event: 'CMPL', classifier: 'ACT', when: '01T08:10' }),
  event({ id: 'f', service: 'CARGO_OPERATIONS', event: 'STRT', classifier: 'ACT', when: '01T08:40' }),
  event({ id: 'g', service: 'CARGO_OPERATIONS', event: 'CMPL', classifier: 'PLN', when: '01T10:00' }),
  event({ id: 'h', service: 'CARGO_OPERATIONS', event: 'CMPL', classifier: 'ACT', when: '01T10:30' }),
  event({ id: 'i', service: 'BERTH', event: 'DEPA', classifier: 'ACT', when: '01T11:15' }),
]
const lines = (messages: readonly object[]): string => messages.map((one) => JSON.stringify(one)).join('\n')

const taken = async (files: readonly string[], harbour = new Harbour()): Promise<Harbour> => {
  for (const [i, file] of files.entries()) await harbour.take(dcsaFormat, file, ARRIVED + i * 1000)
  return harbour
}
const partsOf = (harbour: Harbour): string[] =>
  harbour
    .of('visit_time')
    .sort((a, b) => a.started_at - b.started_at)
    .map(
      ({ category, started_at, ended_at }) =>
        `${category} ${iso(started_at)?.slice(6)}-${iso(ended_at)?.slice(6)}`,
    )

describe('dcsaFormat', () => {
  it('makes a call, its history and the parts of its stay of words', async () => {
    const harbour = await taken([lines(STAY)])
    const [visit] = harbour.of('vessel_visit')
    expect(harbour.of('vessel_visit')).toHaveLength(1)
    expect(visit).toMatchObject({ visit_id: 'tc-1', vessel: 'Northern Pine', imo: '9074729', service: 'NP3' })
    expect(
      [visit?.etb, visit?.atb, visit?.etc_plan, visit?.last_lift, visit?.counted_at].map((v) =>
        iso(v ?? null),
      ),
    ).toEqual(['05-01T08:30', '05-01T07:30', '05-01T10:00', '05-01T10:30', '05-01T11:15'])
    expect(visit).toMatchObject({ missing_stamps: [], quality: 100, sort_at: visit?.atb })
    expect(harbour.of('port_call_event')).toHaveLength(STAY.length)
    expect(partsOf(harbour)).toEqual([
      'WAIT 05:20-06:00',
      'WAIT 06:00-07:00',
      'WAIT 07:00-07:30',
      'MOORING 07:30-08:00',
      'MOORING 08:00-08:10',
      'STARTUP 08:10-08:40',
      'OPERATION 08:40-09:00',
      'OPERATION 09:00-10:00',
      'OPERATION 10:00-10:30',
      'FINISH 10:30-11:00',
      'FINISH 11:00-11:15',
    ])
  })

  it('gives the same in any order and any cut into files, and the same again adds nothing', async () => {
    const whole = (await taken([lines(STAY)])).content()
    const random = seeded(7)
    for (let round = 0; round < 40; round += 1) {
      const order = shuffled(STAY, random)
      const cut = Math.floor(random() * order.length)
      const files = [lines(order.slice(0, cut)), lines(order.slice(cut)), lines(shuffled(STAY, random))]
      const harbour = await taken(files.filter((file) => file !== ''))
      expect(harbour.content()).toEqual(whole)
      const versions = [...harbour.rows.values()].map(({ row }) => JSON.stringify(row))
      await harbour.take(dcsaFormat, lines(shuffled(STAY, random)), ARRIVED + 9000)
      expect([...harbour.rows.values()].map(({ row }) => JSON.stringify(row))).toEqual(versions)
    }
  })

  it('lets a corrected event replace the one before, parts of the stay included', async () => {
    const harbour = await taken([lines(STAY), lines([berth('d', 'ACT', '01T08:00', '01T09:00')])])
    const actual = harbour.of('port_call_event').filter(({ stamp }) => stamp === 'atb')
    expect(actual.map((word) => iso(word.at))).toEqual(['05-01T08:00'])
    expect(partsOf(harbour).slice(0, 5)).toEqual([
      ...['WAIT 05:20-06:00', 'WAIT 06:00-07:00', 'WAIT 07:00-08:00', 'MOORING 08:00-08:10'],
      'STARTUP 08:10-08:40',
    ])
    // Sent later, but said earlier.
    await harbour.take(dcsaFormat, lines([berth('d', 'ACT', '01T07:00', '01T07:30')]), ARRIVED + 5000)
    expect(iso(harbour.of('vessel_visit')[0]?.atb ?? null)).toBe('05-01T08:00')
  })

  it('does not let an estimate that was said earlier win over a later one', async () => {
    const harbour = await taken([
      lines([berth('x', 'EST', '01T12:00', '01T05:00')]),
      lines([berth('y', 'EST', '01T11:00', '01T04:00')]),
    ])
    expect(iso(harbour.of('vessel_visit')[0]?.etb ?? null)).toBe('05-01T12:00')
    expect(harbour.of('port_call_event')).toHaveLength(2)
  })

  it('moves a call that another source told, and overwrites none of what it knew with less', async () => {
    const harbour = new Harbour()
    const atb = Date.parse(at('01T07:10'))
    const row = {
      ...EMPTY_VISIT,
      ...{
        terminal_id: 'got',
        visit_id: 'pine-1',
        vessel: 'Northern Pine',
        imo: '9074729',
        voyage_in: '101E',
      },
      ...{ atb, all_fast: Date.parse(at('01T07:50')), sort_at: atb, counted_at: atb, loa_m: 294, version: 5 },
      source: 'port-calls:got',
    }
    harbour.put({ table: 'vessel_visit', row })
    const ahead = event({ id: 'z', service: 'ALL_FAST', event: 'CMPL', classifier: 'EST', when: '01T09:00' })
    await taken([lines([ahead])], harbour)
    expect(harbour.of('vessel_visit')).toHaveLength(1)
    expect(harbour.of('vessel_visit')[0]).toMatchObject({ all_fast: row.all_fast, loa_m: 294, line: '' })
    await taken([lines([berth('d', 'ACT', '01T07:30')])], harbour)
    const [moved] = harbour.of('vessel_visit')
    expect([iso(moved?.atb ?? null), iso(moved?.counted_at ?? null)]).toEqual(['05-01T07:30', '05-01T07:30'])
  })

  it('leaves stays alone that the stamps of the call do not show', async () => {
    const harbour = new Harbour()
    const [atb, atd] = [Date.parse(at('01T07:00')), Date.parse(at('01T11:00'))]
    const row = {
      ...EMPTY_VISIT,
      ...{ terminal_id: 'got', visit_id: 'pine-1', vessel: 'Northern Pine', imo: '9074729' },
      ...{ atb, atd, sort_at: atb, counted_at: atb, version: 5, source: 'port-calls:got' },
    }
    const part = {
      terminal_id: 'got',
      visit_id: 'pine-1',
      berth_id: '7',
      category: 'BERTH',
      source: '',
      version: 5,
    } as const
    const stays = [
      { ...part, started_at: atb, ended_at: atb + 1_800_000 },
      { ...part, started_at: atd - 1_800_000, ended_at: atd },
    ]
    harbour.put(
      { table: 'vessel_visit', row },
      ...stays.map((stay) => ({ table: 'visit_time' as const, row: stay })),
    )
    await taken(
      [lines([event({ id: 'e', service: 'ALL_FAST', event: 'CMPL', classifier: 'ACT', when: '01T07:20' })])],
      harbour,
    )
    expect(harbour.of('visit_time')).toEqual(stays)
    expect(iso(harbour.of('vessel_visit')[0]?.all_fast ?? null)).toBe('05-01T07:20')
  })

  it('finds the call of a time that names only its service, whatever comes first and in which file', async () => {
    const moves = {
      ...SERVICE,
      portCallServiceID: 's-2',
      portCallServiceTypeCode: 'MOVES',
      moves: [{ loadUnits: { totalUnits: 120 }, dischargeUnits: { totalUnits: 80 } }],
    }
    const messages = [PORT_CALL, TERMINAL_CALL, SERVICE, TIMESTAMP, moves]
    const whole = await taken([lines(messages)])
    const [visit] = whole.of('vessel_visit')
    expect(visit).toMatchObject({
      visit_id: 'tc-1',
      vessel: 'Northern Pine',
      voyage_in: '101E',
      plan_load: 120,
      plan_disc: 80,
    })
    expect([iso(visit?.etb ?? null), whole.of('port_call_event')[0]?.remark]).toEqual([
      '05-01T12:00',
      '[WEA] Fog in the fairway',
    ])
    const random = seeded(11)
    for (let round = 0; round < 30; round += 1) {
      const files = shuffled(messages, random).map((one) => JSON.stringify(one))
      const received = (harbour: Harbour) =>
        harbour.of('port_call_event').map((word) => ({ ...word, received_at: 0 }))
      const harbour = await taken(files)
      expect(received(harbour)).toEqual(received(whole))
      expect({ ...harbour.of('vessel_visit')[0], version: 0 }).toEqual({ ...visit, version: 0 })
    }
  })

  it('keeps the messages as they came, and says which told what', async () => {
    const readings = await new Harbour().take(dcsaFormat, lines([PORT_CALL, SERVICE, TIMESTAMP]), ARRIVED)
    const messages = readings.flatMap((one) => (one.kind === 'message' ? [one.message] : []))
    expect(messages.map(({ seq, type, text }) => [seq, type, JSON.parse(text)])).toEqual([
      [1, 'PORT_CALL', PORT_CALL],
      [2, 'PORT_CALL_SERVICE', SERVICE],
      [3, 'TIMESTAMP', TIMESTAMP],
    ])
    expect(readings.flatMap((one) => (one.kind === 'item' ? [one.message] : []))).toEqual([1, 2, 3])
  })

  it('rejects what names no call, and refuses what is no text', async () => {
    const readings = await new Harbour().take(dcsaFormat, '{"classifierCode":"ACT"}\n{"mood":1}', ARRIVED)
    expect(readings.flatMap((one) => (one.kind === 'rejection' ? [one.rejection.reason] : []))).toEqual([
      'REFERENCE_MISSING',
      'UNKNOWN_MESSAGE',
    ])
    await expect(new Harbour().take(dcsaFormat, '', ARRIVED)).rejects.toThrow('EMPTY_FILE')
  })

  it('never throws on damaged or hostile messages', async () => {
    const random = seeded(3)
    const bytes = Buffer.from(lines([...STAY, PORT_CALL, TERMINAL_CALL, SERVICE, TIMESTAMP, SCHEDULE]))
    for (let round = 0; round < 150; round += 1) {
      const harbour = new Harbour()
      const opened = await dcsaFormat.open(
        (async function* () {
          yield damaged(bytes, random)
        })(),
        {
          ...{ terminal: harbour.terminal, batchId: 'b', receivedAt: ARRIVED, mapping: null },
          known: harbour.known,
        },
      )
      if ('readings' in opened)
        for await (const reading of opened.readings) expect(reading.kind).toBeTypeOf('string')
    }
    const odd = { ...TIMESTAMP, portCallServiceID: '__proto__', timestampID: 'constructor' }
    const hostile = [{ ...SERVICE, portCallServiceID: '__proto__', terminalCallID: 'constructor' }, odd, odd]
    expect((await taken([lines(hostile)])).of('port_call_event')).toHaveLength(1)
  })
})
