import type { Known, TableRow } from '../../fact-format.ts'
import { CallBook } from './call-book.ts'
import { callOfHead } from './call-of.ts'
import { emptyList } from './list-row.ts'
import { emptyPlan } from './stow-row.ts'
import type { Telling } from './telling.ts'

/** The rows of a message that takes back a whole plan or list: a newer one with nothing in it, where the call is known. */
export const withdrawalOf = async (telling: Telling, known: Known): Promise<readonly TableRow[]> => {
  const { type } = telling.head
  if (type !== 'BAPLIE' && type !== 'MOVINS' && type !== 'COPRAR') return []
  const book = new CallBook(known, telling.terminalId)
  const told = callOfHead(telling)
  await book.open(told, false)
  const visitId = book.of(told)?.visit_id
  if (visitId === undefined) return []
  if (type !== 'COPRAR') return [{ table: 'stow_position', row: emptyPlan(type, telling, visitId) }]
  return (['LOAD', 'DISC'] as const).map((op) => ({
    table: 'load_list',
    row: emptyList(telling, visitId, op),
  }))
}
