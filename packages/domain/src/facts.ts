import type { CheCycleFact } from './cycle-fact.ts'
import type { ContainerVisitFact, TruckTransactionFact, TruckVisitFact } from './land-facts.ts'
import type { CheStateFact, CraneAssignmentFact, CraneTimeFact, FaultFact } from './machine-facts.ts'
import type { BerthFact, BlockFact, EquipmentFact } from './place-facts.ts'
import type { VesselVisitFact, VisitTimeFact } from './vessel-facts.ts'
import type { WorkPlanFact, WorkQueueFact } from './work-facts.ts'

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
}
export type FactName = keyof Facts
