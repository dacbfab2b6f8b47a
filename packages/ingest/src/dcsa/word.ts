import { createHash } from 'node:crypto'
import { flagAt, type JsonObject, listAt, textAt } from '../json/value.ts'
import { CLASSIFIERS, type Classifier, reporterOf, type ServiceEvent, wordOf } from './code.ts'
import type { Message, Refusal } from './message.ts'
import type { CallNames, CallService, CallWord } from './reading.ts'
import { stampOf } from './stamp.ts'

/** What a word says, apart from what it speaks of. */
export type Saying = Omit<CallWord, 'key' | 'call' | 'service' | 'event' | 'stamp'> & { readonly id: string }

/** Reads what a word says from the members that a version of the standard uses for it. */
export const readSaying = (
  object: JsonObject,
  message: Message,
  columns: { readonly classifier: string; readonly at: string; readonly id: string },
): Saying | Refusal => {
  const code = textAt(object, columns.classifier)
  const classifier: Classifier | null = wordOf(CLASSIFIERS, code)
  if (!classifier) return { reason: 'BAD_CLASSIFIER', column: columns.classifier, value: code }
  const read = message.instant(object, columns.at)
  if ('reason' in read) return read
  return {
    id: textAt(object, columns.id),
    repliesTo: textAt(object, 'replyToTimestampID', 'replyToEventID'),
    toldAt: message.maybeInstant(object, 'eventUpdatedDateTime', 'eventCreatedDateTime'),
    reportedBy: reporterOf(textAt(object, 'publisherRole')),
    remark: textAt(object, 'remark', 'changeRemark'),
    delayReasons: delayReasonsOf(object),
    forInformation: flagAt(object, 'isFYI'),
    ...{ classifier, at: read.at },
  }
}

/** The word of a saying on a service's event; without a stamp where none is kept or the call is not here. */
export const wordOn = (
  { id, ...saying }: Saying,
  call: CallNames,
  service: CallService,
  event: ServiceEvent,
  message: Message,
): CallWord => {
  const stamp = stampHere(call, service, event, saying.classifier, message)
  const key = id === '' ? contentKey(call, service, event, saying) : `dcsa:${id}`
  return { key, call, service, event, stamp, ...saying }
}

/** The key of a word that has an id of its own. */
export const keyOfId = (id: string): string => `dcsa:${id}`

const stampHere = (
  call: CallNames,
  service: CallService,
  event: ServiceEvent,
  classifier: Classifier,
  message: Message,
): CallWord['stamp'] => {
  const { locode } = message.terminal
  if (call.omitted || service.cancelled) return null
  if (locode !== '' && service.place.locode !== '' && service.place.locode !== locode.toUpperCase()) {
    message.notice('CALL_ELSEWHERE', service.place.locode.slice(0, 5))
    return null
  }
  const stamp = stampOf(service.service, event, classifier)
  if (stamp === null) message.notice('NO_STAMP', `${service.service} ${event}`)
  return stamp
}

const contentKey = (
  call: CallNames,
  { service, phase, place, serviceId }: CallService,
  event: ServiceEvent,
  { classifier, at, toldAt }: Omit<Saying, 'id'>,
): string => {
  const { vessel, omitted: _, ...names } = call
  const said = [Object.values(names), vessel.imo || vessel.name, serviceId, service, phase, place, event]
  const text = JSON.stringify([said, classifier, at, toldAt])
  return `dcsa:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

const delayReasonsOf = (object: JsonObject): readonly string[] => {
  const one = textAt(object, 'delayReasonCode')
  const many = listAt(object, 'delayReasonCodes').filter((code) => typeof code === 'string')
  return [...new Set([...(one === '' ? [] : [one]), ...many.slice(0, 20)])].map((code) => code.slice(0, 20))
}
