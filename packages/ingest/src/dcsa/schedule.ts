import { isObject, type JsonObject, listAt, member, objectAt, textAt } from '../json/value.ts'
import { SERVICE_EVENTS, wordOf } from './code.ts'
import { isRefusal, type Message, type Refusal } from './message.ts'
import { firstPlace, isNamed, mergeNames, namesOf } from './names.ts'
import type { CallNames, Place } from './reading.ts'
import { serviceAt } from './version-one.ts'
import { readSaying, wordOn } from './word.ts'

/**
 * Reads a vessel schedule: every arrival and departure is a word on the call's berthing. Damage costs the
 * time, call or vessel that has it.
 */
export const readSchedule = (object: JsonObject, message: Message): Refusal | null => {
  const service = namesOf(object)
  const vessels =
    member(object, 'vesselSchedules') === undefined ? [object] : listAt(object, 'vesselSchedules')
  for (const vessel of vessels) {
    if (!message.admits()) break
    if (!isObject(vessel)) message.refuse({ reason: 'NOT_AN_OBJECT', column: 'vesselSchedules' })
    else
      for (const call of listAt(vessel, 'transportCalls')) {
        if (!message.admits()) break
        const refusal = isObject(call)
          ? readCall(call, mergeNames(namesOf(vessel), service), message)
          : ({ reason: 'NOT_AN_OBJECT', column: 'transportCalls' } as const)
        if (refusal) message.refuse(refusal)
      }
  }
  return null
}

const readCall = (object: JsonObject, around: CallNames, message: Message): Refusal | null => {
  const told = mergeNames(namesOf(object), around)
  if (!isNamed(told)) return { reason: 'REFERENCE_MISSING', column: 'transportCalls' }
  const call = message.learn(told)
  const place = firstPlace(objectAt(object, 'location'), object)
  const times = listAt(object, 'timestamps')
  const { line, raw } = message
  if (times.length === 0) message.readings.push({ kind: 'call', call, locode: place.locode, line, raw })
  for (const time of times) {
    if (!message.admits()) break
    const refusal: Refusal | null = isObject(time)
      ? readTime(time, call, place, message)
      : { reason: 'NOT_AN_OBJECT', column: 'timestamps' }
    if (refusal) message.refuse(refusal)
  }
  return null
}

const readTime = (time: JsonObject, call: CallNames, place: Place, message: Message): Refusal | null => {
  const code = textAt(time, 'eventTypeCode')
  const event = wordOf(SERVICE_EVENTS, code)
  if (event !== 'ARRI' && event !== 'DEPA')
    return { reason: 'BAD_EVENT', column: 'eventTypeCode', value: code }
  const columns = { classifier: 'eventClassifierCode', at: 'eventDateTime', id: 'eventID' }
  const saying = readSaying(time, message, columns)
  if (isRefusal(saying)) return saying
  const service = serviceAt(call, { service: 'BERTH', phase: null, place, event })
  const word = wordOn(saying, call, service, event, message)
  message.readings.push({ kind: 'word', word, line: message.line, raw: message.raw })
  return null
}
