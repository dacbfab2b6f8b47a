import type { Origin, TableRow } from '../fact-format.ts'
import type { JsonValue } from '../json/value.ts'
import type { Memory } from '../known/memory.ts'
import type { OrderTold } from './leg-book.ts'
import type { KnownMachine } from './machine-kinds.ts'
import type { TicOrder } from './order.ts'
import { ordersTold } from './orders-told.ts'
import { rowChanges } from './row-changes.ts'
import { type RowMachine, rowsOfStretch } from './state-rows.ts'
import { bothOf, byTime, LASTS_MS, type StepSeen, type Stretch, stretchesOf } from './stretches.ts'

const BUCKET_MS = 4 * 3_600_000
const REACH = LASTS_MS / BUCKET_MS
const STEPS_A_BUCKET = 20_000

/** A step of a machine with where it was told. */
export type ToldStep = {
  readonly machine: KnownMachine
  readonly seen: StepSeen
  /** What its message said of the orders at which the machine was. */
  readonly orders: readonly TicOrder[]
  readonly line: number
  readonly message: number
}
/** What one step changes. */
export type StepChange = {
  readonly line: number
  readonly message: number
  readonly facts: readonly TableRow[]
  readonly gone: readonly TableRow[]
  /** What became known of orders; with the last step of its machine. */
  readonly orders: readonly OrderTold[]
}

const keyOf = (eqId: string, bucket: number) => ({ kind: 'STEPS', name: `${bucket} ${eqId}` }) as const
const bucketOf = (at: number): number => Math.floor(at / BUCKET_MS)

/**
 * Makes states of the steps that machines tell. Every step is remembered, so that the states follow from all of
 * them: the order in which they come, and the files they come in, make no difference.
 */
export class StepBook {
  readonly #origin: Origin
  readonly #memory: Memory

  constructor(origin: Origin, memory: Memory) {
    this.#origin = origin
    this.#memory = memory
  }

  async fetch(steps: readonly ToldStep[]): Promise<void> {
    const keys = steps.flatMap(({ machine, seen }) =>
      around(bucketOf(seen.at)).map((bucket) => keyOf(machine.eqId, bucket)),
    )
    await this.#memory.fetch([...new Map(keys.map((key) => [key.name, key])).values()])
  }

  /** Takes steps of many machines at once; those that are one too many come back. */
  take(steps: readonly ToldStep[]): {
    readonly changes: readonly StepChange[]
    readonly full: readonly ToldStep[]
  } {
    const full: ToldStep[] = []
    const byMachine = Map.groupBy(steps, ({ machine }) => machine.eqId)
    const changes = [...byMachine.values()].flatMap((told) => this.#machine(told, full))
    return { changes, full }
  }

  #machine(told: readonly ToldStep[], full: ToldStep[]): readonly StepChange[] {
    const [first] = told
    if (!first) return []
    const { eqId, eqKind } = first.machine
    const { id: terminal_id, zone } = this.#origin.terminal
    const machine: RowMachine = { terminal_id, eq_kind: eqKind, eq_id: eqId, zone }
    const buckets = new Set(told.flatMap(({ seen }) => around(bucketOf(seen.at))))
    const before = [...buckets].flatMap((bucket) => this.#seen(eqId, bucket))
    const rows = new Map<number, readonly TableRow[]>()
    const kept = told.filter((one) => {
      const bucket = bucketOf(one.seen.at)
      const seen = withStep(this.#seen(eqId, bucket), one.seen)
      if (seen.length > STEPS_A_BUCKET) full.push(one)
      else rows.set(bucket, this.#memory.set(keyOf(eqId, bucket), packed(seen)))
      return seen.length <= STEPS_A_BUCKET
    })
    const cut = (steps: readonly StepSeen[]): readonly CutStretch[] =>
      stretchesOf(steps, eqKind).map((stretch) => ({ stretch, rows: rowsOfStretch(machine, stretch) }))
    const now = [...buckets].flatMap((bucket) => this.#seen(eqId, bucket))
    const [stood, after] = [cut(before), cut(now)]
    const changes = spread(kept, after, rowChanges(rowsIn(stood), rowsIn(after)), rows)
    const orders = ordersTold(first.machine, kept, stretchesIn(stood), stretchesIn(after))
    return changes.map((change, i) => (i === changes.length - 1 ? { ...change, orders } : change))
  }

  #seen(eqId: string, bucket: number): readonly StepSeen[] {
    return unpacked(this.#memory.get(keyOf(eqId, bucket)))
  }
}

const around = (bucket: number): readonly number[] =>
  Array.from({ length: 2 * REACH + 1 }, (_, i) => bucket - REACH + i)

/** The steps with one more; orders of one that is there are told together. */
const withStep = (seen: readonly StepSeen[], step: StepSeen): readonly StepSeen[] => {
  const known = seen.find((one) => byTime(one, step) === 0)
  if (!known) return [...seen, step].sort(byTime)
  const orders = bothOf(known.orders, step.orders)
  return orders === known.orders ? seen : seen.map((one) => (one === known ? { ...one, orders } : one))
}

const packed = (seen: readonly StepSeen[]): JsonValue =>
  seen.map(({ at, word, on, orders }) => [at, word, on ? 1 : 0, ...(orders.length > 0 ? [[...orders]] : [])])

const unpacked = (told: JsonValue | undefined): readonly StepSeen[] =>
  (Array.isArray(told) ? told : []).map((one) => {
    const [at, word, on, orders] = Array.isArray(one) ? one : []
    const ids = Array.isArray(orders) ? orders.map(String) : []
    return { at: Number(at), word: String(word), on: on === 1, orders: ids }
  })

type CutStretch = { readonly stretch: Stretch; readonly rows: readonly TableRow[] }

const stretchesIn = (cut: readonly CutStretch[]): readonly Stretch[] => cut.map(({ stretch }) => stretch)
const rowsIn = (cut: readonly CutStretch[]): readonly TableRow[] => cut.flatMap(({ rows }) => rows)

/**
 * Lays each stretch to the step that ends it, one whose end came before to the step that begins it, and what else
 * changed to the last. So steps that come again tell all their rows again: what a crash kept from being written.
 */
const spread = (
  told: readonly ToldStep[],
  after: readonly CutStretch[],
  { facts, gone }: Pick<StepChange, 'facts' | 'gone'>,
  memories: ReadonlyMap<number, readonly TableRow[]>,
): readonly StepChange[] => {
  const instants = new Set(told.map(({ seen }) => seen.at))
  const own = Map.groupBy(after, ({ stretch: { startedAt, endedAt } }) =>
    instants.has(endedAt) ? endedAt : startedAt,
  )
  const owned = new Set(told.flatMap(({ seen }) => rowsIn(own.get(seen.at) ?? [])))
  return told.map(({ seen, line, message }, i) => {
    const last = i === told.length - 1
    const rest = last ? facts.filter((one) => !owned.has(one)) : []
    const memory = memories.get(bucketOf(seen.at)) ?? []
    return {
      line,
      message,
      facts: [...rowsIn(own.get(seen.at) ?? []), ...rest, ...memory],
      gone: last ? gone : [],
      orders: [],
    }
  })
}
