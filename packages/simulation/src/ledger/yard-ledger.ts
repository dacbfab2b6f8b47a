import type { YardMoveReason } from '@quaywise/domain'
import { HOUR } from '../scenario/calendar.ts'
import { hourBefore } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

/** A move of a stacking crane as the model knows it. */
type Move = {
  readonly asc: string
  readonly block: string
  readonly side: string
  readonly reason: YardMoveReason
  readonly op: string
  readonly causedBy: string
  readonly visit: string
  readonly at: number
  readonly standardMs: number
  readonly right: boolean
}

/** What the stock tells kinds of boxes apart by. */
type Kind = {
  readonly long: boolean
  readonly full: boolean
  readonly reefer: boolean
  readonly imoClass: string
  readonly unit: { readonly flow: string }
}

const STOCK = [
  'boxes',
  'slots',
  'imports',
  'exports',
  'transhipments',
  'empties',
  'reefers',
  'dangerous',
] as const

const MOVES_BY = {
  always: ['reason'],
  fine: ['asc', 'block', 'side', 'op', 'causedBy', 'visit', 'hour'],
} as const
const MOVES_SUMS = ['moves', 'standardMs', 'rightMs'] as const
const HOURS_BY = { always: [], fine: ['block'] } as const
const FLOW_BY = { always: [], fine: ['block', 'hour'] } as const
const FLOW_SUMS = ['in', 'out'] as const

/**
 * What the yard did. Box hours are counted as boxes come and go: each is seen at every full hour from then on up
 * to the week's end, until it leaves and the hours still to come are taken back.
 */
export class YardLedger {
  readonly moves: Tally<Cut<typeof MOVES_BY>, (typeof MOVES_SUMS)[number]>
  readonly hours: Tally<Cut<typeof HOURS_BY>, (typeof STOCK)[number]>
  readonly flow: Tally<Cut<typeof FLOW_BY>, (typeof FLOW_SUMS)[number]>
  readonly #end: number

  /** `end`: when the week ends, a full hour. */
  constructor(fine: boolean, end: number) {
    this.#end = end
    this.moves = new Tally<Cut<typeof MOVES_BY>, (typeof MOVES_SUMS)[number]>(fine, MOVES_BY, MOVES_SUMS)
    this.hours = new Tally<Cut<typeof HOURS_BY>, (typeof STOCK)[number]>(fine, HOURS_BY, STOCK)
    this.flow = new Tally<Cut<typeof FLOW_BY>, (typeof FLOW_SUMS)[number]>(fine, FLOW_BY, FLOW_SUMS)
  }

  move(move: Move): void {
    const { asc, block, side, reason, op, causedBy, visit, at } = move
    const sums = this.moves.at({ asc, block, side, reason, op, causedBy, visit, hour: hourBefore(at) })
    sums.moves++
    sums.standardMs += move.standardMs
    if (move.right) sums.rightMs += move.standardMs
  }

  /** A box stands in a block since before the week. */
  stood(block: string, box: Kind, at: number): void {
    this.#see(block, box, at, 1)
  }

  came(block: string, box: Kind, at: number): void {
    this.#see(block, box, at, 1)
    this.flow.at({ block, hour: hourBefore(at) }).in++
  }

  left(block: string, box: Kind, at: number): void {
    this.#see(block, box, at, -1)
    this.flow.at({ block, hour: hourBefore(at) }).out++
  }

  #see(block: string, { long, full, reefer, imoClass, unit }: Kind, at: number, by: 1 | -1): void {
    const hours = by * Math.max(0, Math.ceil((this.#end - at) / HOUR))
    const sums = this.hours.at({ block })
    sums.boxes += hours
    sums.slots += long ? 2 * hours : hours
    if (unit.flow === 'IMPORT') sums.imports += hours
    else if (unit.flow === 'EXPORT') sums.exports += hours
    else sums.transhipments += hours
    if (!full) sums.empties += hours
    if (reefer) sums.reefers += hours
    if (imoClass !== '') sums.dangerous += hours
  }
}
