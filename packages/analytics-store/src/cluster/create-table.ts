import { StoreError } from '../store-error.ts'
import { type Layout, localName, onAllNodes, type Placed } from './layout.ts'
import { shardingKey } from './sharding-key.ts'
import { bracketOf, splitList } from './split-list.ts'

const NO_COLUMN = /^(INDEX|PROJECTION|CONSTRAINT|PRIMARY\s+KEY)\b/i
const ENGINE = /^(\s*ENGINE\s*=\s*)(\w*)MergeTree\b/i
const DEDUPLICATION = /\bnon_replicated_deduplication_window = (\d+)/

/**
 * A table of the MergeTree family on a cluster: one part of it on each shard, and the table of the product's name
 * over them. Rows sent into that one go to their shards; questions to it are answered by all of them.
 */
export const createTable = (layout: Layout, name: string, definition: string): readonly Placed[] => {
  const list = bracketOf(definition)
  const engine = ENGINE.exec(list?.after ?? '')
  if (list === null || engine === null)
    throw new StoreError('SYNTAX', `${name} cannot be made on a cluster: it needs columns and a MergeTree.`)
  const { cluster, database } = layout
  const shard = shardingKey({
    columns: splitList(list.inside).flatMap((line) =>
      NO_COLUMN.test(line) ? [] : (/^`?(\w+)/.exec(line)?.[1] ?? []),
    ),
    orderBy: orderOf(list.after),
    merges: engine[2] !== '',
  })
  const local = localName(name)
  const over = `Distributed('${cluster}', '${database}', '${local}', ${shard})`
  const create = `CREATE TABLE IF NOT EXISTS ${database}`
  return [
    onAllNodes(layout, `${create}.${local}`, ` (${list.inside})${tail(layout, list.after, engine)}`),
    onAllNodes(layout, `${create}.${name}`, ` AS ${database}.${local} ENGINE = ${over}`),
  ]
}

const orderOf = (after: string): string => {
  const key = /\bORDER\s+BY\s+([\s\S]*)/i.exec(after)?.[1] ?? ''
  return bracketOf(key)?.inside ?? /^`?\w+`?(?!\w|\()/.exec(key)?.[0] ?? ''
}

const tail = (
  { replicated }: Layout,
  after: string,
  [whole, before = '', kind = '']: RegExpExecArray,
): string => {
  if (!replicated) return after
  const rest = after.slice(whole.length)
  const given = bracketOf(rest)
  const path = "'/clickhouse/tables/{shard}/{database}/{table}', '{replica}'"
  const args = given?.inside.trim() ? `${path}, ${given.inside}` : path
  return `${before}Replicated${kind}MergeTree(${args})${withReplicatedWindow(given?.after ?? rest)}`
}

/** Replicas remember tokens in the keeper, for a week instead of its hour, so that a late retry still adds nothing. */
const withReplicatedWindow = (settings: string): string =>
  settings.replace(
    DEDUPLICATION,
    (own, window: string) =>
      `${own}, replicated_deduplication_window = ${window}, replicated_deduplication_window_seconds = 604800`,
  )
