import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS, migrate, openEmbeddedStore } from '@quaywise/analytics-store'
import type { ServerChild } from '@quaywise/testing'
import { fileOf, type Writing } from './rows.ts'

const ROWS = 200_000
const ROWS_AN_INSERT = 50_000

/** Rows a second of one way in, ours and the engine's own. */
export type Rate = {
  readonly writing: Writing
  readonly ours: number
  readonly again: number
  readonly engine: number
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

const FORMAT = { NDJSON: 'JSONEachRow', CSV: 'CSVWithNames' } as const

/** The engine's own bulk insert of the same rows into the same table, in a folder of its own. */
export const engineRates = async (): Promise<ReadonlyMap<Writing, number>> => {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-bench-'))
  const store = await openEmbeddedStore({ path: join(folder, 'analytics') })
  await migrate(store, MIGRATIONS)
  const rates = new Map<Writing, number>()
  for (const writing of ['NDJSON', 'CSV'] as const) {
    const files = Array.from({ length: ROWS / ROWS_AN_INSERT }, (_, i) =>
      fileOf(writing, i * ROWS_AN_INSERT, ROWS_AN_INSERT),
    )
    const seconds = await secondsOf(async () => {
      for (const file of files) await store.insert('quaywise.che_cycle', FORMAT[writing], file)
    })
    rates.set(writing, ROWS / seconds)
    await store.command('TRUNCATE TABLE quaywise.che_cycle')
  }
  await store.close()
  rmSync(folder, { recursive: true, force: true })
  return rates
}

/** Rows a second through the server, the first time and when the same file comes again. */
export const ourRates = async (
  server: ServerChild,
  engine: ReadonlyMap<Writing, number>,
): Promise<readonly Rate[]> => {
  const rates: Rate[] = []
  for (const [i, writing] of (['NDJSON', 'CSV'] as const).entries()) {
    const file = fileOf(writing, i * ROWS, ROWS)
    const first = await secondsOf(() => server.send('facts/che_cycle', file))
    const second = await secondsOf(() => server.send('facts/che_cycle', file))
    rates.push({ writing, ours: ROWS / first, again: ROWS / second, engine: engine.get(writing) ?? 0 })
  }
  return rates
}
