import type { Origin, TableRow } from '../../fact-format.ts'
import { Memory } from '../../known/memory.ts'
import { CallBook } from './call-book.ts'
import { callOfHead } from './call-of.ts'
import { emptyList } from './list-row.ts'
import { emptyPlan } from './stow-row.ts'
import type { Telling } from './telling.ts'

/** The rows of a message that takes back a whole plan or list: a newer one with nothing in it, where the call is known. */
export const withdrawalOf = async (telling: Telling, origin: Origin): Promise<readonly TableRow[]> => {
  const { type } = telling.head
  if (type !== 'BAPLIE' && type !== 'MOVINS' && type !== 'COPRAR') return []
  const book = new CallBook(origin.known, new Memory(origin), telling.terminalId)
  const told = callOfHead(telling)
  await book.prepare([told])
  await book.open(told, false)
  const visitId = book.of(told)?.visit_id
  if (visitId === undefined) return []
  if (type !== 'COPRAR') return [{ table: 'stow_position', row: emptyPlan(type, telling, visitId) }]
  const lists = (['LOAD', 'DISC'] as const).map((op) => emptyList(telling, visitId, op))
  for (const row of lists) book.list(row)
  return [...book.rows(telling.version), ...lists.map((row) => ({ table: 'load_list', row }) as const)]
}
