import { cleanText } from '../mapping/clean-text.ts'

/** A value of JSON as the parser gives it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
export type JsonObject = { readonly [key: string]: JsonValue }

const TEXT_LENGTH = 500
const NOTHING: JsonObject = Object.freeze({})

/** Whether a value is an object, and neither null nor a list. */
export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member that the object has itself, never one that it inherits. */
export const member = (object: JsonObject, key: string): JsonValue | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** The first of the members that holds a text or a number, cleaned and cut at 500 characters; '' when none does. */
export const textAt = (object: JsonObject, ...keys: readonly string[]): string => {
  for (const key of keys) {
    const value = member(object, key)
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const text = cleanText(String(value).slice(0, TEXT_LENGTH))
    if (text !== '') return text
  }
  return ''
}

/** The first of the members that is a number, or a text that reads as one; null when none is. */
export const numberAt = (object: JsonObject, ...keys: readonly string[]): number | null => {
  for (const key of keys) {
    const number = toNumber(member(object, key))
    if (number !== null) return number
  }
  return null
}

/** A finite number, or a text that reads as one; null for everything else. */
export const toNumber = (value: JsonValue | undefined): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?\s*$/i.test(value)) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A member that is an object; an empty one when it is not. */
export const objectAt = (object: JsonObject, key: string): JsonObject => {
  const value = member(object, key)
  return isObject(value) ? value : NOTHING
}

/** The elements of a member that is a list; a single object counts as a list of one. */
export const listAt = (object: JsonObject, key: string): readonly JsonValue[] => {
  const value = member(object, key)
  if (Array.isArray(value)) return value
  return isObject(value) ? [value] : []
}

/** Whether a member says yes. */
export const flagAt = (object: JsonObject, ...keys: readonly string[]): boolean =>
  keys.some((key) => {
    const value = member(object, key)
    return value === true || (typeof value === 'string' && value.toLowerCase() === 'true')
  })

/** How many members a value has, its parts included. */
export const countMembers = (value: JsonValue): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, part: JsonValue) => sum + countMembers(part), 0)
  if (!isObject(value)) return 0
  return Object.values(value).reduce((sum: number, part) => sum + 1 + countMembers(part), 0)
}
