import type { CraneTimeCategory } from '@quaywise/domain'
import { hourBefore } from './hour-word.ts'
import { Tally } from './tally.ts'

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

const LIFT_CUTS = ['crane', 'op', 'visit', 'hour'] as const
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

/** What the quay cranes did: lifts, hatch covers, and where their gross time went. */
export class QuayLedger {
  readonly lifts = new Tally(LIFT_CUTS, LIFT_SUMS)
  readonly gross = new Tally(['crane', 'op', 'visit', 'category'], ['ms', 'begun'])

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
