import { COUNTING_PARAMETERS, type CountingKey } from './counting.ts'
import type { Parameter, ParameterValue } from './parameter.ts'
import { RUNNING_PARAMETERS } from './running.ts'
import { TARGET_PARAMETERS } from './targets.ts'

/** Every parameter of the product by its key; there are no others. */
export const PARAMETERS = {
  ...TARGET_PARAMETERS,
  ...COUNTING_PARAMETERS,
  ...RUNNING_PARAMETERS,
} as const satisfies Readonly<Record<string, Parameter>>

export type ParameterKey = keyof typeof PARAMETERS

type ValueOf<P> = P extends { readonly type: 'open' }
  ? number | null
  : P extends { readonly type: 'flag' }
    ? boolean
    : P extends { readonly type: 'choice'; readonly options: readonly (infer Option)[] }
      ? Option
      : P extends { readonly type: 'hours' }
        ? string
        : number

/** The values of all parameters, each of its own type. */
export type ParameterValues = { readonly [Key in ParameterKey]: ValueOf<(typeof PARAMETERS)[Key]> }

/** The keys in the order in which they are declared. */
export const PARAMETER_KEYS = Object.keys(PARAMETERS) as readonly ParameterKey[]

/** Whether a text is the key of a parameter. */
export const isParameterKey = (key: string): key is ParameterKey => Object.hasOwn(PARAMETERS, key)

/** The declaration of a parameter, as any of them. */
export const parameterAt = (key: ParameterKey): Parameter => PARAMETERS[key]

/** What holds where nothing was changed. */
export const PARAMETER_DEFAULTS = Object.fromEntries(
  PARAMETER_KEYS.map((key) => [key, PARAMETERS[key].default]),
) as ParameterValues

/** What a statement is bound to: a number, a flag being 1 or 0 and what is open 0; or the hours of shifts. */
export type CountingValue = number | string

/** A value as statements are bound to it. */
export const countingValue = (value: ParameterValue): CountingValue =>
  typeof value === 'string' ? value : Number(value)

/** What statements are bound to. */
export type CountingValues = Readonly<Record<CountingKey, CountingValue>>

/** The part of the values that statements are bound to. */
export const countingValues = (values: ParameterValues): CountingValues =>
  Object.fromEntries(
    Object.keys(COUNTING_PARAMETERS).map((key) => [key, countingValue(values[key as CountingKey])]),
  ) as CountingValues

/** What statements are bound to where nothing was changed. */
export const COUNTING_DEFAULTS: CountingValues = countingValues(PARAMETER_DEFAULTS)
