import type { Actor } from '../chain/actor.ts'
import type { UnitCode } from '../plan/unit-code.ts'
import type { Stretch } from './stretch.ts'

/** Whom a crane calls upon. */
export type CraneHelp = {
  /** A lift comes near: send a vehicle for it. */
  vehicleFor(stretch: Stretch, lift: number): void
  /** Who owes the vehicle for a lift. */
  owes(stretch: Stretch, lift: number): Actor
  /** A box is landed or loaded, or a restow is done. */
  lifted(stretch: Stretch, lift: number, at: number): void
  /** Whether a unit is lifted as a twin. */
  isTwin(unit: UnitCode): boolean
  /** All lifts of a stretch are done. */
  done(stretch: Stretch): void
}
