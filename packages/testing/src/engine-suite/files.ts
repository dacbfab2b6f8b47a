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

const FILES: readonly SentFile[] = [
  {
    ...{ name: 'port calls', path: `port-calls?mapping=${MAPPING.id}`, contentType: 'text/csv' },
    ...{ body: callsCsv(CALLS), accepted: CALLS },
  },
  {
    ...{ name: 'corrected port calls', path: `port-calls?mapping=${MAPPING.id}`, contentType: 'text/csv' },
    ...{ body: corrected(callsCsv(CALLS)), accepted: corrected(callsCsv(CALLS)).split(' 10:30').length - 1 },
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
