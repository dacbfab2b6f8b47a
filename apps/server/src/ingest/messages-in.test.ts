import type { ContainerVisitFact, VesselVisitFact } from '@quaywise/domain'
import {
  type FactFormat,
  type FactReading,
  type Formats,
  type IngestPorts,
  ingestStream,
  type Known,
} from '@quaywise/ingest'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portsOf } from './ports-of.ts'

let stores: TestStores
let ports: IngestPorts
beforeAll(async () => {
  stores = await openTestStores()
  ports = portsOf({ ...stores, now: () => new Date(), dataDir: stores.folder })
})
afterAll(() => stores.close())
beforeEach(async () => {
  for (const table of ['container_visit', 'vessel_visit', 'message', 'message_subject'])
    await stores.store.command(`TRUNCATE TABLE quaywise.${table}`)
})

const stay = (unit: string, more: Partial<ContainerVisitFact> = {}): ContainerVisitFact => ({
  ...{ terminal_id: 'mole', unit_id: unit, container_no: `${unit}1`, iso_type: '22G1', length_ft: 20 },
  ...{ full_empty: 'FULL', gross_kg: 20_000, reefer: 0, reefer_c: 0, imo_class: '', oog: 0 },
  ...{ pol: '', pod: '', in_mode: 'VESSEL', out_mode: 'TRUCK', flow: 'IMPORT', line: '' },
  ...{ in_visit_id: 'V1', out_visit_id: '', block_id: '', arrived_at: null, yard_in: null, yard_out: null },
  ...{ left_at: null, source: 'test', version: 1, ...more },
})

const DAY = Date.UTC(2026, 0, 9)

type Readings = (known: Known) => AsyncIterable<FactReading>

const send = async (readings: Readings, rowsAtOnce = 1000) => {
  const format: FactFormat = {
    kind: 'test',
    open: async (_stream, { known }) => ({ readings: readings(known) }),
  }
  const formats: Formats = new Map([['test', { facts: format }]])
  const terminal = {
    id: 'mole',
    name: 'Mole',
    locode: '',
    zone: 'UTC',
    clock: 'live',
    frozenAt: null,
  } as const
  const request = { kind: 'test', terminal, mapping: null, fileName: null, stream: (async function* () {})() }
  const outcome = await ingestStream(request, { ...ports, rowsAtOnce }, formats)
  if ('fault' in outcome) throw new Error(outcome.fault.detail)
  return outcome.answer
}

const item = (message: number, ...rows: readonly ContainerVisitFact[]): FactReading => ({
  ...{ kind: 'item', line: 1, message, notices: [] },
  facts: rows.map((row) => ({ table: 'container_visit', row })),
})
const message = (seq: number, text: string): FactReading => ({
  kind: 'message',
  message: { seq, type: 'COARRI', sender: 'LINE', reference: 'R1', at: null, text },
})

const file: Readings = async function* () {
  yield message(1, 'first')
  yield item(1, stay('A'))
  yield item(1, stay('B'))
  yield item(2, stay('C'))
  yield message(2, 'second')
}
const rowsOf = async (sql: string) => (await stores.store.query(sql)).rows

describe('messages', () => {
  it('are kept as they came, once, and are found by what they speak of', async () => {
    expect(await send(file)).toMatchObject({ accepted: 3, duplicate: 0 })
    expect(await send(file, 1)).toMatchObject({ accepted: 0, duplicate: 3 })
    expect(await rowsOf('SELECT seq, type, text FROM quaywise.message ORDER BY seq')).toEqual([
      { seq: 1, type: 'COARRI', text: 'first' },
      { seq: 2, type: 'COARRI', text: 'second' },
    ])
    expect(
      await rowsOf(`SELECT text, subject_kind AS kind, subject_id AS id FROM quaywise.message_subject
        INNER JOIN quaywise.message USING (terminal_id, batch_id, seq) ORDER BY kind, id`),
    ).toEqual([
      ...['A', 'B', 'C'].map((id) => ({ text: id === 'C' ? 'second' : 'first', kind: 'unit', id })),
      { text: 'first', kind: 'visit', id: 'V1' },
      { text: 'second', kind: 'visit', id: 'V1' },
    ])
  })
})

it('an item that makes no fact is known the second time, as its message is', async () => {
  const bare: Readings = async function* () {
    yield item(1)
    yield item(1, stay('A'))
    yield message(1, 'tells little')
    yield item(2)
    yield message(2, 'tells nothing')
  }
  expect(await send(bare)).toMatchObject({ accepted: 3, duplicate: 0 })
  expect(await send(bare)).toMatchObject({ accepted: 0, duplicate: 3 })
})

it('an item with a number that its column cannot hold is rejected, and the others are taken', async () => {
  const answer = await send(async function* () {
    yield item(0, stay('A', { gross_kg: -1 }))
    yield item(0, stay('B'), stay('C', { gross_kg: 1.5 }))
    yield item(0, stay('D', { arrived_at: Number.NaN }))
    yield item(0, stay('E'))
  })
  expect(answer).toMatchObject({ accepted: 1, rejected: 3 })
  expect(await rowsOf('SELECT unit_id FROM quaywise.container_visit')).toEqual([{ unit_id: 'E' }])
})

describe('what is known', () => {
  it('includes rows of the same file, the newest ones, written or not', async () => {
    const found: unknown[] = []
    const readings: Readings = async function* (known) {
      yield item(0, stay('A', { gross_kg: 1 }))
      yield item(0, stay('B', { arrived_at: 5 }))
      yield item(0, stay('A', { gross_kg: 2, version: 2 }))
      const rows = await known.rows('container_visit', [{ unit_id: 'A' }, { unit_id: 'B' }, { unit_id: 'X' }])
      found.push(...rows.map(({ unit_id, gross_kg }) => [unit_id, gross_kg]).sort())
      found.push((await known.stays(['B1', 'X1'])).map(({ unit_id }) => unit_id))
    }
    await send(readings, 1)
    await send(readings, 1000)
    const expected = [['A', 2], ['B', 20_000], ['B']]
    expect(found).toEqual([...expected, ...expected])
  })

  it('finds the call of a vessel by its voyage, else the nearest one', async () => {
    const call = (visit_id: string, sort_at: number, voyage_in: string): Partial<VesselVisitFact> => ({
      ...{ terminal_id: 'mole', visit_id, vessel: 'Ever Given', imo: '9811000', voyage_in, sort_at },
    })
    const calls = [
      call('V1', DAY, '001W'),
      call('V2', DAY + 9_000_000, '002W'),
      call('V3', DAY + 20_000_000, ''),
    ]
    await ports.writeFacts(
      { table: 'vessel_visit', terminalId: 'mole', batchId: 'b', rows: calls, window: null },
      DAY,
      'calls',
    )
    const none = { imo: '', callSign: '', vessel: '', voyage: '', near: null }
    const found: (string | undefined)[] = []
    await send(async function* (known) {
      for (const names of [
        { vessel: 'EVER GIVEN', voyage: '001 w' },
        { imo: '9811000', near: DAY + 8_000_000 },
        { imo: '9811000' },
        { imo: '1234567', vessel: 'EVER GIVEN' },
        { vessel: 'Other' },
      ])
        found.push((await known.calls([{ ...none, ...names }]))({ ...none, ...names })?.visit_id)
      yield item(0)
    })
    expect(found).toEqual(['V1', 'V2', 'V3', undefined, undefined])
  })
})
