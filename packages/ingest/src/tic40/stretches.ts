import type { EquipmentKind } from '@quaywise/domain'
import { type Step, type StepWait, stepOf, waitOf } from './machine.ts'

/** One step of a machine: when, which, and whether it is in it. */
export type StepSeen = { readonly at: number; readonly word: string; readonly on: boolean }

/** A stretch in one step. */
export type Stretch = Step & {
  readonly startedAt: number
  readonly endedAt: number
  /** The wait that it was; null for none. */
  readonly wait: StepWait | null
}

/** A step that nothing confirms for so long counts as not known after. */
export const LASTS_MS = 48 * 3_600_000

/** The order in which steps count: by time; at one instant ends before beginnings, then by name. */
export const byTime = (a: StepSeen, b: StepSeen): number =>
  a.at - b.at || Number(a.on) - Number(b.on) || (a.word < b.word ? -1 : a.word > b.word ? 1 : 0)

/**
 * The stretches that steps make: one ends where the next begins or where it is told to end. The same steps give
 * the same stretches, in whatever order they came; the one that is not over yet is not among them.
 */
export const stretchesOf = (steps: readonly StepSeen[], kind: EquipmentKind): readonly Stretch[] => {
  const found: Stretch[] = []
  let open: (StepSeen & { seenAt: number }) | null = null
  const close = (step: StepSeen & { seenAt: number }, at: number): void => {
    const endedAt = at - step.seenAt > LASTS_MS ? step.seenAt : at
    const state = stepOf(step.word, kind)
    if (state && endedAt > step.at)
      found.push({ ...state, startedAt: step.at, endedAt, wait: waitOf(step.word, kind) })
  }
  for (const step of [...steps].sort(byTime)) {
    const lasting: (StepSeen & { seenAt: number }) | null = open
    const same = lasting?.word === step.word && step.at - lasting.seenAt <= LASTS_MS
    if (lasting && same && step.on) lasting.seenAt = step.at
    else if (step.on || same) {
      if (lasting) close(lasting, step.at)
      open = step.on ? { ...step, seenAt: step.at } : null
    }
  }
  return found
}
