import type { TableRow } from '../../fact-format.ts'
import { appointmentIdOf, appointmentRow } from './appointment-row.ts'
import { type Books, gateCallOf, type Ready } from './books.ts'
import type { BoxChange, BoxContext } from './box-book.ts'
import { listRow } from './list-row.ts'
import { massRow } from './mass-row.ts'
import { orderRow } from './order-row.ts'
import { stowRow } from './stow-row.ts'

/** What an item changes; `forgotten` where it tells what is too long ago to be laid to a stay. */
export type ItemRows = BoxChange & { readonly forgotten?: true }

const only = (...facts: readonly TableRow[]): ItemRows => ({ facts, gone: [] })

/** The rows that an item makes, over what the books know; they know these rows from then on. */
export const rowsOf = (one: Ready, books: Books): ItemRows => {
  const { item, telling, visitId } = one
  switch (item.type) {
    case 'COARRI':
    case 'CODECO':
      return deedRows(one, books)
    case 'BAPLIE':
    case 'MOVINS':
      return visitId === '' ? only() : only({ table: 'stow_position', row: stowRow(item, telling, visitId) })
    case 'COPRAR':
      return listRows(one, books)
    case 'COPINO':
      return appointmentRows(one, books)
    case 'COPARN':
      return only({ table: 'equipment_order', row: orderRow(item, telling, visitId) })
    case 'VERMAS':
      return massRows(one, books)
  }
}

/** What the rows of containers are worked out with. */
export const contextOf = ({ terminalId, calls, masses }: Books): BoxContext => ({
  ...{ terminalId, masses },
  kindOf: (visitId) => calls.byId(visitId)?.trunk_branch ?? 'UNKNOWN',
  callOf: (call) => gateCallOf(call, calls),
})

const deedRows = ({ item, deed: { word } }: Ready, books: Books): ItemRows => {
  if (word === null || item.containerNo === null) return only()
  if ('move' in word && !word.cancels) books.calls.lift(word.move.visitId, word.at)
  const change = books.boxes.tell(item.containerNo, word, contextOf(books))
  if (change === null) return { ...only(), forgotten: true }
  if (!('passage' in word) || !word.call) return change
  books.gateCalls.note(word.call, item.containerNo, gateCallOf(word.call, books.calls))
  return change
}

const listRows = ({ item, telling, visitId, nth }: Ready, { calls }: Books): ItemRows => {
  if (item.type !== 'COPRAR' || visitId === '') return only()
  const row = listRow(item, telling, visitId, nth)
  calls.list(row)
  return only({ table: 'load_list', row })
}

const appointmentRows = ({ item, telling }: Ready, { appointments }: Books): ItemRows => {
  if (item.type !== 'COPINO') return only()
  const known = appointments.get(appointmentIdOf(item, telling)) ?? null
  const row = appointmentRow(item, telling, known)
  if (row === null) return only()
  appointments.put(row)
  return only({ table: 'truck_appointment', row })
}

const massRows = ({ item, telling }: Ready, books: Books): ItemRows => {
  const row = item.type === 'VERMAS' ? massRow(item, telling) : null
  if (row === null) return only()
  const { masses, boxes } = books
  const known = masses.get(row.container_no)
  if (known && known.version > row.version) return only({ table: 'verified_mass', row: known })
  masses.put(row)
  const { facts, gone } = boxes.again(row.container_no, contextOf(books))
  return { facts: [{ table: 'verified_mass', row }, ...facts], gone }
}
