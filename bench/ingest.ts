import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerChild } from '@quaywise/testing'
import { dcsaRate } from './ingest/dcsa.ts'
import { type EdifactRate, edifactRate } from './ingest/edifact.ts'
import { type MemoryFigures, memoryOf } from './ingest/memory.ts'
import { engineRates, ourRates, type Rate } from './ingest/rates.ts'
import { linesOf } from './store/lines.ts'

const LEAST_RATIO = 0.5
const MOST_GROWTH = 300
const MEBIBYTES = 300

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')
const met = (is: boolean): string => (is ? 'met' : 'NOT met')

const rateLine = ({ writing, ours, again, engine }: Rate): readonly string[] => [
  ...[writing, count(ours), count(again), count(engine), (ours / engine).toFixed(2)],
  met(ours / engine >= LEAST_RATIO),
]

/** A move of the quay becomes a stay, an instruction and a lift. */
const ROWS_A_BOX = 3

/** `plainly` is how fast rows come in as NDJSON: what a message costs beyond that is reading, looking up and laying out. */
const edifactLine = (rate: EdifactRate | null, plainly: number): string => {
  if (!rate) return 'EDIFACT: not read by this server'
  const { messages, mebibytes, accepted, boxes } = rate
  return (
    `EDIFACT: ${count(messages)} messages, ${mebibytes.toFixed(2)} MiB and ${count(boxes)} containers a second` +
    ` (${count(accepted)} taken): ${((boxes * ROWS_A_BOX) / plainly).toFixed(2)} of their rows as NDJSON`
  )
}

const dcsaLine = (rate: number | null): string =>
  rate === null ? 'DCSA: not read by this server' : `DCSA: ${count(rate)} words on calls a second`

/** Pages of files are the system's to take back: what the server may cost others is its own memory. */
const memoryLine = ({ mebibytes, idle, most, seconds }: MemoryFigures): string => {
  const growth = most.own - idle.own
  const pages = `${count(idle.ofFiles)} MiB idle, at most ${count(most.ofFiles)}`
  return (
    `Memory: ${count(idle.own)} MiB of its own idle, at most ${count(most.own)} while ${count(mebibytes)} MiB of NDJSON` +
    ` came in (${(mebibytes / seconds).toFixed(1)} MiB a second): ${count(growth)} more,` +
    ` aim at most ${MOST_GROWTH}: ${met(growth <= MOST_GROWTH)}\n` +
    `Pages of its programs: ${pages}; both together: ${count(idle.total)}, at most ${count(most.total)}`
  )
}

/**
 * Measures how fast files come in, against the engine's own bulk insert of the same rows, and what a long stream
 * does to the memory; `npm run bench -- ingest 5120` sends 5 GiB.
 */
export const ingest = async (mebibytes: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-bench-'))
  const engine = await engineRates()
  const server = await ServerChild.start(folder)
  try {
    console.log(`${memoryLine(await memoryOf(server, mebibytes))}\n`)
    const head = ['rows a second', 'sent', 'sent again', 'engine', 'ratio', `aim: at least ${LEAST_RATIO}`]
    const rates = await ourRates(server, engine)
    console.log(linesOf([head, ...rates.map(rateLine)]))
    console.log(`\n${edifactLine(await edifactRate(server), rates[0]?.ours ?? Number.NaN)}`)
    console.log(dcsaLine(await dcsaRate(server)))
  } finally {
    await server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await ingest(Number(process.argv[2] ?? MEBIBYTES))
