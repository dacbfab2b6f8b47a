import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mostOf, ServerChild } from '@quaywise/testing'
import { addExporter, exportLifts } from './export/exporter.ts'
import { fileOf } from './ingest/rows.ts'

const ROWS = 1_000_000
const ROWS_A_FILE = 50_000
const MOST_GROWTH = 400
const MEBIBYTE = 1_048_576

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')

/** Lifts of quay cranes, made of the rows of the ingest benchmark. */
const liftsFrom = (from: number, rows: number): string =>
  fileOf('NDJSON', from, rows)
    .replaceAll('"eq_kind":"AGV"', '"eq_kind":"QC"')
    .replaceAll('"trolley":""', '"trolley":"main"')
    .replaceAll('"lift_kind":""', '"lift_kind":"BOX"')

const measured = async (server: ServerChild, format: 'xlsx' | 'csv', rows: number): Promise<string> => {
  await sleep(3000)
  const idle = server.memory()
  let most = idle
  const watch = setInterval(() => {
    most = mostOf(most, server.memory())
  }, 100)
  const { bytes, seconds } = await exportLifts(server, format)
  clearInterval(watch)
  const growth = most.own - idle.own
  return (
    `${format}: ${count(rows)} rows, ${count(bytes / MEBIBYTE)} MiB in ${seconds.toFixed(1)} s` +
    ` (${count(rows / seconds)} rows a second); own memory ${count(idle.own)} MiB idle, at most ${count(most.own)}:` +
    ` ${count(growth)} more, aim at most ${MOST_GROWTH}: ${growth <= MOST_GROWTH ? 'met' : 'NOT met'};` +
    ` with pages of its programs ${count(idle.total)}, at most ${count(most.total)}`
  )
}

/** Exports so many rows from a server of its own and watches its memory; `npm run bench -- export 100000`. */
export const exporting = async (rows: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-bench-'))
  await addExporter(folder)
  const server = await ServerChild.start(folder)
  try {
    for (let from = 0; from < rows; from += ROWS_A_FILE)
      await server.send('facts/che_cycle', liftsFrom(from, Math.min(ROWS_A_FILE, rows - from)))
    // The first export takes what a server takes once.
    await exportLifts(server, 'csv')
    for (const format of ['csv', 'xlsx'] as const) console.log(await measured(server, format, rows))
  } finally {
    await server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await exporting(Number(process.argv[2] ?? ROWS))
