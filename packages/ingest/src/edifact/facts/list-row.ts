import type { LoadListFact } from '@quaywise/domain'
import type { ListedUnit } from '../coprar/coprar.ts'
import { cargoOf, word } from './cargo.ts'
import { firstInstant, SOURCE, type Telling } from './telling.ts'

/** The entry of a load or discharge list that an item tells; `nth` is its place among those without a number. */
export const listRow = (item: ListedUnit, telling: Telling, visitId: string, nth: number): LoadListFact => ({
  ...cargoOf(item),
  ...listOf(telling, visitId),
  op: item.direction === null ? '' : item.direction === 'LOAD' ? 'LOAD' : 'DISC',
  entry: word(item.equipmentNo) || `${word(item.booking)}#${nth}`,
  booking: word(item.booking),
})

/** An entry that stands for a whole list that was taken back. */
export const emptyList = (telling: Telling, visitId: string, op: LoadListFact['op']): LoadListFact => ({
  ...listOf(telling, visitId),
  ...{ op, entry: '', booking: '', container_no: '', iso_type: '', length_ft: 0, full_empty: '' },
  ...{ gross_kg: 0, pol: '', pod: '', imo_class: '', reefer: 0, reefer_c: 0, line: '' },
})

const listOf = (telling: Telling, visitId: string) =>
  ({
    ...{ terminal_id: telling.terminalId, visit_id: visitId, source: SOURCE, version: telling.version },
    list_no: word(telling.head.documentNo ?? telling.head.sender),
    listed_at: firstInstant(telling) ?? 0,
    whole: telling.whole ? 1 : 0,
    state: telling.cancels ? 'CANCELLED' : 'LISTED',
  }) as const
