import { formatLocalMinute, zonedToEpochMs } from './instant.ts'

/** A shift type of the calendar: its name and its local start, in minutes after midnight. */
export type ShiftType = { readonly key: string; readonly startMinute: number }

/** Two shifts of twelve hours: day 08:00–20:00, night 20:00–08:00. */
export const DEFAULT_SHIFTS: readonly ShiftType[] = [
  { key: 'DAY', startMinute: 8 * 60 },
  { key: 'NIGHT', startMinute: 20 * 60 },
]

/** One shift: `[start, end)` in epoch milliseconds; `date` is the local date of its start. */
export type Shift = {
  readonly type: string
  readonly date: string
  readonly start: number
  readonly end: number
}

/** All shifts that overlap `[from, to)`, in order. A night shift carries the date of its start. */
export const shiftsBetween = (
  from: number,
  to: number,
  zone: string,
  types: readonly ShiftType[] = DEFAULT_SHIFTS,
): readonly Shift[] => {
  const starts: { type: string; date: string; start: number }[] = []
  const first = formatLocalMinute(from, zone).slice(0, 10)
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  for (let offset = -1; ; offset++) {
    const date = new Date(Date.UTC(year, month - 1, day + offset)).toISOString().slice(0, 10)
    const [y = 0, m = 0, d = 0] = date.split('-').map(Number)
    for (const type of types) {
      const start = zonedToEpochMs(y, m, d, Math.floor(type.startMinute / 60), type.startMinute % 60, zone)
      starts.push({ type: type.key, date, start })
    }
    if ((starts.at(-1)?.start ?? 0) >= to) break
  }
  return starts
    .map((s, i) => ({ ...s, end: starts[i + 1]?.start ?? s.start }))
    .filter((s) => s.end > from && s.start < to)
}

/** The shift that holds an instant. */
export const shiftAt = (
  epochMs: number,
  zone: string,
  types: readonly ShiftType[] = DEFAULT_SHIFTS,
): Shift | undefined => shiftsBetween(epochMs, epochMs + 1, zone, types)[0]
