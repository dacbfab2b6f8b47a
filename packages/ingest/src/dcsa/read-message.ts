import {
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  member,
  numberAt,
  objectAt,
  textAt,
} from '../json/value.ts'
import { isRefusal, type Message, type Refusal } from './message.ts'
import { isNamed, mergeNames, namesOf, placeOf } from './names.ts'
import { takeApart } from './nested.ts'
import { otherStandardOf } from './other-standard.ts'
import { readPortCallEvent } from './port-call-event.ts'
import { readSchedule } from './schedule.ts'
import { readService } from './service.ts'
import { readTimestamp } from './timestamp.ts'
import { readVersionOne } from './version-one.ts'
import { readVesselState } from './vessel-state.ts'

type Reader = (object: JsonObject, message: Message) => Refusal | null

const has = (object: JsonObject, ...keys: readonly string[]): boolean =>
  keys.some((key) => member(object, key) !== undefined)

/** The kinds of messages by what gives them away, told apart in this order. */
const KINDS: readonly (readonly [(object: JsonObject) => boolean, Reader])[] = [
  [(object) => isObject(member(object, 'payload')), (object, message) => readPayload(object, message)],
  [(object) => has(object, 'events', 'feedbackElements'), (object, message) => readEvents(object, message)],
  [(object) => has(object, 'vesselSchedules', 'transportCalls'), readSchedule],
  [(object) => takeApart(object) !== null, (object, message) => readNested(object, message)],
  [(object) => has(object, 'errors') && has(object, 'statusCode', 'httpMethod'), (o, m) => readError(o, m)],
  [(object) => otherStandardOf(object) !== null, (object, message) => tellOther(object, message)],
  [(object) => isObject(member(object, 'portCallService')), readPortCallEvent],
  [(object) => has(object, 'classifierCode') || has(object, 'timestampID'), readTimestamp],
  [
    (object) => has(object, 'operationsEventTypeCode', 'transportEventTypeCode', 'eventClassifierCode'),
    readVersionOne,
  ],
  [(object) => has(object, 'portCallServiceTypeCode'), (object, message) => tellService(object, message)],
  [(object) => has(object, 'draft', 'airDraft', 'vesselPosition', 'milesToDestinationPort'), readVesselState],
  [
    (object) => isObject(member(object, 'portCall')) || isObject(member(object, 'terminalCall')),
    readPortCallEvent,
  ],
  [(object) => isNamed(namesOf(object)), (object, message) => tellCall(object, message)],
]

/** Reads one message of any kind into the readings of `message`. */
export const readMessage = (value: JsonValue, message: Message): void => {
  const refusal = isObject(value) ? readObject(value, message) : ({ reason: 'NOT_AN_OBJECT' } as const)
  if (refusal) message.refuse(refusal)
}

const readObject: Reader = (object, message) => {
  const kind = KINDS.find(([is]) => is(object))
  if (kind) return kind[1](object, message)
  return { reason: has(object, 'reason', 'isFYI') ? 'REFERENCE_MISSING' : 'UNKNOWN_MESSAGE' }
}

const readPayload: Reader = (object, message) => {
  const payload = objectAt(object, 'payload')
  if (isObject(member(payload, 'payload'))) return { reason: 'UNKNOWN_MESSAGE' }
  // What an envelope tells of its event counts where the event does not tell it itself.
  return readObject({ ...objectAt(object, 'metadata'), ...payload }, message)
}

const readEvents: Reader = (object, message) => {
  for (const event of listAt(object, 'events')) {
    if (!message.admits()) break
    if (isObject(event) && has(event, 'events')) message.refuse({ reason: 'UNKNOWN_MESSAGE' })
    else readMessage(event, message)
  }
  for (const feedback of listAt(object, 'feedbackElements').slice(0, 1000))
    message.notice('FEEDBACK', isObject(feedback) ? textAt(feedback, 'severity').slice(0, 20) : '')
  return null
}

const readNested: Reader = (object, message) => {
  const { own, inside, others } = takeApart(object) ?? { own: object, inside: [], others: 0 }
  // A mere page of an answer tells nothing itself.
  if (has(own, 'portCallServiceTypeCode') || isNamed(namesOf(own))) readMessage(own, message)
  for (const part of inside) {
    if (!message.admits()) break
    readMessage(part, message)
  }
  if (others > 0) message.refuse({ reason: 'NOT_AN_OBJECT', value: String(others) })
  return null
}

const readError: Reader = (object, message) => {
  const texts = listAt(object, 'errors')
    .filter(isObject)
    .slice(0, 100)
    .map((error) => textAt(error, 'errorCodeMessage', 'errorMessage', 'message', 'errorCodeText', 'reason'))
  message.notice('ERROR_MESSAGE')
  const status = numberAt(object, 'statusCode')
  message.readings.push({ kind: 'error-message', status, texts, line: message.line, raw: message.raw })
  return null
}

const tellOther: Reader = (object, message) => {
  const standard = otherStandardOf(object) ?? ''
  message.notice('OTHER_STANDARD', standard)
  message.readings.push({ kind: 'other-standard', standard, line: message.line, raw: message.raw })
  return null
}

const tellService: Reader = (object, message) => {
  const read = readService(object, message)
  if (isRefusal(read)) return read
  if (read.serviceId === '') return { reason: 'REFERENCE_MISSING', column: 'portCallServiceID' }
  const service = message.directory.learnService(read)
  const told = mergeNames(namesOf(object), { ...namesOf({}), terminalCallId: service.terminalCallId })
  const call = message.learn(told)
  message.readings.push({ kind: 'service', call, service, line: message.line, raw: message.raw })
  return null
}

const tellCall: Reader = (object, message) => {
  const call = message.learn(namesOf(object))
  const { locode } = placeOf(object)
  message.readings.push({ kind: 'call', call, locode, line: message.line, raw: message.raw })
  return null
}
