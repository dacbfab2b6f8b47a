import { shiftsBetween } from '@quaywise/domain'
import type { Panel } from '../panel.ts'
import { lastMonths } from './compare/months.ts'
import type { Question } from './question.ts'
import { shiftsOf } from './shifts-of.ts'
import type { Window } from './window.ts'

/** No day has fewer shifts than two. */
const LONGEST_SHIFT = 86_400_000
/** A year and the month that it is held against. */
const SCORED_MONTHS = 13

/** The part of a panel's question that it sets itself: its basis, and how far it looks back. */
export const ofPanel = (panel: Panel, question: Question): Question => {
  const window = lookBack(panel, question)
  return {
    ...question,
    ...(panel.basis ? { basis: panel.basis } : {}),
    ...(window ? { window, scopes: {} } : {}),
  }
}

type Period = Pick<Question, 'window' | 'zone' | 'parameters'>

/** The window that a panel counts when a form asks for a period. */
export const windowOfPanel = (panel: Panel, question: Period): Window =>
  lookBack(panel, question) ?? question.window

/** A table looks back at least so far, and shows all of a longer period. */
const lookBack = (panel: Panel, question: Period): Window | undefined => {
  const last = lastOf(panel, question)
  return last && panel.kind === 'table' && question.window.from < last.from ? question.window : last
}

const lastOf = (panel: Panel, period: Period): Window | undefined => {
  const { window, zone } = period
  const { kind, shifts, months = kind === 'scorecard' ? SCORED_MONTHS : undefined } = panel
  if (months !== undefined) return lastMonths(months, window, zone)
  return shifts === undefined ? undefined : lastShifts(shifts, period)
}

/** So many whole shifts, the last of which holds the end of the window. */
const lastShifts = (count: number, period: Period): Window => {
  const { window, zone } = period
  const earliest = window.to - (count + 1) * LONGEST_SHIFT
  const found = shiftsBetween(earliest, window.to, zone, shiftsOf(period)).slice(-count)
  return { from: found[0]?.start ?? window.from, to: found.at(-1)?.end ?? window.to }
}
