import { shiftsBetween } from '@quaywise/domain'
import type { Panel } from '../panel.ts'
import type { Question } from './question.ts'
import type { Window } from './window.ts'

const HALF_DAY = 43_200_000

/** The part of a panel's question that it sets itself: its basis, and how far it looks back. */
export const ofPanel = ({ kind, basis, shifts }: Panel, question: Question): Question => ({
  ...question,
  ...(basis ? { basis } : {}),
  ...(shifts === undefined ? {} : { window: lookBack(kind, shifts, question), scopes: {} }),
})

/** A table looks back at least so far, and shows all of a longer period. */
const lookBack = (kind: Panel['kind'], shifts: number, question: Question): Window => {
  const last = lastShifts(shifts, question)
  return kind === 'table' && question.window.from < last.from ? question.window : last
}

/** So many whole shifts, the last of which holds the end of the window. */
const lastShifts = (count: number, { window, zone }: Pick<Question, 'window' | 'zone'>): Window => {
  const found = shiftsBetween(window.to - (count + 1) * HALF_DAY, window.to, zone).slice(-count)
  return { from: found[0]?.start ?? window.from, to: found.at(-1)?.end ?? window.to }
}
