import type { AnalyticsStore } from '../analytics-store.ts'
import { StoreError } from '../store-error.ts'
import type { Layout } from './layout.ts'

/** A node of a cluster, as its servers know it. */
export type ClusterNode = { readonly shard: number; readonly host: string }

/** A cluster as it was found: how tables lie on it, and its nodes. */
export type FoundCluster = { readonly layout: Layout; readonly nodes: readonly ClusterNode[] }

type NodeRow = { shard: number; host: string; writes_once: number }

/** Unknown table, and no keeper in the configuration. */
const NO_KEEPER = [60, 139]

/**
 * Asks a server for the cluster of this name. Throws `OTHER` with the way out where there is none, where replicas
 * would lose or double rows, or where nodes do not know who they are.
 */
export const findLayout = async (asked: AnalyticsStore, cluster: string): Promise<FoundCluster> => {
  const { rows } = await asked.query<NodeRow>(
    `SELECT shard_num AS shard, host_name AS host, internal_replication AS writes_once FROM system.clusters
      WHERE cluster = {cluster:String} ORDER BY shard_num, replica_num`,
    { params: { cluster } },
  )
  if (rows.length === 0) throw await unknownCluster(asked, cluster)
  const replicated = await hasKeeper(asked)
  checkReplicas(rows, replicated)
  if (replicated) await checkMacros(asked)
  return { layout: { cluster, database: asked.database, replicated }, nodes: rows }
}

const unknownCluster = async (asked: AnalyticsStore, cluster: string): Promise<StoreError> => {
  const { rows } = await asked.query<{ name: string }>('SELECT DISTINCT cluster AS name FROM system.clusters')
  const known = rows.map(({ name }) => name).join(', ') || 'none'
  return new StoreError('OTHER', `The server knows no cluster ${cluster}; it knows: ${known}.`)
}

const hasKeeper = async (asked: AnalyticsStore): Promise<boolean> => {
  try {
    await asked.query("SELECT count() AS n FROM system.zookeeper WHERE path = '/'")
    return true
  } catch (thrown) {
    if (thrown instanceof StoreError && NO_KEEPER.includes(thrown.engineCode ?? 0)) return false
    throw thrown
  }
}

const checkReplicas = (nodes: readonly NodeRow[], replicated: boolean): void => {
  const shards = new Set(nodes.map(({ shard }) => shard))
  if (shards.size === nodes.length) return
  if (nodes.every(({ writes_once }) => (writes_once === 1) === replicated)) return
  throw new StoreError(
    'OTHER',
    `Set internal_replication to ${replicated} on each shard of the cluster: its servers ${replicated ? 'have a' : 'have no'} keeper.`,
  )
}

const checkMacros = async (asked: AnalyticsStore): Promise<void> => {
  const { rows } = await asked.query("SELECT macro FROM system.macros WHERE macro IN ('shard', 'replica')")
  if (rows.length < 2)
    throw new StoreError('OTHER', 'Define the macros shard and replica on every node of the cluster.')
}
