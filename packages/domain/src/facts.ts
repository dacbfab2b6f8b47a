import type { DelayCodeFact, OpModeFact, ParameterVersionFact, ShiftFact } from './calendar-facts.ts'
import type { EquipmentOrderFact, LoadListFact, StowPositionFact, VerifiedMassFact } from './cargo-facts.ts'
import type { LegFact, WaitFact, WorkInstructionFact } from './chain-facts.ts'
import type { CheCycleFact } from './cycle-fact.ts'
import type { ForecastFact } from './forecast-fact.ts'
import type {
  ContainerVisitFact,
  TruckAppointmentFact,
  TruckTransactionFact,
  TruckVisitFact,
} from './land-facts.ts'
import type { CheStateFact, CraneAssignmentFact, CraneTimeFact, FaultFact } from './machine-facts.ts'
import type { MessageFact, MessageSubjectFact } from './message-facts.ts'
import type { CyclePhaseFact, TelemetryFact } from './motion-facts.ts'
import type {
  BerthFact,
  BlockFact,
  EquipmentFact,
  ServiceFact,
  SlotFact,
  TruckCompanyFact,
  VesselFact,
} from './place-facts.ts'
import type { FactPlaceFact, SourceMemoryFact } from './source-memory-fact.ts'
import type { PortCallEventFact, VesselVisitFact, VisitTimeFact } from './vessel-facts.ts'
import type { WeatherFact } from './weather-fact.ts'
import type { WorkPlanFact, WorkQueueFact } from './work-facts.ts'
import type {
  SlotCandidateFact,
  SlotDecisionFact,
  SlotOutcomeFact,
  YardMoveFact,
  YardSnapshotFact,
} from './yard-facts.ts'

/*
 * The facts of a terminal as their sources give them: keys are the columns of the tables of the same
 * name, instants are epoch milliseconds (integers), intervals are [started_at, ended_at), and '' means
 * that a word is not told. `version` orders two states of the same thing: the greater wins.
 */

/** Every fact by the name of its table. */
export type Facts = {
  vessel_visit: VesselVisitFact
  visit_time: VisitTimeFact
  che_cycle: CheCycleFact
  crane_time: CraneTimeFact
  crane_assignment: CraneAssignmentFact
  work_queue: WorkQueueFact
  work_plan: WorkPlanFact
  che_state: CheStateFact
  fault: FaultFact
  truck_visit: TruckVisitFact
  truck_transaction: TruckTransactionFact
  container_visit: ContainerVisitFact
  equipment: EquipmentFact
  berth: BerthFact
  block: BlockFact
  port_call_event: PortCallEventFact
  forecast: ForecastFact
  work_instruction: WorkInstructionFact
  leg: LegFact
  wait: WaitFact
  cycle_phase: CyclePhaseFact
  telemetry: TelemetryFact
  yard_move: YardMoveFact
  yard_snapshot: YardSnapshotFact
  slot_decision: SlotDecisionFact
  slot_candidate: SlotCandidateFact
  slot_outcome: SlotOutcomeFact
  truck_appointment: TruckAppointmentFact
  weather: WeatherFact
  vessel: VesselFact
  service: ServiceFact
  slot: SlotFact
  truck_company: TruckCompanyFact
  shift: ShiftFact
  op_mode: OpModeFact
  delay_code: DelayCodeFact
  parameter_version: ParameterVersionFact
  stow_position: StowPositionFact
  load_list: LoadListFact
  equipment_order: EquipmentOrderFact
  verified_mass: VerifiedMassFact
  source_memory: SourceMemoryFact
  fact_place: FactPlaceFact
  message: MessageFact
  message_subject: MessageSubjectFact
}
export type FactName = keyof Facts
