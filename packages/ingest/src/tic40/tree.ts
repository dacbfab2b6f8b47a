import { isObject, type JsonObject, type JsonValue, member, textAt } from '../json/value.ts'
import { boxesUnder } from './boxes-under.ts'
import { CIRCUMSTANCES, DESCRIPTIONS, LISTED_CONCEPTS, SUBJECTS } from './grammar.ts'
import type { TicMessage } from './message.ts'
import type { Observation, Subject } from './observation.ts'
import { ordersOf } from './order.ts'

/** Where the walk stands: the subjects and concepts above, and the instant of the message. */
type Place = {
  readonly subjects: readonly Subject[]
  readonly concepts: readonly string[]
  readonly at: number | null
}

/** Tells the observations of a message in the notation of nested lists one by one; what is odd becomes notices. */
export const observationsOfTree = (
  object: JsonObject,
  key: string,
  head: JsonObject,
  message: TicMessage,
  tell: (observation: Observation) => void,
): void => {
  const walk = new Walk(message, tell)
  const at = message.instant(timestampIn(object) ?? timestampIn(head))
  const start = { subjects: [], concepts: [], at }
  if (key === '') walk.members(object, start)
  else walk.subject(key, object, start)
}

/** The instant that a message tells in its header, under `msg` or `header` or itself. */
const timestampIn = (object: JsonObject): JsonValue | undefined => {
  const own = member(object, 'timestamp')
  if (own !== undefined) return own
  for (const key of ['msg', 'header']) {
    const value = member(object, key)
    const first = Array.isArray(value) ? value[0] : value
    if (isObject(first)) return member(first, 'timestamp')
  }
  return undefined
}

/** Subjects of which it counts what they carry. */
const BEARERS = new Set(['che', 'cycle'])
/** Subjects that tell at which orders a machine is. */
const ORDERED = new Set(['che', 'jobinstruction', 'order'])

class Walk {
  readonly #message: TicMessage
  readonly #found: (observation: Observation) => void

  constructor(message: TicMessage, found: (observation: Observation) => void) {
    this.#message = message
    this.#found = found
  }

  members(object: JsonObject, place: Place): void {
    for (const [key, value] of Object.entries(object)) this.#member(key.toLowerCase(), value, place)
  }

  subject(kind: string, object: JsonObject, place: Place): void {
    const id = textAt(object, 'id', 'arrayid', 'name')
    const boxes = BEARERS.has(kind) ? boxesUnder(kind, object) : []
    const orders = ORDERED.has(kind) ? ordersOf(kind, object) : []
    const subject = { kind, id, type: textAt(object, 'type'), name: textAt(object, 'name'), boxes, orders }
    this.members(object, { ...place, subjects: [...place.subjects, subject], concepts: [] })
  }

  #member(key: string, value: JsonValue, place: Place): void {
    if (key === 'msg' || key === 'header') return
    if (value === null) return
    if (Array.isArray(value)) this.#list(key, value, place)
    else if (isObject(value)) this.#object(key, value, place)
    else if (
      typeof value !== 'object' &&
      key !== 'timestamp' &&
      !(place.concepts.length === 0 && DESCRIPTIONS.has(key))
    )
      this.#tell(place, key, {}, value)
  }

  #object(key: string, object: JsonObject, place: Place): void {
    if (isObserved(object)) {
      this.#message.notice('PROPERTY_NOT_LIST', key.slice(0, 40))
      this.#property(key, [object], place)
    } else if (SUBJECTS.has(key) && place.concepts.length === 0) {
      this.#message.notice('SUBJECT_NOT_LIST', key)
      this.subject(key, object, place)
    } else this.members(object, { ...place, concepts: [...place.concepts, key] })
  }

  #list(key: string, values: readonly JsonValue[], place: Place): void {
    const objects = values.filter(isObject)
    if (objects.some(isObserved)) this.#property(key, objects, place)
    else if (LISTED_CONCEPTS.has(key))
      for (const object of objects) this.members(object, { ...place, concepts: [...place.concepts, key] })
    else if (objects.length > 0) this.#subjects(key, objects, place)
    const plain = values.find((value) => value !== null && typeof value !== 'object')
    // A list of plain values is one value of a kind that the standard does not know.
    if (plain !== undefined && plain !== null && typeof plain !== 'object') this.#tell(place, key, {}, plain)
  }

  #subjects(key: string, objects: readonly JsonObject[], place: Place): void {
    const ids = objects.map((object) => textAt(object, 'id', 'arrayid', 'name'))
    if (ids.length > 1 && ids.includes('')) this.#message.notice('SUBJECT_WITHOUT_ID', key.slice(0, 40))
    const told = ids.filter((id) => id !== '')
    if (new Set(told).size < told.length) this.#message.notice('SUBJECT_TWICE', key.slice(0, 40))
    for (const object of objects) this.subject(key, object, place)
  }

  #property(key: string, objects: readonly JsonObject[], place: Place): void {
    const points = new Map<string, JsonObject>()
    for (const object of objects)
      points.set(JSON.stringify([...CIRCUMSTANCES].map((name) => member(object, name) ?? null)), object)
    if (points.size < objects.length) this.#message.notice('PROPERTY_TWICE', key.slice(0, 40))
    for (const object of points.values()) this.#values(key, object, place)
  }

  #values(key: string, object: JsonObject, place: Place): void {
    const value = member(object, 'value')
    if (value !== undefined && value !== null && typeof value !== 'object') {
      this.#tell(place, key, object, value)
      return
    }
    for (const [name, part] of Object.entries(object)) {
      if (CIRCUMSTANCES.has(name) || part === null) continue
      if (typeof part === 'object') this.#parts(`${key}.${name}`, part, object, place)
      else this.#tell(place, `${key}.${name}`.toLowerCase(), object, part)
    }
  }

  // A property may hold its parts in an object or list of its own, such as a coordinate.
  #parts(key: string, value: JsonValue, circumstances: JsonObject, place: Place): void {
    if (value === null) return
    if (typeof value !== 'object') this.#tell(place, key.toLowerCase(), circumstances, value)
    else
      for (const [name, part] of Object.entries(value))
        this.#parts(`${key}.${name}`, part, circumstances, place)
  }

  #tell(place: Place, property: string, object: JsonObject, value: string | number | boolean): void {
    const told = member(object, 'timestamp')
    const at = told === undefined ? place.at : this.#message.instant(told)
    if (told !== undefined && at === null) {
      this.#message.refuse('BAD_INSTANT', `${property}.timestamp`, told)
      return
    }
    this.#found({
      subjects: place.subjects,
      concept: place.concepts.join('.'),
      property,
      name: textAt(object, 'name'),
      pom: this.#message.pom(textAt(object, 'pom')),
      pomt: this.#message.pomt(textAt(object, 'pomt')),
      unit: textAt(object, 'unit'),
      reference: textAt(object, 'reference'),
      value,
      at,
    })
  }
}

const isObserved = (object: JsonObject): boolean =>
  member(object, 'timestamp') !== undefined ||
  member(object, 'pomt') !== undefined ||
  (member(object, 'value') !== undefined && typeof member(object, 'value') !== 'object')
