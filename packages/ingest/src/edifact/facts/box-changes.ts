import type { ContainerVisitFact } from '@quaywise/domain'
import type { TableRow } from '../../fact-format.ts'
import type { BoxWord } from './box-word.ts'

/** The row as it stands where it says nothing new, else with a version above that. */
export const newer = (
  row: ContainerVisitFact,
  words: readonly BoxWord[],
  stored: readonly ContainerVisitFact[],
): ContainerVisitFact => {
  const before = stored.find(({ unit_id }) => unit_id === row.unit_id)
  const said = words.reduce((last, one) => Math.max(last, one.said), 0)
  if (!before) return { ...row, version: said }
  return saidIn(before) === saidIn(row) ? before : { ...row, version: Math.max(said, before.version + 1) }
}

/** The words of a stay for comparison; the stores keep its temperature as a 32-bit float. */
const saidIn = (stay: ContainerVisitFact): string => {
  const same = { ...stay, version: 0, reefer_c: Math.fround(stay.reefer_c) }
  return JSON.stringify(Object.entries(same).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether a row of a stay is another than stands. */
export const isOther = (fact: TableRow, stored: readonly ContainerVisitFact[]): boolean =>
  fact.table === 'container_visit' && !stored.includes(fact.row)

/** Whether a stay is among the rows that no longer hold. */
export const isGone = ({ unit_id }: ContainerVisitFact, gone: readonly TableRow[]): boolean =>
  gone.some(({ table, row }) => table === 'container_visit' && row.unit_id === unit_id)

/** What a row of a container is known by. */
export const idOf = ({ table, row }: TableRow): string => {
  if (table === 'container_visit') return `stay ${row.unit_id}`
  if (table === 'work_instruction') return `instruction ${row.wi_id}`
  if (table === 'truck_visit') return `truck ${row.truck_visit_id}`
  if (table === 'truck_transaction') return `transaction ${row.transaction_id}`
  return table === 'che_cycle' ? `cycle ${row.cycle_id}` : table
}

/** What a row says, its version apart. */
export const textOf = ({ row }: TableRow): string => JSON.stringify({ ...row, version: 0 })
