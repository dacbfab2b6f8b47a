import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { USER } from './config-files.ts'
import { type ClickHouse, startNode } from './engine-node.ts'
import { freePort } from './free-port.ts'

export type ClusterOptions = {
  /** Holds a data folder for each node. */
  readonly dir: string
  /** 3 by default. */
  readonly shards?: number
  /** Of each node; 1 GB by default. */
  readonly memoryBytes?: number
}

/** A real cluster on loopback addresses, one node a shard: without replication and without a keeper. */
export type ClickHouseCluster = {
  /** Its name, as `CLICKHOUSE_CLUSTER` takes it. */
  readonly name: string
  /** The first node, with user and password. */
  readonly url: string
  readonly nodes: readonly ClickHouse[]
  stop(): Promise<void>
}

const NAME = 'quay'
const MEMORY_BYTES = 1e9

type Place = { readonly host: string; readonly tcpPort: number }

// Each node has an address of its own and all share one HTTP port, as on machines of their own.
const placesOf = (shards: number): Promise<readonly Place[]> =>
  Promise.all(
    Array.from({ length: shards }, async (_, shard) => ({
      host: `127.0.0.${shard + 1}`,
      tcpPort: await freePort(),
    })),
  )

const clusterXml = (places: readonly Place[], password: string): string => {
  const shards = places.map(
    ({ host, tcpPort }) =>
      `<shard><replica><host>${host}</host><port>${tcpPort}</port><user>${USER}</user><password>${password}</password></replica></shard>`,
  )
  return `<remote_servers><${NAME}>${shards.join('')}</${NAME}></remote_servers>`
}

/** Starts a sharded cluster out of the library that the product embeds; it ends with this process. */
export const startCluster = async ({
  dir,
  shards = 3,
  memoryBytes = MEMORY_BYTES,
}: ClusterOptions): Promise<ClickHouseCluster> => {
  const password = randomBytes(24).toString('hex')
  const port = await freePort()
  const places = await placesOf(shards)
  const more = clusterXml(places, password)
  const nodes = await Promise.all(
    places.map((place, shard) =>
      startNode({ ...place, port, password, memoryBytes, more, dir: join(dir, `shard-${shard + 1}`) }),
    ),
  )
  const [first] = nodes
  if (first === undefined) throw new Error('A cluster has at least one shard.')
  const stop = async (): Promise<void> => void (await Promise.all(nodes.map((node) => node.stop())))
  return { name: NAME, url: first.url, nodes, stop }
}
