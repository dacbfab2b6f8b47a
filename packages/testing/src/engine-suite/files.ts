import { TEST_TOOL_TOKEN } from '../app.ts'
import { contentOf } from '../content-of.ts'
import { callsCsv, MAPPING } from '../harbour-file.ts'
import type { Bench, Side } from './bench.ts'
import { compared, type EngineCheck, expected } from './check.ts'

/** A file as a source sends it, and how many rows of it are taken the first time. */
type SentFile = {
  readonly name: string
  /** The path after `/v1/ingest/`, with its query. */
  readonly path: string
  readonly contentType: string
  readonly body: string
  readonly accepted: number
}

const CALLS = 90

/** Another hour alongside for every third call. */
const corrected = (csv: string): string => csv.replaceAll(/^(S\d*[036],.*) 09:30$/gm, '$1 10:30')

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 6, minute)).toISOString()

/** Lifts of three cranes; `late` by so many seconds at each set-down. */
const lifts = (late: number): string =>
  Array.from({ length: 600 }, (_, i) =>
    JSON.stringify({
      ...{
        cycle_id: `L${i}`,
        eq_kind: 'QC',
        eq_id: `Q${i % 3}`,
        trolley: 'main',
        lift_kind: 'BOX',
        op: 'DISC',
      },
      ...{ started_at: at(i * 2), ended_at: Date.parse(at(i * 2 + 1)) + (i % 5 === 0 ? late * 1000 : 0) },
      ...{ visit_id: 'V1', crane_boxes: 1, throughput_boxes: 1, boxes: 1, teu: 1.5, unit_ids: [`U${i}`] },
    }),
  ).join('\n')

/** States of two machines that run over local hours. */
const states = (): string =>
  [
    'eq_kind,eq_id,state,started_at,ended_at',
    ...Array.from(
      { length: 60 },
      (_, i) => `AGV,A${i % 2},${i % 4 < 2 ? 'WORKING' : 'IDLE'},${at(i * 50)},${at(i * 50 + 100)}`,
    ),
  ].join('\n')

/** What a terminal reports of two boxes over its quay. */
const REPORT = `UNB+UNOA:2+TERMINAL+LINE+260301:0900+77'UNH+1+COARRI:D:95B:UN'BGM+44+R1+9'TDT+20+113+1++LINE:172:20+++9074729:146::NORTHERN PINE'NAD+CA+LINE:160:20'EQD+CN+MSKU9070323+45G1:102:5++2+5'DTM+203:202603010815:203'LOC+9+CNSHA:139:6'LOC+11+SEGOT:139:6'MEA+AAE+G+KGM:21000'EQD+CN+TCLU4265727+22G1:102:5++2+5'DTM+203:202603010822:203'LOC+9+CNSHA:139:6'LOC+11+SEGOT:139:6'MEA+AAE+G+KGM:9000'CNT+16:2'UNT+15+1'UNZ+1+77'`

const TERMINAL = `terminal=${MAPPING.id}`
const FILES: readonly SentFile[] = [
  {
    ...{ name: 'port calls', path: `port-calls?mapping=${MAPPING.id}`, contentType: 'text/csv' },
    ...{ body: callsCsv(CALLS), accepted: CALLS },
  },
  {
    ...{ name: 'corrected port calls', path: `port-calls?mapping=${MAPPING.id}`, contentType: 'text/csv' },
    ...{ body: corrected(callsCsv(CALLS)), accepted: corrected(callsCsv(CALLS)).split(' 10:30').length - 1 },
  },
  {
    ...{ name: 'lifts', path: `facts/che_cycle?${TERMINAL}`, contentType: 'application/x-ndjson' },
    ...{ body: lifts(0), accepted: 600 },
  },
  {
    ...{ name: 'corrected lifts', path: `facts/che_cycle?${TERMINAL}`, contentType: 'application/x-ndjson' },
    ...{ body: lifts(20), accepted: 120 },
  },
  {
    ...{ name: 'states', path: `facts/che_state?${TERMINAL}`, contentType: 'text/csv' },
    ...{ body: states(), accepted: 60 },
  },
  {
    ...{ name: 'a discharge report', path: `edifact?${TERMINAL}`, contentType: 'application/edifact' },
    ...{ body: REPORT, accepted: 2 },
  },
]

const tool = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }

const send = async (
  { app }: Side,
  { path, contentType, body }: SentFile,
): Promise<Record<string, unknown>> => {
  const headers = { ...tool, 'content-type': contentType }
  const response = await app.inject({ method: 'POST', url: `/v1/ingest/${path}`, headers, payload: body })
  const { accepted, rejected, duplicate } = response.json().data ?? {}
  return { status: response.statusCode, accepted, rejected, duplicate }
}

const fileComplaints = async (bench: Bench, file: SentFile): Promise<readonly string[]> => {
  const url = `/v1/ingest/mappings/${MAPPING.id}`
  for (const side of [bench.outside, bench.embedded])
    await side.app.inject({ method: 'PUT', url, headers: tool, payload: MAPPING })
  const first = await send(bench.outside, file)
  const again = await send(bench.outside, file)
  await send(bench.embedded, file)
  return [
    ...expected('accepted', [first.status, first.accepted, first.rejected], [200, file.accepted, 0]),
    ...expected('accepted again', [again.status, again.accepted, again.rejected], [200, 0, 0]),
    ...(await compared(bench, 'content', async ({ store }) =>
      withoutClock(await contentOf(store, MAPPING.id)),
    )),
  ]
}

/** Versions are instants of the clock, of which each side has its own. */
const withoutClock = (content: Awaited<ReturnType<typeof contentOf>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(content).map(([table, kept]) => [table, kept?.kept]))

/** What comes in over the API is taken once, and a correction replaces what it corrects. */
export const FILE_CHECKS: readonly EngineCheck[] = FILES.map((file) => ({
  name: `${file.name} come in once`,
  complaints: (bench) => fileComplaints(bench, file),
}))
