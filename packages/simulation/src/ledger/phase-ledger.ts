import { Tally } from './tally.ts'

/** The phases of cycles, where they are told. */
export class PhaseLedger {
  readonly phases = new Tally(['kind', 'machine', 'phase'], ['phases', 'ms'])

  phase(kind: string, machine: string, phase: string, ms: number): void {
    const sums = this.phases.at({ kind, machine, phase })
    sums.phases++
    sums.ms += ms
  }
}
