import type { RollupDay } from '@quaywise/admin-store'
import { StoreError } from '@quaywise/analytics-store'
import type { Place } from '@quaywise/report-kit/compile'
import { ROLLUPS, type Rollup } from '@quaywise/report-kit/rollup'
import { Builder, type Building, runsOf } from './builder.ts'
import { settleClasses } from './classes.ts'
import { fillGaps, seedDays } from './seed.ts'
import { printOf } from './shelves.ts'

/** Builds what waits to be built, a run of days at a time. */
export class RollupWork {
  readonly #parts: Building
  readonly #quietMs: number
  /** How many days of a dataset at once the engine had the memory for, where a month was too much. */
  readonly #most = new Map<string, number>()

  /** `quietMs`: how long nothing must have been written to a day before it is built. */
  constructor(parts: Building, quietMs: number) {
    this.#parts = parts
    this.#quietMs = quietMs
  }

  /**
   * Builds the newest run of days that waits of each dataset; gives back how many days these were. Stops when
   * `goOn`, asked before each, says no; with `only`, of that terminal. One that fails keeps none of the others back; what it threw is thrown at the end.
   */
  async step(goOn: () => Promise<boolean> = async () => true, only: string | null = null): Promise<number> {
    let days = 0
    const failures: unknown[] = []
    const terminals = await this.#parts.admin.terminals.list()
    for (const terminal of terminals.filter(({ id }) => only === null || only === id)) {
      await settleClasses(this.#parts, terminal).catch((error: unknown) => failures.push(error))
      for (const rollup of ROLLUPS.values()) {
        if (!(await goOn())) return days
        try {
          await seedDays(this.#parts, rollup, terminal)
          days += await this.#newest(rollup, terminal)
        } catch (error) {
          failures.push(error)
        }
      }
    }
    if (failures.length > 0) throw failures[0]
    return days
  }

  async #newest(rollup: Rollup, terminal: Place): Promise<number> {
    const waiting = runsOf(await this.#waiting(rollup, terminal)).at(-1)
    if (!waiting) return 0
    const builder = new Builder(this.#parts, rollup, terminal)
    const of = `${terminal.id} ${rollup.dataset.name}`
    const run = waiting.slice(-(this.#most.get(of) ?? waiting.length))
    await this.#inParts(builder, run, of)
    await builder.month(run[0]?.day.slice(0, 7) ?? '')
    const known = await this.#parts.admin.rollups.days(terminal.id, rollup.dataset.name)
    await fillGaps(this.#parts, rollup, terminal, known)
    return run.length
  }

  /** Builds a run, by halves where the engine has not the memory for all of it; the next ones are as short at once. */
  async #inParts(builder: Builder, run: readonly RollupDay[], of: string): Promise<void> {
    try {
      await builder.build(run)
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'MEMORY') || run.length < 2) throw error
      const half = Math.ceil(run.length / 2)
      this.#most.set(of, half)
      await this.#inParts(builder, run.slice(0, half), of)
      await this.#inParts(builder, run.slice(half), of)
    }
  }

  #waiting(rollup: Rollup, terminal: Place): Promise<readonly RollupDay[]> {
    const now = new Date()
    const dataset = rollup.dataset.name
    const quiet = new Date(now.getTime() - this.#quietMs)
    const print = printOf(dataset, terminal.zone)
    return this.#parts.admin.rollups.waiting({ terminal: terminal.id, dataset, print, quiet, now })
  }
}
