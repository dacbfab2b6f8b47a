import { flagAt, isObject, type JsonObject, member, objectAt, textAt } from '../json/value.ts'
import { isRefusal, type Message, type Refusal } from './message.ts'
import { firstPlace, isNamed, mergeNames, namesOf } from './names.ts'
import type { CallNames } from './reading.ts'
import { movesOf, readService } from './service.ts'
import { readSaying, wordOn } from './word.ts'

/** Reads an event that tells its port call, terminal call, service and time in one message (port call 2.0). */
export const readPortCallEvent = (object: JsonObject, message: Message): Refusal | null => {
  const told = namesIn(object)
  if (!isNamed(told)) return { reason: 'REFERENCE_MISSING' }
  const call = message.learn(told)
  const part = objectAt(object, 'portCallService')
  const { line, raw } = message
  if (!isObject(member(object, 'portCallService'))) {
    const { locode } = firstPlace(objectAt(object, 'portCall'))
    message.readings.push({ kind: 'call', call, locode, line, raw })
    return null
  }
  const read = readService(part, message)
  if (isRefusal(read)) return read
  const service = message.directory.learnService({
    ...read,
    terminalCallId: call.terminalCallId,
    place: firstPlace(objectAt(part, 'serviceLocation'), objectAt(object, 'portCall')),
    moves: [...read.moves, ...movesOf(object)],
  })
  if (!isObject(member(object, 'timestamp'))) {
    message.readings.push({ kind: 'service', call, service, line, raw })
    return null
  }
  if (!service.event) return { reason: 'BAD_EVENT', column: 'portCallServiceEventTypeCode' }
  const saying = readSaying(sayingIn(object), message, {
    classifier: 'classifierCode',
    at: 'serviceDateTime',
    id: 'eventID',
  })
  if (isRefusal(saying)) return saying
  const word = wordOn(saying, call, service, service.event, message)
  message.readings.push({ kind: 'word', word, line, raw })
  return null
}

const namesIn = (object: JsonObject): CallNames => {
  const portCall = namesOf(objectAt(object, 'portCall'))
  const names = mergeNames(namesOf(objectAt(object, 'terminalCall')), portCall)
  return mergeNames(names, namesOf({ vessel: objectAt(object, 'vessel') }))
}

const sayingIn = (object: JsonObject): JsonObject => ({
  ...objectAt(object, 'timestamp'),
  eventID: textAt(object, 'eventID'),
  replyToEventID: textAt(object, 'replyToEventID'),
  eventUpdatedDateTime: textAt(object, 'eventUpdatedDateTime', 'eventCreatedDateTime'),
  publisherRole: textAt(object, 'publisherRole'),
  isFYI: flagAt(object, 'isFYI'),
})
