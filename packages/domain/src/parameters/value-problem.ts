import { isShiftHours } from '../shift-hours.ts'
import type { Parameter } from './parameter.ts'
import { isParameterKey, type ParameterKey, type ParameterValues, parameterAt } from './parameters.ts'

/** Why a value cannot be taken; `other` names the parameter that it does not fit. */
export type ValueProblem =
  | { readonly problem: 'type' | 'range' | 'whole' | 'option' | 'hours' | 'unknown' }
  | { readonly problem: 'above' | 'below'; readonly other: ParameterKey }

const ofNumber = (value: unknown, { min, max }: { min: number; max: number }): ValueProblem | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: 'type' }
  return value < min || value > max ? { problem: 'range' } : undefined
}

const inType = (value: unknown, parameter: Parameter): ValueProblem | undefined => {
  switch (parameter.type) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : { problem: 'type' }
    case 'choice':
      return parameter.options.some((option) => option === value) ? undefined : { problem: 'option' }
    case 'hours':
      return typeof value === 'string' && isShiftHours(value) ? undefined : { problem: 'hours' }
    case 'open':
      return value === null ? undefined : ofNumber(value, parameter)
    case 'whole':
      return ofNumber(value, parameter) ?? (Number.isInteger(value) ? undefined : { problem: 'whole' })
    default:
      return ofNumber(value, parameter)
  }
}

/** Pairs of which the first must lie below the second. */
const ORDERED: readonly (readonly [ParameterKey, ParameterKey])[] = [
  ['cycle.valid_from_s', 'cycle.valid_to_s'],
  ['appointment.tolerance_min', 'appointment.missed_min'],
  ['anomaly.least_weeks', 'anomaly.learned_weeks'],
]

const outOfOrder = (values: ParameterValues, changed: ReadonlySet<string>) =>
  ORDERED.flatMap(([low, high]): (readonly [string, ValueProblem])[] => {
    if (Number(values[low]) < Number(values[high])) return []
    if (changed.has(low)) return [[low, { problem: 'above', other: high }]]
    return changed.has(high) ? [[high, { problem: 'below', other: low }]] : []
  })

/** What is wrong with new values beside those that hold, by key; nothing where all can be taken. */
export const problemsOf = (
  changed: Readonly<Record<string, unknown>>,
  holding: ParameterValues,
): ReadonlyMap<string, ValueProblem> => {
  const own = Object.entries(changed).flatMap(([key, value]): (readonly [string, ValueProblem])[] => {
    const found = isParameterKey(key) ? inType(value, parameterAt(key)) : { problem: 'unknown' as const }
    return found ? [[key, found]] : []
  })
  if (own.length > 0) return new Map(own)
  return new Map(outOfOrder({ ...holding, ...changed }, new Set(Object.keys(changed))))
}
