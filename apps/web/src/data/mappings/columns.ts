type Json = Readonly<Record<string, unknown>>

/** The fields of a call that a column can fill: texts and numbers, and stamps of a date with or without a time. */
export const VALUE_FIELDS: readonly string[] = [
  ...['vessel', 'call_id', 'imo', 'voyage_in', 'voyage_out', 'line', 'service'],
  ...['loa_m', 'berth', 'berth_days'],
]
export const STAMP_FIELDS: readonly string[] = [
  ...['port_entry', 'stay_start', 'stay_end', 'port_exit', 'wait_start', 'wait_end'],
]

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The column that fills a field, or a part of a stamp; '' for none. */
export function columnOf(mapping: Json, field: string, part?: 'date' | 'time'): string {
  const told = objectOf(mapping.columns)[field]
  return part === undefined ? textOf(told) : textOf(objectOf(told)[part])
}

/** The mapping with a field, or a part of a stamp, filled by another column; '' takes the column away. */
export function withColumn(mapping: Json, field: string, column: string, part?: 'date' | 'time'): Json {
  const columns = objectOf(mapping.columns)
  const value = part === undefined ? column : stampWith(objectOf(columns[field]), part, column)
  const { [field]: _before, ...others } = columns
  return { ...mapping, columns: value === '' ? others : { ...columns, [field]: value } }
}

/** A stamp without its date is no stamp. */
function stampWith(stamp: Json, part: 'date' | 'time', column: string): Json | '' {
  if (part === 'date') return column === '' ? '' : { ...stamp, date: column }
  const { time: _before, ...rest } = stamp
  return column === '' ? rest : { ...stamp, time: column }
}
