import { type JsonObject, numberAt, objectAt, textAt } from '../json/value.ts'
import type { Message, Refusal } from './message.ts'
import { firstPlace } from './names.ts'

const FOOT_M = 0.3048

/** Reads the draught, air draught and place of a vessel on its way to a service; lengths in metres, miles nautical. */
export const readVesselState = (object: JsonObject, message: Message): Refusal | null => {
  const serviceId = textAt(object, 'portCallServiceID')
  if (serviceId === '') return { reason: 'REFERENCE_MISSING', column: 'portCallServiceID' }
  const feet = /^FOT$/i.test(textAt(object, 'dimensionUnit', 'draftUnit'))
  const metres = (key: string): number | null => {
    const length = numberAt(object, key)
    return length === null || length < 0 ? null : length * (feet ? FOOT_M : 1)
  }
  const state = {
    serviceId,
    place: firstPlace(objectAt(object, 'vesselPosition')),
    draftM: metres('draft'),
    airDraftM: metres('airDraft'),
    milesToPort: numberAt(object, 'milesToDestinationPort'),
  }
  message.readings.push({ kind: 'vessel-state', state, line: message.line, raw: message.raw })
  return null
}
