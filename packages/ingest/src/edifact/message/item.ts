import type { StowedUnit } from '../baplie/baplie.ts'
import type { VesselMove } from '../coarri/coarri.ts'
import type { GateMove } from '../codeco/codeco.ts'
import type { EquipmentOrder } from '../coparn/coparn.ts'
import type { GateAppointment } from '../copino/copino.ts'
import type { ListedUnit } from '../coprar/coprar.ts'
import type { StowInstruction } from '../movins/movins.ts'
import type { VerifiedMass } from '../vermas/vermas.ts'

/** One item of a message: `type` is that of its message. */
export type EdifactItem =
  | StowedUnit
  | StowInstruction
  | VesselMove
  | GateMove
  | ListedUnit
  | GateAppointment
  | EquipmentOrder
  | VerifiedMass
