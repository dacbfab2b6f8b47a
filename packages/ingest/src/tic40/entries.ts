import { isObject, type JsonObject, type JsonValue, member } from '../json/value.ts'
import type { FlatEntry } from './flat.ts'
import { isPath } from './path.ts'

/** The entries of an object whose keys are paths; null when it is in the notation of nested lists. */
export const entriesOfObject = (object: JsonObject): readonly FlatEntry[] | null => {
  const keys = Object.keys(object)
  if (!keys.some(isPath)) return null
  return keys.map((path) => entryOf(path, member(object, path) ?? null))
}

/** The entry of an element that tells one path, such as `{ "path": …, "value": … }` or a pair; null when it tells none. */
export const singleEntry = (value: JsonValue): FlatEntry | null => {
  if (Array.isArray(value)) {
    const [path, told, timestamp] = value
    if (typeof path !== 'string' || !isPath(path) || told === undefined) return null
    return { path, value: told, ...(timestamp === undefined ? {} : { timestamp }) }
  }
  if (!isObject(value)) return null
  const path = ['path', 'key', 'name', 'variable'].map((key) => member(value, key)).find(isPathText)
  const told = member(value, 'value')
  if (typeof path !== 'string' || told === undefined) return null
  const timestamp = member(value, 'timestamp') ?? member(value, 'time')
  return { path, value: told, ...(timestamp === undefined ? {} : { timestamp }) }
}

const isPathText = (value: JsonValue | undefined): boolean => typeof value === 'string' && isPath(value)

const entryOf = (path: string, value: JsonValue): FlatEntry => {
  const told = isObject(value) ? member(value, 'value') : undefined
  if (!isObject(value) || told === undefined) return { path, value }
  const timestamp = member(value, 'timestamp')
  return { path, value: told, ...(timestamp === undefined ? {} : { timestamp }) }
}
