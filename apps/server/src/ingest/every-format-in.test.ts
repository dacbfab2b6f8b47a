import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { columnsOf, TABLES } from '@quaywise/analytics-store'
import { type IngestPorts, ingestStream } from '@quaywise/ingest'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portsOf } from './ports-of.ts'

const FIXTURES = join(import.meta.dirname, '../../../../packages/ingest/src/edifact/fixture')
const SAMPLES = process.env.SAMPLES ?? join(import.meta.dirname, '../../../../../shared/samples')

type File = { readonly kind: string; readonly name: string; readonly open: () => Readable }

const onDisk = (kind: string, folder: string, names: readonly string[]): readonly File[] =>
  names.map((name) => ({ kind, name, open: () => createReadStream(join(folder, name)) }))
const text = (kind: string, name: string, content: string): File => ({
  ...{ kind, name },
  open: () => Readable.from([Buffer.from(content)], { objectMode: false }),
})

/** One word on a call of the vessel that the EDIFACT files speak of. */
const word = (id: string, service: string, event: string, classifier: string, when: string): string =>
  JSON.stringify({
    eventID: id,
    eventUpdatedDateTime: when,
    portCall: { portCallID: 'pc-1', UNLocationCode: 'SEGOT' },
    terminalCall: { terminalCallID: 'tc-1' },
    portCallService: { portCallServiceTypeCode: service, portCallServiceEventTypeCode: event },
    vessel: { vesselIMONumber: '9074729', vesselName: 'Northern Pine' },
    timestamp: { classifierCode: classifier, serviceDateTime: when },
  })
const step = (name: string, timestamp: string): string =>
  JSON.stringify({
    che: [{ id: 'A7', type: 'agv', [name]: { status: [{ timestamp, pomt: 'actual', value: true }] } }],
  })

// The fixtures share vessels without numbers and containers without a story: the stays and voyages of those are told
// apart by what came before. The order of messages that tell one story is tested with the formats.
const OF_NO_STORY = ['baplie-1.5.edi', 'coarri.edi', 'codeco.edi', 'copino.edi', 'coparn.edi']
const EDI = readdirSync(FIXTURES).filter((name) => name.endsWith('.edi'))
const FILES: readonly File[] = [
  ...onDisk('edifact', FIXTURES, EDI),
  text(
    'dcsa',
    'berthing',
    [
      word('a', 'BERTH', 'ARRI', 'PLN', '2026-05-01T08:30:00Z'),
      word('b', 'BERTH', 'ARRI', 'ACT', '2026-05-01T09:10:00Z'),
    ].join('\n'),
  ),
  text('dcsa', 'leaving', word('c', 'BERTH', 'DEPA', 'ACT', '2026-05-02T03:40:00Z')),
  text('dcsa', 'berthing corrected', word('b', 'BERTH', 'ARRI', 'ACT', '2026-05-01T10:20:00Z')),
  text(
    'tic40',
    'early',
    [step('movingtocollect', '2026-05-01T08:10:00Z'), step('idle', '2026-05-01T11:40:00Z')].join('\n'),
  ),
  text('tic40', 'between', step('movingtodeliver', '2026-05-01T09:20:00Z')),
]

let stores: TestStores
let ports: IngestPorts
beforeAll(async () => {
  stores = await openTestStores()
  ports = portsOf({ ...stores, now: () => new Date(), dataDir: stores.folder })
})
afterAll(() => stores.close())

const terminalOf = (id: string) =>
  ({ id, name: 'Mole', locode: 'SEGOT', zone: 'Europe/Stockholm', clock: 'live', frozenAt: null }) as const

const send = async (terminal: string, { kind, name, open }: File) => {
  const request = { kind, mapping: null, fileName: name, stream: open() }
  const outcome = await ingestStream({ ...request, terminal: terminalOf(terminal) }, ports)
  if ('fault' in outcome) throw new Error(`${name}: ${outcome.fault.detail}`)
  return outcome.answer
}

/** Two files that correct each other, and one whose only item makes no fact: an item is counted by its facts. */
const TOLD_ANEW = new Set(['berthing', 'berthing corrected', 'vermas.edi'])

/** Names of one arrival, not of what happened: the number of a batch, and which telling of it stands. */
const OF_ARRIVAL = new Set(['terminal_id', 'ingested_at', 'version', 'batch_id'])

/** What stands of a terminal: the rows of every table as texts, whatever their order. */
const standing = async (terminal: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>()
  for (const table of Object.values(TABLES)) {
    if (['message', 'message_subject', 'source_memory'].includes(table.name)) continue
    const columns = columnsOf(table).filter((column) => !OF_ARRIVAL.has(column))
    const final = table.engine === 'MergeTree' ? '' : 'FINAL'
    const { rows } = await stores.store.query(
      `SELECT ${columns.join(', ')} FROM quaywise.${table.name} ${final} WHERE terminal_id = {terminal:String}`,
      { params: { terminal } },
    )
    if (rows.length > 0) found.set(table.name, rows.map((row) => JSON.stringify(row)).sort())
  }
  return found
}

describe('messages of every format, through the stores', () => {
  it('are the same in the end, whatever the order in which they come', async () => {
    const files = FILES.filter(({ name }) => !OF_NO_STORY.includes(name))
    for (const file of files) await send('forth', file)
    const forth = await standing('forth')
    expect([...forth.keys()]).toEqual(
      expect.arrayContaining(['che_state', 'port_call_event', 'stow_position', 'vessel_visit']),
    )
    for (const file of [...files].reverse()) await send('back', file)
    const back = await standing('back')
    for (const [table, rows] of forth) expect(back.get(table), table).toEqual(rows)
    expect([...back.keys()].sort()).toEqual([...forth.keys()].sort())
  }, 120_000)

  it('change nothing when they come again', async () => {
    for (const file of FILES) await send('again', file)
    const before = await standing('again')
    for (const file of FILES) {
      const { accepted } = await send('again', file)
      if (!TOLD_ANEW.has(file.name)) expect([file.name, accepted]).toEqual([file.name, 0])
    }
    const after = await standing('again')
    for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows)
  }, 120_000)

  it.runIf(existsSync(SAMPLES))(
    'count what the samples hold, once',
    async () => {
      const figures = {
        'moin/BAPLIE_Export.EDI': 672,
        'moin/COARRI.edi': 74,
        'moin/MOVINS DMR V09.edi': 449,
        'openshipping/GBSOU_arrival.BAPLIE.edi.txt': 1457,
        'openshipping/HKG to TAG EDI.EDI': 1119,
      }
      for (const [name, count] of Object.entries(figures)) {
        const [file] = onDisk('edifact', join(SAMPLES, 'edifact'), [name])
        if (!file) throw new Error(name)
        const first = await send('samples', file)
        expect([name, first.accepted + first.duplicate]).toEqual([name, count])
        expect([name, (await send('samples', file)).accepted]).toEqual([name, 0])
      }
    },
    120_000,
  )
})
