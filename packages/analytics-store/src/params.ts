import type { Params, ParamValue } from './analytics-store.ts'
import type { Statement } from './statement.ts'
import { StoreError } from './store-error.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/**
 * The values of a statement's placeholders, ready to be bound. A placeholder without a value is an error
 * here, because a pooled session would quietly use the value of the query before.
 */
export const bindParams = (statement: Statement, params: Params = {}): Params => {
  const bound: Record<string, ParamValue | readonly (string | number)[]> = {}
  for (const [name, type] of statement.placeholders) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) {
      throw new StoreError('SYNTAX', `Nothing is given for the placeholder ${name}.`, { engineCode: 456 })
    }
    bound[name] = /DateTime/.test(type) ? withEpochs(value, /DateTime64/.test(type)) : value
  }
  return bound
}

const withEpochs = (value: ParamValue | readonly (string | number)[], fractional: boolean) =>
  typeof value === 'object' && value !== null
    ? value.map((one) => epoch(one, fractional))
    : epoch(value, fractional)

/** The engine reads an ISO instant of a parameter in part only; as seconds since 1970 it knows no time zone. */
const epoch = <T extends ParamValue>(value: T, fractional: boolean): T | string => {
  if (typeof value !== 'string' || !ISO.test(value)) return value
  const milliseconds = Date.parse(value)
  if (Number.isNaN(milliseconds)) return value
  return fractional ? (milliseconds / 1000).toFixed(3) : String(Math.floor(milliseconds / 1000))
}
