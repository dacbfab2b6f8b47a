import { setTimeout as sleep } from 'node:timers/promises'
import type { Building } from './builder.ts'
import { Sampling } from './checking.ts'
import { Leftovers } from './leftovers.ts'
import type { Difference } from './reconcile.ts'
import { RollupWork } from './work.ts'

const MINUTE_MS = 60_000
/** How long nothing must be written to a day before it is built: what is being told now is counted from the facts. */
const QUIET_MS = 5 * MINUTE_MS
const SWEEP_MS = 15 * MINUTE_MS

/** What keeping the roll-ups needs. */
export type RollupTurnParts = Building & {
  /** Whether something else needs the machine: a demonstration that is being loaded. */
  readonly busy: () => Promise<boolean>
  readonly onDifference: (difference: Difference) => void
  /** How long nothing must have been written to a day before it is built; five minutes unless told. */
  readonly quietMs?: number
}

/**
 * Keeps the roll-ups: builds what waits, and compares a month with the facts, one roll-up after the other. One process
 * at a time calls either. Building works half of the time at most.
 */
export class RollupTurns {
  readonly #parts: RollupTurnParts
  readonly #work: RollupWork
  readonly #sampling: Sampling
  readonly #leftovers: Leftovers
  #sweptAt = Date.now()

  constructor(parts: RollupTurnParts) {
    this.#parts = parts
    this.#work = new RollupWork(parts, parts.quietMs ?? QUIET_MS)
    this.#sampling = new Sampling(parts)
    this.#leftovers = new Leftovers(parts)
  }

  /** Builds what waits of a terminal, or of all, until nothing does or `goOn` says no. */
  async build(goOn: () => Promise<boolean>, terminal: string | null = null): Promise<{ days: number }> {
    const mayGoOn = async (): Promise<boolean> => !(await this.#parts.busy()) && (await goOn())
    let days = 0
    while (await mayGoOn()) {
      const began = Date.now()
      const built = await this.#work.step(mayGoOn, terminal)
      if (built === 0) break
      days += built
      await sleep(Date.now() - began)
    }
    return { days }
  }

  /** Compares a month of the next roll-up with its facts, and now and then lets go of what is over. */
  async check(goOn: () => Promise<boolean>): Promise<{ differences: number }> {
    if ((await this.#parts.busy()) || !(await goOn())) return { differences: 0 }
    const found = await this.#sampling.next()
    found.forEach(this.#parts.onDifference)
    if (Date.now() - this.#sweptAt > SWEEP_MS && (await goOn())) {
      this.#sweptAt = Date.now()
      await this.#leftovers.sweep()
    }
    return { differences: found.length }
  }
}
