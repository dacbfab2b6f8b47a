import type { Cell, PanelData, PanelInfo } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import type { Locale } from '@quaywise/i18n'
import { beforeIn, changeOf, nameIn, numberIn, ratioOver } from '../data/cell.ts'
import { type CalendarWeek, calendarWeeks } from './calendar-weeks.ts'

/** A day of a calendar: its number with what it is compared with; undefined where nothing was counted. */
export interface CalendarDay {
  readonly cell: Cell | undefined
  readonly before: Cell | undefined
}

/** The days of a period in weeks, with the number of each. */
export interface CalendarModel {
  readonly weeks: readonly CalendarWeek[]
  readonly days: ReadonlyMap<string, CalendarDay>
  readonly scale: { readonly min: number; readonly max: number }
  /** The day in which the newest record lies: it is not over yet. */
  readonly running: string | null
}

/** Arranges the rows of a calendar. */
export function calendarModel(panel: PanelInfo, data: PanelData, locale: Locale): CalendarModel {
  const { start, end, zone } = data.window
  const day = (at: number) => formatLocalMinute(at, zone).slice(0, 10)
  const measure = panel.measures[0] ?? ''
  const days = new Map(
    data.rows.map((row) => [nameIn(row.day) ?? '', { cell: row[measure], before: beforeIn(row, measure) }]),
  )
  return {
    weeks: calendarWeeks(day(Date.parse(start)), day(Date.parse(end) - 1), locale),
    days,
    scale: scaleOf([...days.values()].flatMap(({ cell }) => numberIn(cell) ?? [])),
    running: data.freshness === null ? null : day(Date.parse(data.freshness)),
  }
}

/** What a week came to: of a ratio from both sides, of a count its sum; null of what cannot be added up. */
export function weekTotal(
  { days }: Pick<CalendarModel, 'days'>,
  week: CalendarWeek,
  adds: boolean,
): number | null {
  const cells = week.days.flatMap((day) => (day === null ? [] : [days.get(day)?.cell]))
  const ratio = ratioOver(cells)
  if (ratio) return ratio.value
  const values = cells.flatMap((cell) => numberIn(cell) ?? [])
  return adds && values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null
}

/** The number that a day shows: its own, or its change. */
export const shownOf = ({ cell, before }: CalendarDay, changes: boolean): number | null =>
  changes ? (changeOf(cell, before)?.delta ?? null) : numberIn(cell)

/** The scale of changes about a middle of none. */
export function changesScale(
  { days }: Pick<CalendarModel, 'days'>,
  better: 'higher' | 'lower',
): { min: number; max: number; diverging: 'higher' | 'lower' } {
  const sizes = [...days.values()].map((day) => Math.abs(shownOf(day, true) ?? 0))
  const most = Math.max(...sizes, 0) || 1
  return { min: -most, max: most, diverging: better }
}

function scaleOf(values: readonly number[]): CalendarModel['scale'] {
  if (values.length === 0) return { min: 0, max: 1 }
  return { min: Math.min(...values), max: Math.max(...values) }
}
