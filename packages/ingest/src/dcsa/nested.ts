import { isObject, type JsonObject, listAt, member, textAt } from '../json/value.ts'

const LISTS = ['portCalls', 'terminalCalls', 'portCallServices', 'vesselStatuses', 'timestamps'] as const
const IDS = ['portCallID', 'terminalCallID', 'portCallServiceID'] as const

/** As many parts as a message may have, and one more that tells that there are too many. */
const PARTS = 20_001

/** An object that holds lists of messages, taken apart: what it tells itself, and the messages inside. */
export type Nested = {
  readonly own: JsonObject
  readonly inside: readonly JsonObject[]
  readonly others: number
}

/**
 * Takes apart an answer that nests terminal calls in port calls, services in these and times in those; each
 * part gets the ids of what it stands in. Null when the object holds no such list.
 */
export const takeApart = (object: JsonObject): Nested | null => {
  const lists = LISTS.filter((key) => Array.isArray(member(object, key)))
  if (lists.length === 0) return null
  const names = new Set<string>(lists)
  const own = Object.fromEntries(Object.entries(object).filter(([key]) => !names.has(key)))
  const ids = Object.fromEntries(
    IDS.flatMap((key) => (textAt(object, key) === '' ? [] : [[key, textAt(object, key)]])),
  )
  const all = lists.flatMap((key) => listAt(object, key).slice(0, PARTS))
  const inside = all.filter(isObject).map((part) => ({ ...ids, ...part }))
  return { own, inside, others: all.length - inside.length }
}
