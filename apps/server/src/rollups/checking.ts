import { ROLLUPS } from '@quaywise/report-kit/rollup'
import type { Building } from './builder.ts'
import { type Difference, reconcile } from './reconcile.ts'
import { isClean, printOf } from './shelves.ts'

/** Compares all roll-ups with the facts; `onDifference` is told of each day that differs. */
export const reconcileAll = async (
  parts: Building,
  onDifference: (difference: Difference) => void,
): Promise<number> => {
  let found = 0
  for (const terminal of await parts.admin.terminals.list())
    for (const rollup of ROLLUPS.values()) {
      const days = await parts.admin.rollups.days(terminal.id, rollup.dataset.name)
      const differences = await reconcile(parts, rollup, terminal, days)
      differences.forEach(onDifference)
      found += differences.length
    }
  return found
}

/**
 * Compares one built day a time, and so in the end all of them: at each turn the next dataset, and of it the day after
 * the one that was compared last, the oldest again after the newest.
 */
export class Sampling {
  readonly #parts: Building
  readonly #last = new Map<string, string>()
  #turn = 0

  constructor(parts: Building) {
    this.#parts = parts
  }

  async next(): Promise<readonly Difference[]> {
    const { admin } = this.#parts
    const terminals = await admin.terminals.list()
    const pairs = terminals.flatMap((terminal) =>
      [...ROLLUPS.values()].map((rollup) => ({ terminal, rollup })),
    )
    const chosen = pairs[this.#turn++ % Math.max(1, pairs.length)]
    if (!chosen) return []
    const { terminal, rollup } = chosen
    const dataset = rollup.dataset.name
    const print = printOf(dataset, terminal.zone)
    const days = (await admin.rollups.days(terminal.id, dataset)).filter((day) => isClean(day, print))
    const key = `${terminal.id} ${dataset}`
    const after = this.#last.get(key) ?? ''
    const day = days.find((one) => one.day > after) ?? days[0]
    if (!day) return []
    this.#last.set(key, day.day)
    return reconcile(this.#parts, rollup, terminal, [day])
  }
}
