import { COUNTING_PARAMETERS, type CountingKey, type CountingValues } from '@quaywise/domain'
import type { Dataset } from './dataset.ts'

const KEYS = Object.keys(COUNTING_PARAMETERS) as readonly CountingKey[]

/** The name under which a parameter is bound. */
export const parameterName = (key: CountingKey): string => `parameter_${key.replaceAll('.', '_')}`

/** The placeholder of a parameter in the SQL of a measure: a number that is bound when the statement is made. */
export const parameterSql = (key: CountingKey): string => `{${parameterName(key)}:Float64}`

/** The parameters that an SQL text names. */
export const parametersIn = (sql: string): readonly CountingKey[] =>
  KEYS.filter((key) => sql.includes(parameterSql(key)))

/** An SQL text with the keys of parameters in place of their placeholders, for people to read. */
export const withParameterKeys = (sql: string): string =>
  parametersIn(sql).reduce((text, key) => text.replaceAll(parameterSql(key), key), sql)

/** The values to which all placeholders of parameters are bound. */
export const parameterBindings = (values: CountingValues): Readonly<Record<string, number>> =>
  Object.fromEntries(KEYS.map((key) => [parameterName(key), values[key]]))

/** The parameters by which the rows of a dataset are found, whatever is counted on them. */
export const parametersOfRows = ({ from = '', only = '', dimensions }: Dataset): readonly CountingKey[] =>
  parametersIn(`${from} ${only} ${JSON.stringify(dimensions)}`)
