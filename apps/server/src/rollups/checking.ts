import type { RollupDay } from '@quaywise/admin-store'
import type { Place } from '@quaywise/report-kit/compile'
import { ROLLUPS, type Rollup } from '@quaywise/report-kit/rollup'
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
 * Compares the built days of one month at a time, and so in the end all of them: at each turn the next dataset, and of
 * it the month after the one that was compared last, the oldest again after the newest.
 */
export class Sampling {
  readonly #parts: Building
  readonly #last = new Map<string, string>()
  #turn = 0

  constructor(parts: Building) {
    this.#parts = parts
  }

  async next(): Promise<readonly Difference[]> {
    const terminals = await this.#parts.admin.terminals.list()
    const pairs = terminals.flatMap((terminal) =>
      [...ROLLUPS.values()].map((rollup) => ({ terminal, rollup })),
    )
    for (const _ of pairs) {
      const pair = pairs[this.#turn++ % pairs.length]
      const days = pair ? await this.#month(pair.rollup, pair.terminal) : []
      if (pair && days.length > 0) return reconcile(this.#parts, pair.rollup, pair.terminal, days)
    }
    return []
  }

  async #month({ dataset }: Rollup, { id, zone }: Place): Promise<readonly RollupDay[]> {
    const print = printOf(dataset.name, zone)
    const all = await this.#parts.admin.rollups.days(id, dataset.name)
    const clean = all.filter((day) => isClean(day, print))
    const key = `${id} ${dataset.name}`
    const after = this.#last.get(key) ?? ''
    const month = (clean.find(({ day }) => day.slice(0, 7) > after) ?? clean[0])?.day.slice(0, 7)
    if (month === undefined) return []
    this.#last.set(key, month)
    return clean.filter(({ day }) => day.startsWith(month))
  }
}
