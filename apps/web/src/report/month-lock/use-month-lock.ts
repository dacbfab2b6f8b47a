import type { MonthLock, PanelData } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { useQuery } from '@tanstack/react-query'
import { numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { usePanel } from '../panel/use-panel.ts'
import { wholeMonth } from '../query/step.ts'
import { monthIn, runningMonth } from '../scorecard/score-months.ts'
import { locksQuery } from './locks-query.ts'

/** What is known of the month that a page shows. */
export interface MonthLockState {
  readonly month: string
  /** Its versions, the last one last. */
  readonly locks: readonly MonthLock[]
  readonly last: MonthLock | undefined
  /** The terminal's clock has passed its end. */
  readonly over: boolean
  /** Nothing is on record of it: there is nothing to lock. */
  readonly empty: boolean
  /** What was reported of it is shown; false where nothing was kept for the filters of the page. */
  readonly whole: boolean
  /** Its numbers, with those that are others by now. */
  readonly row: Row | undefined
}

/** The lock of the month that a page shows; undefined where it shows none, or is not known yet. */
export function useMonthLock(): MonthLockState | undefined {
  const { report, terminal, form } = useReport()
  const month = form.startTime.slice(0, 7)
  const { startTime, endTime } = wholeMonth(month)
  const shown = form.startTime === startTime && form.endTime === endTime
  const card = report.panels.find(({ kind }) => kind === 'scorecard')
  const { data } = usePanel(card ?? { id: '' }, { enabled: shown && card !== undefined })
  const { data: all } = useQuery({ ...locksQuery(report.id, terminal.id), enabled: shown })
  if (!shown || !all) return undefined
  const locks = all.filter((lock) => lock.month === month)
  return {
    month,
    locks,
    last: locks.at(-1),
    over: formatLocalMinute(Date.parse(terminal.now), terminal.zone).slice(0, 7) > month,
    empty: data !== undefined && isEmptyMonth(data, month),
    whole: data?.kept?.[month]?.whole !== false,
    row: data?.rows.find((each) => monthIn(each) === month),
  }
}

/** How many numbers of a month are others by now. */
export const changedCount = ({ row }: Pick<MonthLockState, 'row'>): number =>
  typeof row?.now === 'object' && row.now !== null ? Object.keys(row.now).length : 0

/**
 * Whether a month lies before or after all records. One between them may be empty for the filters of the page alone:
 * whoever locks it is told.
 */
export function isEmptyMonth(data: PanelData, month: string): boolean {
  const row = data.rows.find((each) => monthIn(each) === month)
  const measures = data.columns.filter(({ role }) => role === 'measure')
  if (measures.some(({ key }) => numberIn(row?.[key]) !== null)) return false
  const begins = measures.flatMap(({ since }) => since ?? []).sort()[0]
  const first = begins === undefined ? '' : runningMonth({ ...data, freshness: begins })
  return month > runningMonth(data) || month < first
}
