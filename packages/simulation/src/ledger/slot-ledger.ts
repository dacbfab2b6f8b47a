import { hourWord } from './hour-word.ts'
import { Tally } from './tally.ts'

/** The choices of slots. */
export class SlotLedger {
  readonly decisions = new Tally(['block', 'op', 'hour'], ['decisions', 'candidates'])

  decided(block: string, op: string, at: number, candidates: number): void {
    const sums = this.decisions.at({ block, op, hour: hourWord(at) })
    sums.decisions++
    sums.candidates += candidates
  }
}
