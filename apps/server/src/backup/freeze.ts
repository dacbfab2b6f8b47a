import { cp, link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AnalyticsStore } from '@quaywise/analytics-store'

const NAME = /^[a-z]\w*$/

/** What lies beside the parts of a table and belongs to them. */
const BESIDE = /^(format_version\.txt|mutation_\d+\.txt|deduplication_logs)$/

const tablesOf = async (store: AnalyticsStore): Promise<string[]> => {
  const { rows } = await store.query<{ name: string }>(
    `SELECT name FROM system.tables WHERE database = 'quaywise' AND engine LIKE '%MergeTree' ORDER BY name`,
  )
  return rows.map(({ name }) => name).filter((name) => NAME.test(name))
}

/** Below `store/<xyz>/<table or database>`: what of it is not a part, which freezing keeps by itself. */
const keepBeside = async (from: string, to: string): Promise<void> => {
  for (const name of await readdir(from)) {
    if (!BESIDE.test(name) && !name.endsWith('.sql')) continue
    await mkdir(to, { recursive: true, mode: 0o700 })
    // Files of parts never change; these do, so that they are copied, not linked.
    await cp(join(from, name), join(to, name), { recursive: true })
  }
}

/**
 * Keeps the parts of every table of the embedded engine as they are now, under a name, with what belongs to them:
 * links to files that never change, so that it takes a moment. Gives the folder, shaped like the engine's own.
 * Nothing may be written meanwhile.
 */
export const freezeTables = async (
  store: AnalyticsStore,
  engineFolder: string,
  name: string,
): Promise<string> => {
  if (!NAME.test(name)) throw new Error(`${name} is no plain name.`)
  for (const table of await tablesOf(store))
    await store.command(`ALTER TABLE quaywise.${table} FREEZE WITH NAME '${name}'`)
  const frozen = join(engineFolder, 'shadow', name)
  await mkdir(frozen, { recursive: true, mode: 0o700 })
  for (const first of await readdir(join(engineFolder, 'store')))
    for (const second of await readdir(join(engineFolder, 'store', first)))
      await keepBeside(join(engineFolder, 'store', first, second), join(frozen, 'store', first, second))
  const metadata = join(frozen, 'metadata')
  await mkdir(metadata, { mode: 0o700 })
  await link(join(engineFolder, 'metadata', 'quaywise.sql'), join(metadata, 'quaywise.sql'))
  await cp(join(engineFolder, 'metadata', 'quaywise'), join(metadata, 'quaywise'), { verbatimSymlinks: true })
  return frozen
}

/** Lets go of what was frozen, of this backup and of any that was broken off. */
export const dropFrozen = async (frozen: string): Promise<void> => {
  await rm(dirname(frozen), { recursive: true, force: true })
}
