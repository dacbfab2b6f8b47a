import type { EquipmentOrderFact } from '@quaywise/domain'
import type { EquipmentOrder } from '../coparn/coparn.ts'
import { cargoOf, whole, word } from './cargo.ts'
import { endOf, instantOf } from './instant.ts'
import { firstInstant, SOURCE, type Telling } from './telling.ts'

/** The order of a line that an item tells: one container, or so many of a booking. */
export const orderRow = (item: EquipmentOrder, telling: Telling, visitId: string): EquipmentOrderFact => {
  const what = item.equipmentNo ?? item.isoType ?? ''
  const names = [item.booking, item.release, what].map(word)
  return {
    ...cargoOf(item),
    ...{ terminal_id: telling.terminalId, order_id: names.join('/'), purpose: item.purpose ?? '' },
    ...{ booking: word(item.booking), release: word(item.release), boxes: whole(item.count) },
    valid_from: instantOf(item.validFrom, telling.zone),
    valid_to: endOf(item.validTo, telling.zone),
    ...{ pick_up_at: word(item.pickUpAt), return_to: word(item.returnTo) },
    ...{ vessel: word(item.vessel?.name), voyage: word(item.vessel?.voyage), visit_id: visitId },
    state: telling.cancels ? 'CANCELLED' : 'ORDERED',
    ordered_at: firstInstant(telling) ?? 0,
    ...{ source: SOURCE, version: telling.version },
  }
}
