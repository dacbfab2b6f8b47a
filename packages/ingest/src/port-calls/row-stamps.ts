import type { BoundColumns, BoundStamp } from '../mapping/bind-columns.ts'
import { type Mapping, STAMP_COLUMNS, type StampColumn } from '../mapping/mapping.ts'
import { compileFormat, readStamp, type StampFormat } from '../mapping/stamp-format.ts'
import { isRefusal, type Refusal } from './refusal.ts'

/** The instants of a row by what they mean; a hole in a list is null, an empty cell an empty list. */
export type RowStamps = Readonly<Record<StampColumn, readonly (number | null)[]>>

/** What it takes to read stamps: the separator inside cells, the formats and the zone of the wall clock. */
export type StampRules = {
  readonly separator: string | undefined
  readonly dates: readonly StampFormat[]
  readonly datesWithTimes: readonly StampFormat[]
  readonly zone: string
}

/** The rules of a mapping, compiled once for a file. */
export const stampRules = (mapping: Mapping): StampRules => ({
  separator: mapping.separators.stamps,
  dates: mapping.dateFormats.map(compileFormat),
  datesWithTimes: mapping.dateFormats.flatMap((date) =>
    mapping.timeFormats.map((time) => compileFormat(`${date} ${time}`)),
  ),
  zone: mapping.terminal.zone,
})

/** Reads every mapped stamp of a row; lists of dates and times pair by position. */
export const readStamps = (
  cells: readonly string[],
  columns: BoundColumns,
  rules: StampRules,
): { readonly stamps: RowStamps } | Refusal => {
  const stamps: Record<StampColumn, readonly (number | null)[]> = {
    port_entry: [],
    port_exit: [],
    stay_start: [],
    stay_end: [],
    wait_start: [],
    wait_end: [],
  }
  for (const key of STAMP_COLUMNS) {
    const column = columns.stamps[key]
    const read = column ? readList(cells, column, rules) : { instants: [] }
    if (isRefusal(read)) return read
    stamps[key] = read.instants
  }
  return { stamps }
}

const readList = (
  cells: readonly string[],
  { date, time }: BoundStamp,
  rules: StampRules,
): { readonly instants: readonly (number | null)[] } | Refusal => {
  const dates = partsOf(cells[date.index] ?? '', rules.separator)
  const times = time ? partsOf(cells[time.index] ?? '', rules.separator) : []
  if (time && dates.length !== times.length)
    return { reason: 'LIST_LENGTHS', column: time.header, value: cells[time.index] ?? '' }
  const instants: (number | null)[] = []
  for (const [i, day] of dates.entries()) {
    const text = time ? `${day} ${times[i] ?? ''}` : day
    const instant = readStamp(text, time ? rules.datesWithTimes : rules.dates, rules.zone)
    if (instant === null && text.trim() !== '')
      return { reason: 'BAD_INSTANT', column: date.header, value: text }
    instants.push(instant)
  }
  return { instants }
}

const partsOf = (cell: string, separator: string | undefined): readonly string[] => {
  if (cell.trim() === '') return []
  return (separator ? cell.split(separator) : [cell]).map((part) => part.trim())
}
