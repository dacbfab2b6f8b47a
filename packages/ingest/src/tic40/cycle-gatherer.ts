import { ticKey } from './key.ts'
import type { Machine, MachineCycle } from './reading.ts'

const PENDING = 10_000

/** Brings the start and the end of a cycle together; keeps at most 10,000 that are not ended. */
export class CycleGatherer {
  readonly #pending = new Map<string, { startedAt?: number; endedAt?: number }>()

  /** The cycle, once both its start and its end are told. */
  tell(machine: Machine, cycleId: string, end: 'start' | 'end', at: number): MachineCycle | null {
    const id = JSON.stringify([machine.eqId, cycleId])
    const known = { ...this.#pending.get(id), [end === 'start' ? 'startedAt' : 'endedAt']: at }
    const { startedAt, endedAt } = known
    this.#pending.delete(id)
    if (startedAt === undefined || endedAt === undefined || endedAt <= startedAt) {
      this.#pending.set(id, known)
      const [oldest] = this.#pending.keys()
      if (this.#pending.size > PENDING && oldest !== undefined) this.#pending.delete(oldest)
      return null
    }
    const key = ticKey('cycle', machine.eqId, cycleId, startedAt)
    return { ...machine, key, cycleId: cycleId || key, startedAt, endedAt }
  }
}
