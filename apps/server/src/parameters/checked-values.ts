import type { AdminStore, Tx } from '@quaywise/admin-store'
import {
  type Parameter,
  type ParameterKey,
  type ParameterValue,
  type ParameterValues,
  parameterAt,
  problemsOf,
  type ValueProblem,
  valuesAt,
} from '@quaywise/domain'
import { type FieldProblem, fieldProblem } from '../http/problem.ts'
import { parametersAt } from './in-effect.ts'

/** A value that somebody wants for a parameter. */
export type Candidate = { readonly key: string; readonly value: ParameterValue }
/** One whose key is known. */
export type KnownCandidate = Candidate & { readonly key: ParameterKey }

const limitOf = (parameter: Parameter, value: ParameterValue): Pick<FieldProblem, 'code' | 'values'> => {
  if (!('min' in parameter) || typeof value !== 'number') return { code: 'kind' }
  return value < parameter.min
    ? { code: 'tooSmall', values: { limit: parameter.min } }
    : { code: 'tooLarge', values: { limit: parameter.max } }
}

const CODES = { type: 'kind', whole: 'whole', option: 'choice', hours: 'shiftHours' } as const

const faultOf = (found: ValueProblem, { key, value }: Candidate): Pick<FieldProblem, 'code' | 'values'> => {
  if ('other' in found)
    return { code: found.problem === 'above' ? 'notBelow' : 'notAbove', values: { name: found.other } }
  if (found.problem === 'unknown') return { code: 'unknown', values: { name: key } }
  return found.problem === 'range'
    ? limitOf(parameterAt(key as ParameterKey), value)
    : { code: CODES[found.problem] }
}

const FAR_AHEAD = new Date('9999-12-31T00:00:00.000Z')

/** Throws what is wrong with values beside those that hold; each fault stands at its place in the list. */
const refuseWrong = (values: readonly Candidate[], holding: ParameterValues): void => {
  const twice = values.flatMap(({ key }, at) =>
    values.findIndex((other) => other.key === key) < at
      ? [{ field: `values.${at}.key`, code: 'taken' as const }]
      : [],
  )
  if (twice.length > 0) throw fieldProblem(...twice)
  const wrong = problemsOf(Object.fromEntries(values.map(({ key, value }) => [key, value])), holding)
  const faults = values.flatMap((candidate, at): FieldProblem[] => {
    const found = wrong.get(candidate.key)
    if (!found) return []
    const part = 'problem' in found && found.problem === 'unknown' ? 'key' : 'value'
    return [{ field: `values.${at}.${part}`, ...faultOf(found, candidate) }]
  })
  if (faults.length > 0) throw fieldProblem(...faults)
}

/**
 * The values, once they are found right beside what holds at `at`, held since, and is to come. Throws
 * `INVALID_INPUT` with a fault at each that is not.
 */
export const checkedValues = async (
  admin: AdminStore,
  values: readonly Candidate[],
  at: Date,
  tx?: Tx,
): Promise<readonly KnownCandidate[]> => {
  const held = await parametersAt(admin, FAR_AHEAD, tx)
  const steps = [...held.history.values()].flat().map(({ from }) => from)
  const later = steps.filter((from) => from > at.getTime())
  for (const instant of [at.getTime(), ...later]) refuseWrong(values, valuesAt(held, instant))
  return values as readonly KnownCandidate[]
}
