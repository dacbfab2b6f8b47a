import type { AnalyticsStore } from '../analytics-store.ts'
import { ensureDatabase } from '../server-client.ts'
import { openServerStore, type ServerOptions, serverStore } from '../server-store.ts'
import { StoreError, toStoreError } from '../store-error.ts'
import { ClusterStore } from './cluster-store.ts'
import { type ClusterNode, type FoundCluster, findLayout } from './find-layout.ts'

export type ClusterStoreOptions = ServerOptions & {
  /** The name of the cluster, as the servers know it. */
  readonly cluster: string
}

const MAX_SECONDS = 60

/**
 * An insert is answered when it is on its shards; the rows of a sub-query come from all shards; and one replica is
 * read and written before the others, so that what was written is read.
 */
const CLUSTER_SETTINGS = {
  distributed_foreground_insert: 1,
  distributed_product_mode: 'global',
  parallel_distributed_insert_select: 0,
  load_balancing: 'in_order',
} as const

/**
 * Connects to one server of a cluster and makes the database on all of them. Without a keeper every node must answer
 * over HTTP at its name in the cluster, on the port and with the user of the URL. Throws `UNAVAILABLE` when one does not.
 */
export const openClusterStore = async (options: ClusterStoreOptions): Promise<AnalyticsStore> => {
  const found = await lookAt(options)
  const nodes = await openNodes(options, found)
  const here = serverStore(options, CLUSTER_SETTINGS)
  const lenient = serverStore(options, { ...CLUSTER_SETTINGS, skip_unavailable_shards: 1 })
  const store = new ClusterStore(found, { here, lenient, nodes })
  try {
    await store.prepare()
    return store
  } catch (thrown) {
    await store.close()
    throw thrown
  }
}

const lookAt = async (options: ClusterStoreOptions): Promise<FoundCluster> => {
  const first = await openServerStore(options)
  try {
    return await findLayout(first, options.cluster)
  } finally {
    await first.close()
  }
}

const openNodes = async (
  options: ClusterStoreOptions,
  { layout, nodes }: FoundCluster,
): Promise<readonly AnalyticsStore[]> => {
  if (layout.replicated) return []
  const urls = nodes.map((node) => urlOf(options.url, node))
  await Promise.all(urls.map((url, i) => makeDatabase(url, nodes[i]?.host ?? '', options, layout.database)))
  return urls.map((url) => serverStore({ ...options, url }))
}

const urlOf = (url: string, { host }: ClusterNode): string => {
  const of = new URL(url)
  of.hostname = host.includes(':') ? `[${host}]` : host
  return of.href
}

const makeDatabase = async (
  url: string,
  host: string,
  { maxSeconds = MAX_SECONDS }: ServerOptions,
  database: string,
): Promise<void> => {
  try {
    await ensureDatabase(url, maxSeconds, database)
  } catch (thrown) {
    const { code, message } = toStoreError(thrown)
    throw new StoreError(code, `The node ${host} of the cluster: ${message}`)
  }
}
