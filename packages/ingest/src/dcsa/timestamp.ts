import { isObject, type JsonObject, member, objectAt, textAt } from '../json/value.ts'
import { isRefusal, type Message, type Refusal } from './message.ts'
import { firstPlace, mergeNames, NO_NAMES, namesOf } from './names.ts'
import { keyOfId, readSaying, wordOn } from './word.ts'

/** Reads a time that names its service by id (JIT 2.0); it is loose while no message describes the service. */
export const readTimestamp = (object: JsonObject, message: Message): Refusal | null => {
  const serviceId = textAt(object, 'portCallServiceID')
  if (serviceId === '') return { reason: 'REFERENCE_MISSING', column: 'portCallServiceID' }
  const saying = readSaying(object, message, {
    classifier: 'classifierCode',
    at: 'dateTime',
    id: 'timestampID',
  })
  if (isRefusal(saying)) return saying
  const known = message.directory.service(serviceId)
  const { line, raw } = message
  if (!known?.event) {
    const { id, ...said } = saying
    const key = keyOfId(id || [serviceId, said.classifier, said.at].join(' '))
    message.notice('SERVICE_UNKNOWN')
    message.readings.push({ kind: 'loose-word', word: { key, serviceId, ...said }, line, raw })
    return null
  }
  const moved = isObject(member(object, 'portCallServiceLocation'))
  const place = moved ? firstPlace(objectAt(object, 'portCallServiceLocation')) : known.place
  const names = mergeNames(namesOf(object), { ...NO_NAMES, terminalCallId: known.terminalCallId })
  const call = message.directory.call(names)
  const word = wordOn(saying, call, { ...known, place }, known.event, message)
  message.readings.push({ kind: 'word', word, line, raw })
  return null
}
