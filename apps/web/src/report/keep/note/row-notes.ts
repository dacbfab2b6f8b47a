import type { Annotation } from '@quaywise/contract'
import {
  monthNumber,
  monthStart,
  parseLocalMinute,
  type ShiftCalendar,
  shiftsBetween,
} from '@quaywise/domain'
import { nameIn, type Row } from '../../data/cell.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MACHINES = ['crane', 'agv', 'asc', 'machine']

/** By what clocks and calendar the rows of a table tell their time. */
type Clocks = { readonly zone: string; readonly shifts: ShiftCalendar }

/** The stretch of time that a row of a table stands for; null where it stands for the whole period. */
function stretchOf(row: Row, { zone, shifts }: Clocks): readonly [number, number] | null {
  const hour = Date.parse(nameIn(row.hour) ?? '')
  if (Number.isFinite(hour)) return [hour, hour + HOUR]
  const month = monthIn(nameIn(row.month) ?? '', zone)
  if (month) return month
  const [date = '', type] = (nameIn(row.shift) ?? nameIn(row.day) ?? '').split(' ')
  const start = parseLocalMinute(`${date} 00:00`, zone)
  if (start === null) return null
  if (type === undefined) return [start, start + DAY]
  const shift = shiftsBetween(start, start + DAY + HOUR, zone, shifts).find(
    (s) => s.date === date && s.type === type,
  )
  return shift ? [shift.start, shift.end] : null
}

/** A month of the calendar (`2026-01`) in a zone; null for any other text. */
function monthIn(text: string, zone: string): readonly [number, number] | null {
  if (!/^\d{4}-\d{2}$/.test(text)) return null
  const month = monthNumber(text)
  return [monthStart(month, zone), monthStart(month + 1, zone)]
}

/** Whether a note is about what a row stands for: its call or machine; a note on a time is about every row of it. */
function isAbout({ subject, subjectId }: Annotation, row: Row, timed: boolean): boolean {
  if (subject === 'visit') return row.visit === undefined ? timed : row.visit === subjectId
  if (subject === 'time') return timed
  const named = MACHINES.filter((dimension) => row[dimension] !== undefined)
  return named.length === 0 ? timed : named.some((dimension) => row[dimension] === subjectId)
}

/** The notes that a row of a table stands for, by its time, its call and its machine. */
export function notesOfRow(notes: readonly Annotation[], row: Row, clocks: Clocks): readonly Annotation[] {
  const stretch = stretchOf(row, clocks)
  const [from, to] = stretch ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return notes.filter(
    (note) =>
      Date.parse(note.startAt) < to && Date.parse(note.endAt) > from && isAbout(note, row, stretch !== null),
  )
}
