import { randomBytes } from 'node:crypto'
import { type AnalyticsStore, openClusterStore, openServerStore, StoreError } from '@quaywise/analytics-store'
import { openBench } from './bench.ts'
import { ENGINE_CHECKS } from './engine-checks.ts'
import { runChecks } from './run-checks.ts'

/** Which engine to check, where to say what holds, and whether somebody has had enough. */
export type Verification = {
  readonly url: string
  readonly cluster?: string
  readonly print: (line: string) => void
  readonly isStopped: () => boolean
}

const ACCESS_DENIED = 497

/**
 * Runs every check against a server or a cluster, in a database of its own which is dropped at the end; the product's
 * is not touched. Gives back whether all of them hold; what keeps them from running is told in a sentence.
 */
export const verifyEngine = async (wanted: Verification): Promise<boolean> => {
  const { print, isStopped } = wanted
  const database = `quaywise_verify_${randomBytes(6).toString('hex')}`
  try {
    const store = await openScratch(wanted, database)
    try {
      return await verifyStore(store, print, isStopped)
    } finally {
      await store.command(`DROP DATABASE IF EXISTS ${database} SYNC`)
      await store.close()
    }
  } catch (thrown) {
    print(`Not verified: ${reasonOf(thrown)}`)
    return false
  }
}

const openScratch = ({ url, cluster }: Verification, database: string): Promise<AnalyticsStore> =>
  cluster === undefined ? openServerStore({ url, database }) : openClusterStore({ url, cluster, database })

const verifyStore = async (
  store: AnalyticsStore,
  print: (line: string) => void,
  isStopped: () => boolean,
): Promise<boolean> => {
  const { rows } = await store.query<{ version: string }>('SELECT version() AS version')
  print(`ClickHouse ${rows[0]?.version}, in the scratch database ${store.database}`)
  const bench = await openBench(store)
  try {
    const failed = await runChecks(ENGINE_CHECKS, bench, print, isStopped)
    print(
      failed === 0
        ? `All ${ENGINE_CHECKS.length} hold.`
        : `${failed} of ${ENGINE_CHECKS.length} do not hold.`,
    )
    return failed === 0
  } finally {
    await bench.close()
  }
}

const reasonOf = (thrown: unknown): string => {
  const said = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown)
  if (!(thrown instanceof StoreError) || thrown.engineCode !== ACCESS_DENIED) return said
  return `the user lacks a right (docs/guides/run-on-your-engines.md lists them, here for quaywise_verify_*): ${said}`
}
