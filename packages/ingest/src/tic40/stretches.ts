import type { EquipmentKind } from '@quaywise/domain'
import { type Step, type StepWait, stepOf, waitOf } from './machine.ts'

/** One step of a machine: when, which, whether it is in it, and at which orders, as far as is told. */
export type StepSeen = {
  readonly at: number
  readonly word: string
  readonly on: boolean
  readonly orders: readonly string[]
}

/** A stretch in one step. */
export type Stretch = Step & {
  readonly startedAt: number
  readonly endedAt: number
  readonly word: string
  /** The orders at which it was told to be. */
  readonly orders: readonly string[]
  /** The wait that it was; null for none. */
  readonly wait: StepWait | null
}

/** A step that nothing confirms for so long counts as not known after. */
export const LASTS_MS = 48 * 3_600_000

/** The order in which steps count: by time; at one instant ends before beginnings, then by name. */
export const byTime = (a: StepSeen, b: StepSeen): number =>
  a.at - b.at || Number(a.on) - Number(b.on) || (a.word < b.word ? -1 : a.word > b.word ? 1 : 0)

/** A step that is not over yet, with when it was seen last. */
type OpenStep = StepSeen & { readonly seenAt: number }

const confirmedBy = (open: OpenStep, { at, orders }: StepSeen): OpenStep => ({
  ...open,
  seenAt: at,
  orders: bothOf(open.orders, orders),
})

/** Orders that were told together, in an order of their own. */
export const bothOf = (a: readonly string[], b: readonly string[]): readonly string[] =>
  b.length === 0 ? a : [...new Set([...a, ...b])].sort()

/**
 * The stretches that steps make: one ends where the next begins or where it is told to end. The same steps give
 * the same stretches, in whatever order they came; the one that is not over yet is not among them.
 */
export const stretchesOf = (steps: readonly StepSeen[], kind: EquipmentKind): readonly Stretch[] => {
  const found: Stretch[] = []
  let open: OpenStep | null = null
  const close = (step: OpenStep, at: number): void => {
    const endedAt = at - step.seenAt > LASTS_MS ? step.seenAt : at
    const { word, orders } = step
    const state = stepOf(word, kind)
    if (state && endedAt > step.at)
      found.push({ ...state, startedAt: step.at, endedAt, word, orders, wait: waitOf(word, kind) })
  }
  for (const step of [...steps].sort(byTime)) {
    const lasting: OpenStep | null = open
    const same = lasting?.word === step.word && step.at - lasting.seenAt <= LASTS_MS
    if (lasting && same && step.on) open = confirmedBy(lasting, step)
    else if (step.on || same) {
      if (lasting) close(lasting, step.at)
      open = step.on ? { ...step, seenAt: step.at } : null
    }
  }
  return found
}
