import { constants, existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type AdminStore, openAdminStore } from '@quaywise/admin-store'
import {
  type AnalyticsStore,
  MIGRATIONS,
  migrate,
  openClusterStore,
  openEmbeddedStore,
  openServerStore,
  StoreError,
} from '@quaywise/analytics-store'
import type { Config } from '../config/config.ts'
import { StartProblem } from './start-problem.ts'

/** The two stores of a process, open and migrated. */
export type Stores = { readonly store: AnalyticsStore; readonly admin: AdminStore }

const notWritable = (folder: string): StartProblem =>
  new StartProblem(
    `The folder ${folder} cannot be written to: choose one that you may write to, for example DATA_DIR=./data.`,
  )

const inUse = (folder: string): StartProblem =>
  new StartProblem(
    `The folder ${folder} is in use by another process: stop that one, or choose another folder, for example DATA_DIR=./data2.`,
  )

/** Makes a folder and its parents. Node's own recursive form never ends where a system refuses with ENOENT. */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  await mkdir(folder, { mode: 0o700 })
}

const prepare = async (folder: string): Promise<void> => {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw notWritable(folder)
  }
}

const analyticsProblem = (thrown: unknown, folder: string, config: Config): unknown => {
  if (!(thrown instanceof StoreError)) return thrown
  if (thrown.code === 'IN_USE') return inUse(folder)
  if (thrown.code === 'NOT_WRITABLE') return notWritable(folder)
  if (!config.CLICKHOUSE_URL) return new StartProblem(thrown.message)
  if (config.CLICKHOUSE_CLUSTER) {
    const [said] = thrown.message.split('\n')
    return new StartProblem(`CLICKHOUSE_URL and CLICKHOUSE_CLUSTER lead to no working cluster: ${said}`)
  }
  return new StartProblem(
    `CLICKHOUSE_URL leads to no working server: check its address, user and password (${thrown.code}).`,
  )
}

const openAnalytics = async (config: Config, folder: string): Promise<AnalyticsStore> => {
  const { CLICKHOUSE_URL: url, CLICKHOUSE_CLUSTER: cluster } = config
  try {
    if (!url) return await openEmbeddedStore({ path: join(folder, 'analytics') })
    return await (cluster ? openClusterStore({ url, cluster }) : openServerStore({ url }))
  } catch (thrown) {
    throw analyticsProblem(thrown, folder, config)
  }
}

const openAdmin = async (config: Config, folder: string): Promise<AdminStore> => {
  const url = config.DATABASE_URL
  try {
    return await openAdminStore(url ? { url } : { path: join(folder, 'admin.sqlite') })
  } catch (thrown) {
    const said = thrown instanceof Error ? thrown.message : String(thrown)
    throw new StartProblem(
      url
        ? `DATABASE_URL leads to no working database (${said}): check its address, user and password.`
        : `${folder}/admin.sqlite cannot be opened (${said}): choose another folder, for example DATA_DIR=./data2.`,
      { cause: thrown },
    )
  }
}

/** Opens both stores and brings their tables up to date. Throws a `StartProblem` where the user can mend it. */
export const openStores = async (config: Config): Promise<Stores> => {
  const folder = resolve(config.DATA_DIR)
  await prepare(folder)
  const store = await openAnalytics(config, folder)
  try {
    await migrate(store, MIGRATIONS)
    return { store, admin: await openAdmin(config, folder) }
  } catch (thrown) {
    await store.close()
    throw thrown
  }
}
