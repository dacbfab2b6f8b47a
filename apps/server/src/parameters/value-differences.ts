import {
  PARAMETER_KEYS,
  type ParameterKey,
  type ParameterValue,
  type ParameterValues,
} from '@quaywise/domain'

/** A parameter that has two values. */
export type ValueDifference = {
  readonly key: ParameterKey
  readonly from: ParameterValue
  readonly to: ParameterValue
}

/** The parameters whose values differ. */
export const valueDifferences = (from: ParameterValues, to: ParameterValues): ValueDifference[] =>
  PARAMETER_KEYS.flatMap((key) => (from[key] === to[key] ? [] : [{ key, from: from[key], to: to[key] }]))
