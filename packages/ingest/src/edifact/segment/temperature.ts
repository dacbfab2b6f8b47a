import { part, type Segment } from '../syntax/segment.ts'
import { type Note, noteAll } from './note.ts'
import { readQuantity, TEMPERATURE } from './quantity.ts'

/** The temperature to keep, in degrees Celsius, and its limits. */
export type Temperature = {
  readonly setC: number | null
  readonly minC: number | null
  readonly maxC: number | null
}

/** No temperature. */
export const NO_TEMPERATURE: Temperature = { setC: null, minC: null, maxC: null }

/** Reads a TMP segment: the set point, in degrees Celsius. */
export const readSetPoint = (segment: Segment, note: Note): number | null =>
  celsius(part(segment, 2), part(segment, 2, 1), note)

/** Reads an RNG segment in degrees: its lower and upper limit; null for other ranges. */
export const readRange = (segment: Segment, note: Note): Pick<Temperature, 'minC' | 'maxC'> | null => {
  const unit = part(segment, 2)
  if (!/^(CEL|FAH|KEL|C|F)$/i.test(unit)) return null
  return { minC: celsius(part(segment, 2, 1), unit, note), maxC: celsius(part(segment, 2, 2), unit, note) }
}

const celsius = (number: string, unit: string, note: Note): number | null => {
  const { value, odd } = readQuantity(number, unit, TEMPERATURE)
  noteAll(note, odd, `${number}:${unit}`)
  return value
}
