import type { FactName, Facts } from '@quaywise/domain'
import { AGV_TRIPS } from './agv-trips.ts'
import { VESSEL_VISITS, VISIT_TIMES } from './calls.ts'
import { EQUIPMENT_ORDERS, LOAD_LISTS, STOW_POSITIONS } from './cargo.ts'
import { CRANE_TIMES } from './crane-times.ts'
import { CONTAINER_VISITS, TRUCK_TRANSACTIONS, TRUCK_VISITS } from './landside.ts'
import { BERTHS, BLOCKS, CHE_STATES, EQUIPMENT, FAULTS } from './machines.ts'
import { CRANE_ASSIGNMENTS, WORK_PLANS, WORK_QUEUES } from './plan.ts'
import { QUAY_LIFTS } from './quay-lifts.ts'
import { YARD_MOVES } from './yard-moves.ts'

/** Every fact of the worked terminal, by table: the same events as on the page `docs/worked-terminal.md`. */
export const WORKED_TERMINAL = {
  vessel_visit: VESSEL_VISITS,
  visit_time: VISIT_TIMES,
  che_cycle: [...QUAY_LIFTS, ...AGV_TRIPS, ...YARD_MOVES],
  crane_time: CRANE_TIMES,
  crane_assignment: CRANE_ASSIGNMENTS,
  work_queue: WORK_QUEUES,
  work_plan: WORK_PLANS,
  che_state: CHE_STATES,
  fault: FAULTS,
  truck_visit: TRUCK_VISITS,
  truck_transaction: TRUCK_TRANSACTIONS,
  container_visit: CONTAINER_VISITS,
  equipment: EQUIPMENT,
  berth: BERTHS,
  block: BLOCKS,
  stow_position: STOW_POSITIONS,
  load_list: LOAD_LISTS,
  equipment_order: EQUIPMENT_ORDERS,
} as const satisfies { readonly [K in FactName]?: readonly Facts[K][] }
