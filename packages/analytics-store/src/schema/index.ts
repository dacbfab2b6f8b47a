import type { FactName } from '@quaywise/domain'
import type { Migration } from '../migrate.ts'
import { cheCycle, cheState, craneAssignment, craneTime, fault, workPlan, workQueue } from './crane-tables.ts'
import { containerVisit, truckTransaction, truckVisit } from './land-tables.ts'
import { berth, block, equipment } from './place-tables.ts'
import { createTableSql, type Table } from './table.ts'
import { vesselVisit, visitTime } from './vessel-tables.ts'

export { columnsOf, type Table } from './table.ts'

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
} as const satisfies Readonly<Record<FactName, Table>>

export type TableName = keyof typeof TABLES

/** The numbered migrations of the analytics store; an applied one never changes. */
export const MIGRATIONS: readonly Migration[] = [
  { id: '0001-facts-and-places', statements: Object.values(TABLES).map(createTableSql) },
]
