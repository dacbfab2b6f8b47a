export type { ClickHouse } from './engine-node.ts'
export { type ClickHouseOptions, startClickHouse } from './start-clickhouse.ts'
export { type ClickHouseCluster, type ClusterOptions, startCluster } from './start-cluster.ts'
