/** How the tables of the product lie on a cluster. */
export type Layout = {
  /** The name of the cluster, as its servers know it. */
  readonly cluster: string
  readonly database: string
  /** With a keeper: replicated tables, made on all nodes by one statement. Without: plain ones, node by node. */
  readonly replicated: boolean
}

/** A statement and where it runs: at the node that is asked, or at every node. */
export type Placed = { readonly at: 'here' | 'everywhere'; readonly sql: string }

/** The name of the part of a table that one shard keeps; it begins unlike every table of the product. */
export const localName = (table: string): string => `local_${table}`

/** A change of tables, for every node: in one statement where a keeper passes it on. `table` ends where `ON CLUSTER` goes. */
export const onAllNodes = ({ cluster, replicated }: Layout, table: string, rest: string): Placed =>
  replicated
    ? { at: 'here', sql: `${table} ON CLUSTER ${cluster}${rest}` }
    : { at: 'everywhere', sql: `${table}${rest}` }
