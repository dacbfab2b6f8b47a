import type { Actor } from './actor.ts'
import type { Toll } from './toll.ts'

/** What ties a move of a stacking crane to the instruction of its box; stamps are 0 until they are known. */
export type JobLink = {
  readonly wiId: string
  /** The vehicle or truck that brings or takes the box. */
  readonly carrier: Actor
  readonly qcId: string
  /** Waits of the crane for its partner, and waits where the box changes hands. */
  readonly own: Toll
  readonly meeting: Toll
  eqId: string
  /** The crane begins to take the box up; it has it; the hand-over begins. */
  liftAt: number
  pickedAt: number
  handAt: number
  /** The truck was released; 0 for a vehicle. */
  leftAt: number
  /** The slot of the box, as a word. */
  slot: string
}

/** A link of which nothing has happened yet. */
export const jobLink = (wiId: string, carrier: Actor, qcId: string, own: Toll, meeting: Toll): JobLink => ({
  wiId,
  carrier,
  qcId,
  own,
  meeting,
  eqId: '',
  liftAt: 0,
  pickedAt: 0,
  handAt: 0,
  leftAt: 0,
  slot: '',
})
