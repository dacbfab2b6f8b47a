import type { EntityKind } from '@quaywise/contract'
import type { Window } from '@quaywise/report-kit/compile'
import { type BarTold, type EntityAsk, refOf } from './entity-source.ts'

type EngineRow = Readonly<Record<string, unknown>>

/** So many stretches of time are drawn at most. */
export const MOST_BARS = 4000

const text = (row: EngineRow, column: string): string => String(row[column] ?? '')

/** Stretches that meet are one: facts are split at hours and shifts. */
const joined = (bars: readonly BarTold[]): readonly BarTold[] => {
  const open = new Map<string, BarTold>()
  const whole: BarTold[] = []
  for (const bar of bars) {
    const before = open.get(bar.lane)
    const meets = before && before.to === bar.from && before.key === bar.key && before.label === bar.label
    if (before && !meets) whole.push(before)
    open.set(bar.lane, meets ? { ...before, to: bar.to } : bar)
  }
  return [...whole, ...open.values()]
}

/** The bars of a time line, told by selects of `lane, of, key, label, from_at, to_at, opens_kind, opens_id`. */
export const barsTold = async (
  selects: readonly string[],
  params: Readonly<Record<string, string>>,
  { reader }: EntityAsk,
): Promise<{ readonly bars: readonly BarTold[]; readonly cut: boolean }> => {
  const rows = await reader.query(
    `SELECT * FROM (${selects.join('\nUNION ALL\n')}) WHERE to_at > from_at ORDER BY from_at DESC LIMIT ${MOST_BARS}`,
    params,
  )
  const bars = [...rows].reverse().map(
    (row): BarTold => ({
      lane: text(row, 'lane'),
      of: text(row, 'of'),
      key: text(row, 'key'),
      label: text(row, 'label'),
      from: text(row, 'from_at'),
      to: text(row, 'to_at'),
      plan: false,
      opens: refOf(text(row, 'opens_kind') as EntityKind, row.opens_id),
    }),
  )
  return { bars: joined(bars), cut: rows.length === MOST_BARS }
}

/** Bounds of a window as the engine takes them. */
export const boundsOf = ({ from, to }: Window): { readonly from: string; readonly to: string } => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})

/** An interval cut to the window of the statement. */
export const CLIPPED =
  "greatest(started_at, {from:DateTime64(3, 'UTC')}) AS from_at, least(ended_at, {to:DateTime64(3, 'UTC')}) AS to_at"
export const WITHIN = "started_at < {to:DateTime64(3, 'UTC')} AND ended_at > {from:DateTime64(3, 'UTC')}"
/** What ended in the window of the statement. */
export const ENDED = "ended_at > {from:DateTime64(3, 'UTC')} AND ended_at <= {to:DateTime64(3, 'UTC')}"
