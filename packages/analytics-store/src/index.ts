export type {
  AnalyticsStore,
  InsertFormat,
  InsertOptions,
  MissingShards,
  Params,
  ParamValue,
  QueryOptions,
  QueryResult,
  Row,
} from './analytics-store.ts'
export { DATABASE } from './analytics-store.ts'
export { type ClusterStoreOptions, openClusterStore } from './cluster/open-cluster-store.ts'
export type { EmbeddedOptions } from './embedded-engine.ts'
export { openEmbeddedStore } from './embedded-store.ts'
export { type Migration, migrate } from './migrate.ts'
export * from './schema/index.ts'
export { openServerStore, type ServerOptions } from './server-store.ts'
export { StoreError, type StoreErrorCode } from './store-error.ts'
