import type { CraneTimeCategory } from '@quaywise/domain'
import { hourBefore } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

/** A lift of the main trolley as the model knows it. */
type Lift = {
  readonly crane: string
  readonly op: string
  readonly visit: string
  readonly from: number
  readonly to: number
  readonly boxes: number
  readonly craneBoxes: number
  readonly throughput: number
  readonly teu: number
  readonly dual: boolean
  readonly remote: boolean
  readonly right: boolean
  readonly standardMs: number
  readonly energy: number
}

const LIFT_SUMS = [
  'lifts',
  'craneBoxes',
  'throughput',
  'teu',
  'twin',
  'dual',
  'remote',
  'standardMs',
  'rightMs',
  'validLifts',
  'validMs',
  'twentyBoxes',
  'twentyInTwin',
  'hatch',
  'energyCents',
] as const

const SHORTEST = 30_000
const LONGEST = 600_000

const LIFTS_BY = { always: ['op', 'visit'], fine: ['crane', 'hour'] } as const
const GROSS_BY = { always: ['category'], fine: ['crane', 'op', 'visit'] } as const
const GROSS_SUMS = ['ms', 'begun'] as const

/** What the quay cranes did: lifts, hatch covers, and where their gross time went. */
export class QuayLedger {
  readonly lifts: Tally<Cut<typeof LIFTS_BY>, (typeof LIFT_SUMS)[number]>
  readonly gross: Tally<Cut<typeof GROSS_BY>, (typeof GROSS_SUMS)[number]>

  constructor(fine: boolean) {
    this.lifts = new Tally<Cut<typeof LIFTS_BY>, (typeof LIFT_SUMS)[number]>(fine, LIFTS_BY, LIFT_SUMS)
    this.gross = new Tally<Cut<typeof GROSS_BY>, (typeof GROSS_SUMS)[number]>(fine, GROSS_BY, GROSS_SUMS)
  }

  lift(lift: Lift): void {
    const { crane, op, visit, from, to, boxes, craneBoxes, teu } = lift
    const sums = this.lifts.at({ crane, op, visit, hour: hourBefore(to) })
    sums.lifts++
    sums.craneBoxes += craneBoxes
    sums.throughput += lift.throughput
    if (lift.throughput > 0) sums.teu += teu
    if (boxes === 2) sums.twin++
    if (lift.dual) sums.dual++
    if (lift.remote) sums.remote++
    sums.standardMs += lift.standardMs
    if (lift.right) sums.rightMs += lift.standardMs
    sums.energyCents += Math.round(100 * lift.energy)
    if (to - from >= SHORTEST && to - from <= LONGEST) {
      sums.validLifts++
      sums.validMs += to - from
    }
    if (teu !== boxes) return
    sums.twentyBoxes += craneBoxes
    if (boxes === 2) sums.twentyInTwin += craneBoxes
  }

  /** A hatch cover was moved: no lift. */
  hatch(crane: string, op: string, visit: string, at: number, energy: number): void {
    const sums = this.lifts.at({ crane, op, visit, hour: hourBefore(at) })
    sums.hatch++
    sums.energyCents += Math.round(100 * energy)
  }

  /** A stretch of gross time of one category is over, whole. */
  spent(crane: string, op: string, visit: string, category: CraneTimeCategory, ms: number): void {
    const sums = this.gross.at({ crane, op, visit, category })
    sums.ms += ms
    sums.begun++
  }
}
