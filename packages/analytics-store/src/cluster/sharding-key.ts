import { splitList } from './split-list.ts'

const NAME = /^`?([A-Za-z_]\w*)`?$/
const MACHINE = 'eq_id'
const TERMINAL = 'terminal_id'

/** What decides on which shard a row lies. */
export type ShardedTable = {
  readonly columns: readonly string[]
  /** The list of its `ORDER BY`. */
  readonly orderBy: string
  /** Whether rows of one sort key become one row, and must therefore meet. */
  readonly merges: boolean
}

/**
 * The sharding expression of a table: terminal and machine; without a machine, terminal and sort key. Where rows of
 * one key become one, it is terminal and the next column of the key, so that they lie on one shard with their kin.
 */
export const shardingKey = ({ columns, orderBy, merges }: ShardedTable): string => {
  const key = splitList(orderBy).flatMap((part) => NAME.exec(part)?.[1] ?? [])
  const known = merges ? key : columns
  const first = known.includes(TERMINAL) ? [TERMINAL] : []
  const others = key.filter((column) => column !== TERMINAL)
  const chosen = [
    ...first,
    ...(known.includes(MACHINE) ? [MACHINE] : others.slice(0, merges ? 1 : others.length)),
  ]
  // Never by chance: a batch sent again has to go where it went before.
  return chosen.length === 0 ? '0' : `cityHash64(${chosen.join(', ')})`
}
