import { COUNTING_PARAMETERS, type CountingKey } from './counting.ts'
import type { Parameter } from './parameter.ts'
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

/** What statements are bound to: numbers; a flag is 1 or 0. */
export type CountingValues = Readonly<Record<CountingKey, number>>

/** The part of the values that statements are bound to. */
export const countingValues = (values: ParameterValues): CountingValues =>
  Object.fromEntries(
    Object.keys(COUNTING_PARAMETERS).map((key) => [key, Number(values[key as CountingKey])]),
  ) as CountingValues

/** What statements are bound to where nothing was changed. */
export const COUNTING_DEFAULTS: CountingValues = countingValues(PARAMETER_DEFAULTS)
