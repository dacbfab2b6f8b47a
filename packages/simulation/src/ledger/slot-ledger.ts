import { hourBefore, hourWord } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

const BY = { always: [], fine: ['block', 'op', 'hour'] } as const
const DECISIONS_SUMS = ['decisions', 'candidates'] as const
const OUTCOMES_SUMS = ['left', 'reshuffled', 'regretCents'] as const

/** A box that leaves the slot chosen for it; seconds of crane time beyond what was expected, in hundredths. */
type Outcome = {
  readonly block: string
  readonly op: string
  readonly at: number
  readonly reshuffled: boolean
  readonly regretCents: number
}

/** The choices of slots, and what they came to. */
export class SlotLedger {
  readonly decisions: Tally<Cut<typeof BY>, (typeof DECISIONS_SUMS)[number]>
  readonly outcomes: Tally<Cut<typeof BY>, (typeof OUTCOMES_SUMS)[number]>

  constructor(fine: boolean) {
    this.decisions = new Tally<Cut<typeof BY>, (typeof DECISIONS_SUMS)[number]>(fine, BY, DECISIONS_SUMS)
    this.outcomes = new Tally<Cut<typeof BY>, (typeof OUTCOMES_SUMS)[number]>(fine, BY, OUTCOMES_SUMS)
  }

  decided(block: string, op: string, at: number, candidates: number): void {
    const sums = this.decisions.at({ block, op, hour: hourWord(at) })
    sums.decisions++
    sums.candidates += candidates
  }

  left({ block, op, at, reshuffled, regretCents }: Outcome): void {
    const sums = this.outcomes.at({ block, op, hour: hourBefore(at) })
    sums.left++
    if (reshuffled) sums.reshuffled++
    sums.regretCents += regretCents
  }
}
