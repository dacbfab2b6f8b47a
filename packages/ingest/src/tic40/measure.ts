import { toNumber } from '../json/value.ts'
import { type Observation, observedSubject } from './observation.ts'
import type { Machine, MachineMeasure } from './reading.ts'
import type { TicReason } from './reason.ts'
import { convert, type Dimension } from './unit.ts'

type Field = { readonly field: MachineMeasure['field']; readonly dimension: Dimension }

/** The measure of a machine that an observation is; null when the stores keep none for it. */
export const fieldOf = (observation: Observation): Field | null => {
  const subject = observedSubject(observation)?.kind ?? ''
  const { concept, property } = observation
  const axis = /^(?:.*\.)?(?:coordinate|position)\.([xyz])$/.exec(property)?.[1]
  if (subject === 'che' && axis)
    return { field: axis === 'x' ? 'x' : axis === 'y' ? 'y' : 'z', dimension: 'length' }
  if (property === 'speed' && /(^|\.)wind$/.test(concept)) return { field: 'wind', dimension: 'speed' }
  if (property === 'speed' && ['che', 'drive', 'gantry'].includes(subject))
    return { field: 'speed', dimension: 'speed' }
  if (/^(weight|mass)$/.test(property) && ['che', 'spreader', 'hoist'].includes(subject))
    return { field: 'load_kg', dimension: 'mass' }
  if (
    /^(percentage|level)$/.test(property) &&
    /energytank|battery|stateofcharge/.test(`${subject}.${concept}`)
  )
    return { field: 'soc', dimension: 'share' }
  return null
}

/** A measure in the unit of the stores, or why it cannot be told. */
export const toMeasure = (
  observation: Observation,
  { field, dimension }: Field,
  machine: Machine,
): { readonly measure: MachineMeasure; readonly assumed: boolean } | { readonly reason: TicReason } => {
  if (observation.at === null) return { reason: 'TIMESTAMP_MISSING' }
  const number = typeof observation.value === 'boolean' ? null : toNumber(observation.value)
  if (number === null) return { reason: 'BAD_VALUE' }
  const converted = convert(number, observation.unit, dimension)
  if ('reason' in converted) return converted
  const measure = { ...machine, field, value: converted.value, at: observation.at }
  return { measure, assumed: observation.unit === '' }
}
