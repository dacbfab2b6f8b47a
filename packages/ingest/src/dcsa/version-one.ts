import { type JsonObject, objectAt, textAt } from '../json/value.ts'
import { SERVICE_EVENTS, type ServiceEvent, serviceOf, wordOf } from './code.ts'
import { isRefusal, type Message, type Refusal } from './message.ts'
import { firstPlace, isNamed, mergeNames, namesOf } from './names.ts'
import type { CallNames, CallService } from './reading.ts'
import { phaseOf } from './service.ts'
import { fittingEvent } from './stamp.ts'
import { readSaying, wordOn } from './word.ts'

const GONE = /^(OMIT|CANC)$/i

/** Reads a timestamp or an operations event of version 1, or the transport event of a vessel schedule. */
export const readVersionOne = (object: JsonObject, message: Message): Refusal | null => {
  const told = mergeNames(namesOf(objectAt(object, 'transportCall')), namesOf(object))
  if (!isNamed(told)) return { reason: 'REFERENCE_MISSING' }
  const gone = GONE.test(eventCode(object))
  const call = message.learn({ ...told, omitted: told.omitted || gone })
  const { line, raw } = message
  const transportCall = objectAt(object, 'transportCall')
  const places = [
    objectAt(object, 'eventLocation'),
    object,
    transportCall,
    objectAt(transportCall, 'location'),
  ]
  const place = firstPlace(...places)
  if (gone) {
    message.readings.push({ kind: 'call', call, locode: place.locode, line, raw })
    return null
  }
  const happening = readHappening(object, message)
  if (isRefusal(happening)) return happening
  const saying = readSaying(object, message, {
    classifier: 'eventClassifierCode',
    at: 'eventDateTime',
    id: 'eventID',
  })
  if (isRefusal(saying)) return saying
  const service = serviceAt(call, { ...happening, place })
  message.readings.push({
    kind: 'word',
    word: wordOn(saying, call, service, happening.event, message),
    line,
    raw,
  })
  return null
}

const eventCode = (object: JsonObject): string =>
  textAt(object, 'operationsEventTypeCode', 'transportEventTypeCode', 'eventTypeCode')

type Happening = Pick<CallService, 'service' | 'phase'> & { readonly event: ServiceEvent }

const readHappening = (object: JsonObject, message: Message): Happening | Refusal => {
  const told = wordOf(SERVICE_EVENTS, eventCode(object))
  if (!told) return { reason: 'BAD_EVENT', column: 'operationsEventTypeCode', value: eventCode(object) }
  const phase = phaseOf(object, message)
  const transport = textAt(object, 'transportEventTypeCode') !== ''
  const code = textAt(object, 'portCallServiceTypeCode', 'facilityTypeCode') || (transport ? 'BRTH' : '')
  // The types of places of a schedule are not those of an operation: the vessel is at its terminal.
  const service = serviceOf(code, phase) ?? (transport ? 'BERTH' : null)
  if (!service) return { reason: 'BAD_SERVICE', column: 'portCallServiceTypeCode', value: code }
  const event = fittingEvent(service, told)
  if (event !== told) message.notice('EVENT_UNUSUAL')
  return { service, phase, event }
}

/** A service that has no id of its own. */
export const serviceAt = (
  call: CallNames,
  told: Pick<CallService, 'service' | 'phase' | 'place'> & { readonly event: ServiceEvent },
): CallService => ({
  ...told,
  serviceId: '',
  terminalCallId: call.terminalCallId,
  cancelled: false,
  moves: [],
})
