import { flagAt, isObject, type JsonObject, listAt, numberAt, objectAt, textAt } from '../json/value.ts'
import { PHASES, type Phase, SERVICE_EVENTS, serviceOf, wordOf } from './code.ts'
import type { Message, Refusal } from './message.ts'
import { firstPlace } from './names.ts'
import type { CallService, ExpectedMoves } from './reading.ts'
import { fittingEvent } from './stamp.ts'

/** The phase of a call that an object tells; a wrong one is left out with a notice. */
export const phaseOf = (object: JsonObject, message: Message): Phase | null => {
  const code = textAt(object, 'portCallPhaseTypeCode')
  const phase = wordOf(PHASES, code)
  if (code !== '' && phase === null) message.notice('BAD_PHASE')
  return phase
}

/** The service that an object of version 2 describes, or why it is none. */
export const readService = (object: JsonObject, message: Message): CallService | Refusal => {
  const column = 'portCallServiceTypeCode'
  const phase = phaseOf(object, message)
  const service = serviceOf(textAt(object, column), phase)
  if (!service) return { reason: 'BAD_SERVICE', column, value: textAt(object, column) }
  const code = textAt(object, 'portCallServiceEventTypeCode')
  const told = wordOf(SERVICE_EVENTS, code)
  if (code !== '' && !told)
    return { reason: 'BAD_EVENT', column: 'portCallServiceEventTypeCode', value: code }
  const event = told && fittingEvent(service, told)
  if (event !== told) message.notice('EVENT_UNUSUAL')
  const cancelled = flagAt(object, 'isCanceled', 'isCancelled', 'isDeclined', 'cancelled', 'declined')
  if (cancelled) message.notice('CALL_OMITTED')
  return {
    serviceId: textAt(object, 'portCallServiceID'),
    terminalCallId: textAt(object, 'terminalCallID'),
    place: firstPlace(objectAt(object, 'portCallServiceLocation'), objectAt(object, 'serviceLocation')),
    moves: movesOf(object),
    ...{ service, event, phase, cancelled },
  }
}

/** The moves that carriers expect, as version 2 tells them under either name. */
export const movesOf = (object: JsonObject): readonly ExpectedMoves[] =>
  [...listAt(object, 'moves'), ...listAt(object, 'movesForecasts')]
    .filter(isObject)
    .slice(0, 200)
    .map((moves) => ({
      carrier: textAt(moves, 'carrierCode'),
      load: unitsOf(objectAt(moves, 'loadUnits')),
      discharge: unitsOf(objectAt(moves, 'dischargeUnits')),
      restow: totalOf(objectAt(moves, 'restowUnits')) ?? numberAt(objectAt(moves, 'restows'), 'totalRestows'),
    }))

const totalOf = (units: JsonObject): number | null =>
  numberAt(units, 'totalUnits') ?? numberAt(objectAt(units, 'totalUnits'), 'totalUnits')

// Reefers and boxes out of gauge are among the laden ones.
const unitsOf = (units: JsonObject): number | null => {
  const total = totalOf(units)
  if (total !== null) return total
  const parts = ['ladenUnits', 'ladenContainerUnits', 'emptyUnits', 'emptyContainerUnits'].map((key) =>
    totalOf(objectAt(units, key)),
  )
  const known = parts.filter((part) => part !== null)
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0)
}
