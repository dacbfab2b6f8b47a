import type { Candidate } from './calls.ts'

const isValue = (value: unknown): value is Candidate['value'] =>
  value === null || ['number', 'boolean', 'string'].includes(typeof value)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The values that a file holds under `parameters`; null where it is no such file. */
export function candidatesOf(text: string): readonly Candidate[] | null {
  const file = read(text)
  if (!isObject(file) || !isObject(file.parameters)) return null
  const entries = Object.entries(file.parameters)
  const values = entries.flatMap(([key, value]) => (isValue(value) ? [{ key, value }] : []))
  return entries.length > 0 && values.length === entries.length ? values : null
}
