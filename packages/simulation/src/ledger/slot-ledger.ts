import { hourWord } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

const DECISIONS_BY = { always: [], fine: ['block', 'op', 'hour'] } as const
const DECISIONS_SUMS = ['decisions', 'candidates'] as const

/** The choices of slots. */
export class SlotLedger {
  readonly decisions: Tally<Cut<typeof DECISIONS_BY>, (typeof DECISIONS_SUMS)[number]>

  constructor(fine: boolean) {
    this.decisions = new Tally<Cut<typeof DECISIONS_BY>, (typeof DECISIONS_SUMS)[number]>(
      fine,
      DECISIONS_BY,
      DECISIONS_SUMS,
    )
  }

  decided(block: string, op: string, at: number, candidates: number): void {
    const sums = this.decisions.at({ block, op, hour: hourWord(at) })
    sums.decisions++
    sums.candidates += candidates
  }
}
