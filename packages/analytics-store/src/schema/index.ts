import type { Facts } from '@quaywise/domain'
import type { Migration } from '../migrate.ts'
import { delayCode, opMode, parameterVersion, shift } from './calendar-tables.ts'
import { equipmentOrder, loadList, stowPosition, verifiedMass } from './cargo-tables.ts'
import { leg, wait, workInstruction } from './chain-tables.ts'
import { cheCycle, cheState, craneAssignment, craneTime, fault, workPlan, workQueue } from './crane-tables.ts'
import { containerVisit, truckAppointment, truckTransaction, truckVisit } from './land-tables.ts'
import { factPlace, sourceMemory } from './memory-table.ts'
import { message, messageSubject } from './message-tables.ts'
import { TABLES_0001 } from './migrations/0001-tables.ts'
import { WHOLE_TERMINAL } from './migrations/0002-the-whole-terminal.ts'
import { PARTITIONS_AT_REST } from './migrations/0003-partitions-at-rest.ts'
import { cyclePhase, telemetry } from './motion-tables.ts'
import { berth, block, equipment, service, slot, truckCompany, vessel } from './place-tables.ts'
import { createTableSql, type Table } from './table.ts'
import { forecast, portCallEvent, vesselVisit, visitTime } from './vessel-tables.ts'
import { weather } from './weather-table.ts'
import { slotCandidate, slotDecision, slotOutcome, yardMove, yardSnapshot } from './yard-tables.ts'

export { columnsOf, type Table } from './table.ts'

/** A table with a column for everything that a fact says. */
type TableOf<Fact> = Table & { readonly columns: Readonly<Record<keyof Fact, string>> }

/** Every table of the analytics store, by name. */
export const TABLES = {
  vessel_visit: vesselVisit,
  visit_time: visitTime,
  che_cycle: cheCycle,
  crane_time: craneTime,
  crane_assignment: craneAssignment,
  work_queue: workQueue,
  work_plan: workPlan,
  che_state: cheState,
  fault,
  truck_visit: truckVisit,
  truck_transaction: truckTransaction,
  container_visit: containerVisit,
  equipment,
  berth,
  block,
  port_call_event: portCallEvent,
  forecast,
  work_instruction: workInstruction,
  leg,
  wait,
  cycle_phase: cyclePhase,
  telemetry,
  yard_move: yardMove,
  yard_snapshot: yardSnapshot,
  slot_decision: slotDecision,
  slot_candidate: slotCandidate,
  slot_outcome: slotOutcome,
  truck_appointment: truckAppointment,
  weather,
  vessel,
  service,
  slot,
  truck_company: truckCompany,
  shift,
  op_mode: opMode,
  delay_code: delayCode,
  parameter_version: parameterVersion,
  stow_position: stowPosition,
  load_list: loadList,
  equipment_order: equipmentOrder,
  verified_mass: verifiedMass,
  source_memory: sourceMemory,
  fact_place: factPlace,
  message,
  message_subject: messageSubject,
} as const satisfies { readonly [Name in keyof Facts]: TableOf<Facts[Name]> }

export type TableName = keyof typeof TABLES

/**
 * The numbered migrations of the analytics store; an applied one never changes, whatever becomes of `TABLES`: a
 * table that changes there needs a migration of its own here.
 */
export const MIGRATIONS: readonly Migration[] = [
  { id: '0001-facts-and-places', statements: Object.values(TABLES_0001).map(createTableSql) },
  { id: '0002-the-whole-terminal', statements: WHOLE_TERMINAL },
  { id: '0003-partitions-at-rest', statements: PARTITIONS_AT_REST },
]
