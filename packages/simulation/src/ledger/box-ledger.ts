import { hourBefore } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

/** A box that has left, as the model knows it. */
type Left = {
  readonly flow: string
  readonly block: string
  readonly arrivedAt: number
  readonly yardIn: number
  readonly yardOut: number
  readonly leftAt: number
}

const TERMINAL_BY = { always: [], fine: ['flow', 'block', 'hour'] } as const
const TERMINAL_SUMS = ['boxes', 'ms'] as const
const YARD_BY = { always: [], fine: ['flow', 'block', 'hour'] } as const
const YARD_SUMS = ['boxes', 'ms'] as const

/** The completed stays of boxes: at the terminal by departure, in the stacks by the last pick. */
export class BoxLedger {
  readonly terminal: Tally<Cut<typeof TERMINAL_BY>, (typeof TERMINAL_SUMS)[number]>
  readonly yard: Tally<Cut<typeof YARD_BY>, (typeof YARD_SUMS)[number]>

  constructor(fine: boolean) {
    this.terminal = new Tally<Cut<typeof TERMINAL_BY>, (typeof TERMINAL_SUMS)[number]>(
      fine,
      TERMINAL_BY,
      TERMINAL_SUMS,
    )
    this.yard = new Tally<Cut<typeof YARD_BY>, (typeof YARD_SUMS)[number]>(fine, YARD_BY, YARD_SUMS)
  }

  left({ flow, block, arrivedAt, yardIn, yardOut, leftAt }: Left): void {
    const whole = this.terminal.at({ flow, block, hour: hourBefore(leftAt) })
    whole.boxes++
    whole.ms += leftAt - arrivedAt
    const stacked = this.yard.at({ flow, block, hour: hourBefore(yardOut) })
    stacked.boxes++
    stacked.ms += yardOut - yardIn
  }
}
