import { COUNTING_PARAMETERS } from './counting.ts'
import type { ParameterValue } from './parameter.ts'
import { PARAMETER_DEFAULTS, type ParameterKey, type ParameterValues } from './parameters.ts'
import { TARGET_PARAMETERS } from './targets.ts'

/** A value and the instant, in epoch milliseconds, from which it holds; the first holds from the beginning of time. */
export type ParameterStep = { readonly from: number; readonly value: ParameterValue }

/** The steps of every parameter that was changed, by their instants. */
export type ParameterHistory = ReadonlyMap<ParameterKey, readonly ParameterStep[]>

/** What holds of every parameter now, and how what was changed came there: facts are counted by what held at theirs. */
export type HeldParameters = { readonly values: ParameterValues; readonly history: ParameterHistory }

/** Values that hold at all times. */
export const always = (values: ParameterValues): HeldParameters => ({ values, history: new Map() })

/** What holds, with some values in place of others at all times. */
export const withValues = (
  { values, history }: HeldParameters,
  changed: Readonly<Partial<Record<ParameterKey, ParameterValue>>>,
): HeldParameters => ({
  values: { ...values, ...changed } as ParameterValues,
  history: new Map([...history].filter(([key]) => !Object.hasOwn(changed, key))),
})

/** From the beginning of time to its end. */
export const ALL_TIME = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** The steps of a parameter within a time `[from, to)`, the first being what held when it began. */
export const stepsIn = (
  { values, history }: HeldParameters,
  key: ParameterKey,
  { from, to }: { readonly from: number; readonly to: number },
): readonly [ParameterStep, ...ParameterStep[]] => {
  const always: ParameterStep = { from: Number.NEGATIVE_INFINITY, value: values[key] }
  const steps = history.get(key) ?? [always]
  const first = steps.findLast((step) => step.from <= from) ?? steps[0] ?? always
  return [first, ...steps.filter((step) => step !== first && step.from > from && step.from < to)]
}

/** The value of a parameter that holds at an instant. */
export const valueAt = <Key extends ParameterKey>(
  held: HeldParameters,
  key: Key,
  at: number,
): ParameterValues[Key] => stepsIn(held, key, { from: at, to: at })[0].value as ParameterValues[Key]

/** What holds of every parameter at an instant. */
export const valuesAt = (held: HeldParameters, at: number): ParameterValues => {
  const changed = [...held.history.keys()].map((key) => [key, valueAt(held, key, at)] as const)
  return { ...held.values, ...Object.fromEntries(changed) }
}

const BY_FACT: ReadonlySet<string> = new Set([
  ...Object.keys(COUNTING_PARAMETERS),
  ...Object.keys(TARGET_PARAMETERS),
])

/**
 * Whether a parameter holds for facts of its own time, as what counts and what is aimed at does; all others hold by the
 * clock, and only from now on can they be changed.
 */
export const holdsByFact = (key: string): boolean => BY_FACT.has(key)

/** What holds where nothing was changed, at all times. */
export const ALWAYS_DEFAULT: HeldParameters = always(PARAMETER_DEFAULTS)
