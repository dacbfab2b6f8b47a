import {
  COUNTING_PARAMETERS,
  type CountingKey,
  type CountingValue,
  type CountingValues,
  shiftsByHour,
} from '@quaywise/domain'
import type { Dataset } from './dataset.ts'

const KEYS = Object.keys(COUNTING_PARAMETERS) as readonly CountingKey[]

type Bound = number | readonly string[] | readonly number[]

/** A place in SQL that a parameter is bound to, under its name and with its type in the engine. */
export type Placeholder = {
  readonly name: string
  readonly type: string
  readonly bound: (value: CountingValue) => Bound
}

/** For each hour of the day which shift it lies in, and at which hour that began: below 0 on the day before. */
const SHIFT_OF_HOUR: Placeholder = {
  ...{ name: 'parameter_shift_of_hour', type: 'Array(String)' },
  bound: (hours) => shiftsByHour(String(hours)).map(({ type }) => type),
}
const BEGIN_OF_HOUR: Placeholder = {
  ...{ name: 'parameter_shift_begin_of_hour', type: 'Array(Int8)' },
  bound: (hours) => shiftsByHour(String(hours)).map(({ begins }) => begins),
}

/** The places that a parameter is bound to: one number, or what the hours of shifts mean for each hour. */
export const placeholdersOf = (key: CountingKey): readonly Placeholder[] =>
  key === 'shift.hours'
    ? [SHIFT_OF_HOUR, BEGIN_OF_HOUR]
    : [{ name: `parameter_${key.replaceAll('.', '_')}`, type: 'Float64', bound: Number }]

/** A placeholder as it stands in SQL. */
export const placeholderSql = ({ name, type }: Omit<Placeholder, 'bound'>): string => `{${name}:${type}}`

/** The placeholder of a parameter in the SQL of a measure: a number that is bound when the statement is made. */
export const parameterSql = (key: Exclude<CountingKey, 'shift.hours'>): string =>
  placeholdersOf(key).map(placeholderSql).join('')

const ofHour = (placeholder: Placeholder, at: string): string =>
  `${placeholderSql(placeholder)}[toHour(${at}, {zone:String}) + 1]`

/** The kind of the shift that holds an instant, as SQL. */
export const kindOfShift = (at: string): string => ofHour(SHIFT_OF_HOUR, at)

/** The hour at which the shift began that holds an instant, below 0 on the day before, as SQL. */
export const hourOfShift = (at: string): string => ofHour(BEGIN_OF_HOUR, at)

/** The parameters that an SQL text names. */
export const parametersIn = (sql: string): readonly CountingKey[] =>
  KEYS.filter((key) => placeholdersOf(key).some((place) => sql.includes(placeholderSql(place))))

/** An SQL text with the keys of parameters in place of their placeholders, for people to read. */
export const withParameterKeys = (sql: string): string =>
  parametersIn(sql).reduce(
    (text, key) =>
      placeholdersOf(key).reduce((told, place) => told.replaceAll(placeholderSql(place), key), text),
    sql,
  )

/** The numbers to which placeholders of parameters are bound; the hours of shifts are bound where SQL names them. */
export const parameterBindings = (values: CountingValues): Readonly<Record<string, number>> =>
  Object.fromEntries(
    KEYS.flatMap((key) =>
      placeholdersOf(key).map(({ name, bound }) => [name, bound(values[key])] as const),
    ).filter((one): one is readonly [string, number] => typeof one[1] === 'number'),
  )

/** The parameters by which the rows of a dataset are found, whatever is counted on them. */
export const parametersOfRows = ({ from = '', only = '', dimensions }: Dataset): readonly CountingKey[] =>
  parametersIn(`${from} ${only} ${JSON.stringify(dimensions)}`)
