import { ticKey } from './key.ts'
import type { Step } from './machine.ts'
import type { Machine, MachineStretch } from './reading.ts'

const MACHINES = 10_000

/** What a machine tells of a step: that it begins or ends. */
export type StepTold = {
  readonly machine: Machine
  readonly word: string
  readonly step: Step
  readonly on: boolean
  readonly at: number
}

/**
 * Makes stretches of the steps that machines tell: a stretch ends where the next one begins, or where it is
 * told to end. Keeps the open stretch of at most 10,000 machines; the taker may keep one across files.
 */
export class StateTracker {
  readonly #open = new Map<string, MachineStretch>()

  /** The stretch that ends here, if one does; `late` when the step lies before what is known already. */
  tell({ machine, word, step, on, at }: StepTold): {
    readonly ended: MachineStretch | null
    readonly late: boolean
  } {
    const open = this.#open.get(machine.eqId)
    if (open && at < open.startedAt) return { ended: null, late: true }
    if (on ? open?.step === word : open?.step !== word) return { ended: null, late: false }
    this.#open.delete(machine.eqId)
    if (on) this.#begin({ machine, word, step, at })
    const lasts = open !== undefined && at > open.startedAt
    return { ended: lasts ? { ...open, endedAt: at } : null, late: false }
  }

  /** The stretches whose end is not told yet. */
  open(): readonly MachineStretch[] {
    return [...this.#open.values()]
  }

  #begin({ machine, word, step, at }: Omit<StepTold, 'on'>): void {
    const key = ticKey('state', machine.eqId, word, at)
    this.#open.set(machine.eqId, { ...machine, ...step, key, step: word, startedAt: at, endedAt: null })
    const [oldest] = this.#open.keys()
    if (this.#open.size > MACHINES && oldest !== undefined) this.#open.delete(oldest)
  }
}
