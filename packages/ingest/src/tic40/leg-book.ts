import { EQUIPMENT_KINDS, OP_MODES, WAIT_ROOTS } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import { isObject, type JsonValue, listAt, member } from '../json/value.ts'
import type { Memory } from '../known/memory.ts'
import type { LegPart } from './leg-parts.ts'
import { legRows, type MachinePart, type OrderSaid } from './leg-rows.ts'
import type { KnownMachine } from './machine-kinds.ts'
import type { TicOrder } from './order.ts'
import { rowChanges } from './row-changes.ts'

/** What steps of a machine say of an order: what it did for it, near instants at which it was told. */
export type OrderTold = {
  readonly machine: KnownMachine
  readonly order: string
  readonly near: readonly number[]
  readonly parts: readonly LegPart[]
  /** What messages said of the order besides, and when. */
  readonly said: readonly (TicOrder & { readonly at: number })[]
}

type Said = readonly [value: string, at: number]
type Words = { readonly unit: Said; readonly op: Said; readonly visitId: Said }
type Kept = { readonly words: Words; readonly parts: readonly MachinePart[] }

/** What a machine did so near to an instant is told anew with a step at that instant. */
const NEAR_MS = 24 * 3_600_000
const PARTS_KEPT = 100
const UNTOLD: Said = ['', 0]

const keyOf = (order: string) => ({ kind: 'LEGS', name: order }) as const

/**
 * Makes the stages of orders of what machines did for them. All of it is remembered, and the rows follow from it: the
 * order in which machines tell it, and the files it comes in, make no difference.
 */
export class LegBook {
  readonly #terminalId: string
  readonly #memory: Memory

  constructor({ terminal }: Pick<Origin, 'terminal'>, memory: Memory) {
    this.#terminalId = terminal.id
    this.#memory = memory
  }

  fetch(told: readonly OrderTold[]): Promise<void> {
    return this.#memory.fetch(told.map(({ order }) => keyOf(order)))
  }

  /** What is told of an order changes: all its rows, since a crash may have kept some from being written. */
  take(told: OrderTold): { readonly facts: readonly TableRow[]; readonly gone: readonly TableRow[] } {
    const key = keyOf(told.order)
    const before = keptIn(this.#memory.get(key))
    const after = withTold(before, told)
    const rows = (kept: Kept): readonly TableRow[] =>
      legRows({ terminalId: this.#terminalId, order: told.order }, saidIn(kept.words), kept.parts).map(
        (row) => ({ table: 'leg', row }),
      )
    const facts = rows(after)
    const { gone } = rowChanges(rows(before), facts)
    const says = after.parts.length > 0 || Object.values(after.words).some(([value]) => value !== '')
    const kept = says || before.parts.length > 0 ? this.#memory.set(key, asKept(after)) : []
    return { facts: [...facts, ...kept], gone }
  }
}

const saidIn = ({ unit, op, visitId }: Words): OrderSaid => ({
  ...{ unit: unit[0], visitId: visitId[0] },
  op: OP_MODES.find((mode) => mode === op[0]) ?? '',
})

const withTold = ({ words, parts }: Kept, { machine, near, parts: told, said }: OrderTold): Kept => {
  const isNear = ({ from }: { readonly from: number }): boolean =>
    near.some((at) => Math.abs(from - at) <= NEAR_MS)
  const others = parts.filter((part) => part.eqId !== machine.eqId || !isNear(part))
  const own = told.filter(isNear).map(({ order: _, ...part }): MachinePart => ({ ...machine, ...part }))
  return {
    words: said.reduce(withWord, words),
    parts: [...others, ...own].sort(byTime).slice(-PARTS_KEPT),
  }
}

const byTime = (a: MachinePart, b: MachinePart): number =>
  a.from - b.from || a.to - b.to || (a.eqId < b.eqId ? -1 : a.eqId > b.eqId ? 1 : 0)

const withWord = (words: Words, { unit, op, visitId, at }: OrderTold['said'][number]): Words => ({
  unit: later(words.unit, [unit, at]),
  op: later(words.op, [op, at]),
  visitId: later(words.visitId, [visitId, at]),
})

/** Of two words the one that was said later, of two at once the greater; one that says nothing changes nothing. */
const later = (a: Said, b: Said): Said => {
  if (b[0] === '') return a
  if (a[0] === '' || a[1] !== b[1]) return a[0] !== '' && a[1] > b[1] ? a : b
  return a[0] >= b[0] ? a : b
}

const asKept = ({ words, parts }: Kept): JsonValue => ({
  words: { unit: [...words.unit], op: [...words.op], visitId: [...words.visitId] },
  parts: parts.map(({ eqKind, eqId, from, to, waitMs, kind, root }) => [
    ...[eqKind, eqId, from, to, waitMs, kind, root],
  ]),
})

const keptIn = (told: JsonValue | undefined): Kept => {
  const object = isObject(told) ? told : {}
  const words = member(object, 'words')
  const wordOf = (name: string): Said => {
    const said = isObject(words) ? member(words, name) : undefined
    return Array.isArray(said) ? [String(said[0]), Number(said[1])] : UNTOLD
  }
  return {
    words: { unit: wordOf('unit'), op: wordOf('op'), visitId: wordOf('visitId') },
    parts: listAt(object, 'parts').flatMap(partIn),
  }
}

const partIn = (told: JsonValue): readonly MachinePart[] => {
  if (!Array.isArray(told)) return []
  const [kindOfMachine, eqId, from, to, waitMs, kind, root] = told
  const eqKind = EQUIPMENT_KINDS.find((one) => one === kindOfMachine)
  if (!eqKind) return []
  const waited = kind === 'STARVED' || kind === 'BLOCKED' ? kind : ''
  return [
    {
      ...{ eqKind, eqId: String(eqId), from: Number(from), to: Number(to), waitMs: Number(waitMs) },
      ...{ kind: waited, root: WAIT_ROOTS.find((one) => one === root) ?? '' },
    },
  ]
}
