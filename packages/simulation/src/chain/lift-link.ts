import { liftOf, type Stretch } from '../play/stretch.ts'
import { craneId } from '../scenario/identity.ts'
import type { JobLink } from './job-link.ts'
import { Toll } from './toll.ts'

/** The id of the instruction of box `sub` (0 or 1) of a quay lift. */
export const quayInstructionId = (stretch: Stretch, lift: number, sub: number): string =>
  `${stretch.call.visitId}-${craneId(stretch.crane)}-L${lift}${sub === 0 ? '' : 'b'}`

/** One lift over the quay with all that is known of its way so far; stamps are 0 until they are known. */
export class LiftLink {
  readonly stretch: Stretch
  readonly lift: number
  readonly wiId: string
  readonly createdAt: number
  dispatchedAt = 0
  /** The lift in the crane's order that carried it. */
  position = -1
  /** The crane turned to it; the main trolley has it; it stands aboard or on the platform. */
  craneAt = 0
  carriedAt = 0
  setDownAt = 0
  agvId = ''
  /** The portal trolley turned to its vehicle; its box stands on the platform. */
  portalAt = 0
  broughtAt = 0
  /** The vehicle has it; the vehicle stands where it is bound. */
  agvFrom = 0
  agvTo = 0
  /** The moves of the stacking crane, one a box, and how many of the boxes are stacked. */
  jobs: readonly JobLink[] = []
  readonly tolls = { asc: new Toll(), agv: new Toll(), qc: new Toll() }

  constructor(stretch: Stretch, lift: number, createdAt: number) {
    this.stretch = stretch
    this.lift = lift
    this.createdAt = createdAt
    this.wiId = quayInstructionId(stretch, lift, 0)
  }

  get loads(): boolean {
    return liftOf(this.stretch, this.lift).op === 'LOAD'
  }
}
