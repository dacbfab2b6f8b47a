import type { Window } from '@quaywise/report-kit/compile'
import type { BarTold, Named, StepTold } from './entity-source.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** No call, box or truck is looked at for longer. */
const LONGEST_MS = 400 * DAY_MS

type EngineRow = Readonly<Record<string, unknown>>

/** The instant of a column in epoch milliseconds; null where it has none. */
export const epochOf = (row: EngineRow, column: string): number | null => {
  const raw = row[column]
  const epoch = typeof raw === 'string' && raw !== '' ? Date.parse(raw) : Number.NaN
  return Number.isNaN(epoch) ? null : epoch
}

/** The whole minutes from the first of some instants to the last, one more at the end so that it is inside. */
export const windowAround = (instants: readonly (number | null)[], otherwise: number): Window => {
  const known = instants.filter((at) => at !== null)
  const first = known.length > 0 ? Math.min(...known) : otherwise - DAY_MS
  const last = known.length > 0 ? Math.max(...known) : otherwise
  const to = (Math.floor(last / MINUTE_MS) + 1) * MINUTE_MS
  return { from: Math.max(Math.floor(first / MINUTE_MS) * MINUTE_MS, to - LONGEST_MS), to }
}

/** The stamps of a row that are told, in order of time. */
export const stampsTold = (row: EngineRow, columns: readonly string[]): readonly StepTold[] =>
  columns
    .flatMap((key): readonly StepTold[] => {
      const at = epochOf(row, key)
      if (at === null) return []
      const blank = { endAt: null, op: '', from: '', to: '', name: '', opens: null }
      return [{ at: new Date(at).toISOString(), of: 'stamp', key, ...blank }]
    })
    .sort((one, other) => one.at.localeCompare(other.at))

type Stretch = {
  readonly lane: string
  readonly of: string
  readonly key: string
  readonly label?: string
  readonly opens?: Named
  readonly plan?: boolean
}

/** A bar between two instants; none where one is not known or they are out of order. */
export const barBetween = (
  from: number | null,
  to: number | null,
  { label = '', opens = null, plan = false, ...rest }: Stretch,
): readonly BarTold[] =>
  from === null || to === null || to <= from
    ? []
    : [{ ...rest, label, opens, plan, from: new Date(from).toISOString(), to: new Date(to).toISOString() }]
