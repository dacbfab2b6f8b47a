import { type Cut, Tally } from './tally.ts'

const PHASES_BY = { always: [], fine: ['kind', 'machine', 'phase'] } as const
const PHASES_SUMS = ['phases', 'ms'] as const

/** The phases of cycles, where they are told. */
export class PhaseLedger {
  readonly phases: Tally<Cut<typeof PHASES_BY>, (typeof PHASES_SUMS)[number]>

  constructor(fine: boolean) {
    this.phases = new Tally<Cut<typeof PHASES_BY>, (typeof PHASES_SUMS)[number]>(fine, PHASES_BY, PHASES_SUMS)
  }

  phase(kind: string, machine: string, phase: string, ms: number): void {
    const sums = this.phases.at({ kind, machine, phase })
    sums.phases++
    sums.ms += ms
  }
}
