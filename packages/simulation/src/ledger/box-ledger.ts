import { hourBefore } from './hour-word.ts'
import { Tally } from './tally.ts'

/** A box that has left, as the model knows it. */
type Left = {
  readonly flow: string
  readonly block: string
  readonly arrivedAt: number
  readonly yardIn: number
  readonly yardOut: number
  readonly leftAt: number
}

/** The completed stays of boxes: at the terminal by departure, in the stacks by the last pick. */
export class BoxLedger {
  readonly terminal = new Tally(['flow', 'block', 'hour'], ['boxes', 'ms'])
  readonly yard = new Tally(['flow', 'block', 'hour'], ['boxes', 'ms'])

  left({ flow, block, arrivedAt, yardIn, yardOut, leftAt }: Left): void {
    const whole = this.terminal.at({ flow, block, hour: hourBefore(leftAt) })
    whole.boxes++
    whole.ms += leftAt - arrivedAt
    const stacked = this.yard.at({ flow, block, hour: hourBefore(yardOut) })
    stacked.boxes++
    stacked.ms += yardOut - yardIn
  }
}
