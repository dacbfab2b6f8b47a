import type { ContainerVisitFact } from '@quaywise/domain'
import type { TableRow } from '../../fact-format.ts'
import { appointmentIdOf, appointmentRow } from './appointment-row.ts'
import { type Books, type Ready, stayAsked } from './books.ts'
import { withLift } from './call-told.ts'
import { cargoOf, isOversize } from './cargo.ts'
import { type GatePassage, transactionOf, truckOf } from './gate-rows.ts'
import { listRow } from './list-row.ts'
import { massRow, withMass } from './mass-row.ts'
import { orderRow } from './order-row.ts'
import type { QuayMove } from './quay-move.ts'
import { instructionOf, liftOf, toldAt } from './quay-rows.ts'
import { flowOf, newStay, withCargo, withEvent, withoutEvent } from './stay-told.ts'
import { stowRow } from './stow-row.ts'
import { SOURCE } from './telling.ts'

/** The rows that an item makes, over what the books know; they know these rows from then on. */
export const rowsOf = (one: Ready, books: Books): readonly TableRow[] => {
  const { item, telling, visitId, nth, deed } = one
  switch (item.type) {
    case 'COARRI':
      return deed.move ? moveRows(one, deed.move, books) : []
    case 'CODECO':
      return deed.passage ? gateRows(one, deed.passage, books) : []
    case 'BAPLIE':
    case 'MOVINS':
      return visitId === '' ? [] : [{ table: 'stow_position', row: stowRow(item, telling, visitId) }]
    case 'COPRAR':
      return visitId === '' ? [] : [{ table: 'load_list', row: listRow(item, telling, visitId, nth) }]
    case 'COPINO':
      return appointmentRows(one, books)
    case 'COPARN':
      return [{ table: 'equipment_order', row: orderRow(item, telling, visitId) }]
    case 'VERMAS':
      return massRows(one, books)
  }
}

const moveRows = (one: Ready, move: QuayMove, books: Books): readonly TableRow[] => {
  const { item, telling } = one
  const known = books.instructions.get(move.id)
  if (item.type !== 'COARRI') return []
  // A later report of this move is known already.
  if (known && known.created_at > toldAt(move, telling)) return [{ table: 'work_instruction', row: known }]
  const stay = one.deed.event ? stayOf(one, books) : (books.stays.present(move.containerNo) ?? restowed(one))
  const call = books.calls.byId(move.visitId)
  if (call && !telling.cancels) books.calls.change(withLift(call, move.at))
  const row = instructionOf(move, item, telling, stay.unit_id)
  books.instructions.put(row)
  const told = { unitId: stay.unit_id, lengthFt: item.lengthFt ?? stay.length_ft }
  return [
    ...(one.deed.event ? [{ table: 'container_visit', row: stay } as const] : []),
    { table: 'work_instruction', row },
    { table: 'che_cycle', row: liftOf(move, item, telling, told) },
  ]
}

/** A container that is only restowed stays on board: it has no stay here. */
const restowed = ({ item, telling }: Ready): ContainerVisitFact =>
  newStay(telling.terminalId, item.containerNo ?? '', item.containerNo ?? '')

const gateRows = (one: Ready, passage: GatePassage, books: Books): readonly TableRow[] => {
  const { item, telling } = one
  const known = books.trucks.get(passage.id)
  if (item.type !== 'CODECO' || (known && known.version > telling.version)) return []
  const stay = stayOf(one, books)
  const rows: TableRow[] = [{ table: 'container_visit', row: stay }]
  if (!passage.byTruck) return rows
  const [truck, transaction] = [truckOf(passage, item, telling), transactionOf(passage, stay, telling)]
  books.trucks.put(truck)
  books.transactions.put(transaction)
  return [...rows, { table: 'truck_visit', row: truck }, { table: 'truck_transaction', row: transaction }]
}

/** The stay of a deed, with what its message tells of it. */
const stayOf = (one: Ready, books: Books): ContainerVisitFact => {
  const { item, telling, deed } = one
  const asked = stayAsked(one, books.instructions, books.transactions)
  if (!asked || !deed.event) return restowed(one)
  const before = books.stays.of(asked, deed.event)
  const { version, cancels } = telling
  const ended = cancels ? withoutEvent(before, deed.event) : withEvent(before, deed.event, version)
  const told = withCargo(ended, { ...cargoOf(item), oog: isOversize(item) }, version)
  const weighed = withMass(told, books.masses.get(asked.containerNo))
  return books.stays.put(withFlow(weighed, books), version)
}

const withFlow = (stay: ContainerVisitFact, { calls }: Books): ContainerVisitFact => {
  if (stay.source !== SOURCE) return stay
  const kind = (visitId: string) => calls.byId(visitId)?.trunk_branch ?? 'UNKNOWN'
  return { ...stay, flow: flowOf(stay, kind(stay.in_visit_id), kind(stay.out_visit_id)) }
}

const appointmentRows = ({ item, telling }: Ready, { appointments }: Books): readonly TableRow[] => {
  if (item.type !== 'COPINO') return []
  const known = appointments.get(appointmentIdOf(item, telling)) ?? null
  const row = appointmentRow(item, telling, known)
  if (row === null) return []
  appointments.put(row)
  return [{ table: 'truck_appointment', row }]
}

const massRows = ({ item, telling }: Ready, { masses, stays }: Books): readonly TableRow[] => {
  const row = item.type === 'VERMAS' ? massRow(item, telling) : null
  if (row === null) return []
  const known = masses.get(row.container_no)
  if (known && known.version > row.version) return [{ table: 'verified_mass', row: known }]
  masses.put(row)
  const stay = stays.present(row.container_no)
  const weighed = stay && withMass(stay, row)
  const kept = weighed && stays.put(weighed, telling.version)
  return [
    { table: 'verified_mass', row },
    ...(kept ? [{ table: 'container_visit', row: kept } as const] : []),
  ]
}
