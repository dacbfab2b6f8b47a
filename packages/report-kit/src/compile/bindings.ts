import { COUNTING_DEFAULTS, type CountingValues, countingValues, valuesAt } from '@quaywise/domain'
import { parameterBindings } from '@quaywise/metrics'
import type { Question } from './question.ts'

/** A value of a parameter. */
type BoundValue = string | number | readonly (string | number)[]

/** Parameters of one statement. Every value that came from outside enters SQL through here. */
export type Bindings = {
  /** Binds a value and gives its placeholder; equal values of a type share one. */
  readonly bind: (value: BoundValue, type: string) => string
  readonly params: Readonly<Record<string, BoundValue>>
}

/** Starts the parameters of a statement with those that every statement has, and with what counting goes by. */
export const newBindings = (
  fixed: Readonly<Record<string, string | number>>,
  counting: CountingValues = COUNTING_DEFAULTS,
): Bindings => {
  const params: Record<string, BoundValue> = { ...fixed, ...parameterBindings(counting) }
  const known = new Map<string, string>()
  const bind: Bindings['bind'] = (value, type) => {
    const key = `${type} ${JSON.stringify(value)}`
    let name = known.get(key)
    if (!name) {
      name = `p${known.size}`
      known.set(key, name)
      params[name] = value
    }
    return `{${name}:${type}}`
  }
  return { bind, params }
}

/** What a question is counted by where its window begins: its own parameters, else the defaults. */
export const countedBy = ({ parameters, window }: Pick<Question, 'parameters' | 'window'>): CountingValues =>
  parameters ? countingValues(valuesAt(parameters, window.from)) : COUNTING_DEFAULTS
