import type { Reader } from '../answer.ts'
import type { Question, Restriction } from '../question.ts'
import { RequestError } from '../request-error.ts'
import { shiftsOf } from '../shifts-of.ts'
import type { Window } from '../window.ts'
import { type ClassCall, classCalls } from './class-calls.ts'
import { comparedWindow, type PeriodCompare } from './compared-window.ts'
import { isTimely, movedBucket } from './moved-bucket.ts'
import { type CallPair, callPairs } from './previous-calls.ts'

/** What a question can be compared with. */
export type Compare = PeriodCompare | 'previous-call' | 'same-class'

/** The same question asked of something else, and how its values stand beside those of the question itself. */
export type Compared = {
  readonly question: Question
  /** The value of a dimension here that stands for one of the other question. */
  readonly here: (dimension: string, value: string) => string
  /** The value of a dimension in the other question that stands for one here. */
  readonly there: (dimension: string, value: string) => string
  /** Only measures that know this dimension can be compared. */
  readonly needs?: 'visit'
}

/** The comparison that a request asks for. Throws `RequestError` on one that there is not. */
export const compareOf = (asked: unknown): Compare => {
  if (asked === 'previous' || asked === 'same-shift-last-week' || asked === 'last-year') return asked
  if (asked === 'previous-call' || asked === 'same-class') return asked
  if (typeof asked === 'object' && asked !== null && 'startTime' in asked && 'endTime' in asked)
    return { startTime: String(asked.startTime), endTime: String(asked.endTime) }
  throw new RequestError(
    'compare',
    'Compare with previous, same-shift-last-week, last-year, previous-call, same-class, or two times of the calendar.',
  )
}

/** Asks the same question of what it is compared with; null where there is nothing: no vessel called before. */
export const comparedWith = async (
  compare: Compare,
  question: Question,
  reader: Reader,
): Promise<Compared | null> => {
  if (compare === 'same-class') return ofClass(question, await classCalls(question, reader))
  if (compare === 'previous-call') return ofCallsBefore(question, await callPairs(question, reader))
  return ofWindow(question, comparedWindow(compare, question.window, question.zone))
}

const ofWindow = (question: Question, window: Window): Compared => {
  const calendar = { zone: question.zone, shifts: shiftsOf(question) }
  const [now, then] = [question.window.from, window.from]
  const there: Compared['there'] = (dimension, value) =>
    movedBucket(dimension, value, { from: now, to: then, ...calendar })
  return {
    question: { ...moved(question, there, then - now, window), window },
    here: (dimension, value) => movedBucket(dimension, value, { from: then, to: now, ...calendar }),
    there,
  }
}

/** The calls of a class stand for all of it: no call or hour of theirs stands for one here. */
const ofClass = (question: Question, calls: readonly ClassCall[]): Compared | null => {
  if (calls.length === 0) return null
  const visits = { dimension: 'visit', values: calls.map(({ visit }) => visit), of: 'vesselVoyage' }
  const same = (_: string, value: string): string => value
  return {
    question: {
      ...question,
      window: {
        from: Math.min(...calls.map(({ begins }) => begins)),
        to: Math.max(...calls.map(({ ends }) => ends)) + 1,
      },
      scopes: {},
      restrictions: [...question.restrictions.filter(({ dimension }) => dimension !== 'visit'), visits],
    },
    here: same,
    there: same,
    needs: 'visit',
  }
}

/** With one call, time runs from the beginning of each; with several, no hour of one stands for an hour of another. */
const ofCallsBefore = (question: Question, pairs: readonly CallPair[]): Compared | null => {
  const [pair] = pairs
  if (!pair) return null
  const calendar = { zone: question.zone, shifts: shiftsOf(question) }
  const window = {
    from: Math.min(...pairs.map(({ beganBefore }) => beganBefore)),
    to: Math.max(...pairs.map(({ endedBefore }) => endedBefore)) + 1,
  }
  const [now, then] = pairs.length === 1 ? [pair.begins, pair.beganBefore] : [0, 0]
  const befores = new Map(pairs.map(({ visit, before }) => [visit, before]))
  const visits = new Map(pairs.map(({ visit, before }) => [before, visit]))
  const there: Compared['there'] = (dimension, value) =>
    dimension === 'visit'
      ? (befores.get(value) ?? '')
      : movedBucket(dimension, value, { from: now, to: then, ...calendar })
  const asked = moved(question, there, then - now, window)
  const calls = { dimension: 'visit', values: pairs.map(({ before }) => before), of: 'vesselVoyage' }
  return {
    question: {
      ...asked,
      window,
      restrictions: [...asked.restrictions.filter(({ dimension }) => dimension !== 'visit'), calls],
    },
    here: (dimension, value) =>
      dimension === 'visit'
        ? (visits.get(value) ?? '')
        : movedBucket(dimension, value, { from: then, to: now, ...calendar }),
    there,
    needs: 'visit',
  }
}

/** A question with its restrictions in time and its scopes moved along with the window. */
const moved = (question: Question, there: Compared['there'], by: number, window: Window): Question => ({
  ...question,
  restrictions: question.restrictions.map(
    (restriction): Restriction =>
      isTimely(restriction.dimension)
        ? {
            ...restriction,
            values: restriction.values.map((value) =>
              value === null ? null : there(restriction.dimension, value),
            ),
          }
        : restriction,
  ),
  scopes: Object.fromEntries(
    Object.entries(question.scopes).map(([scope, { from, to }]) => [
      scope,
      { from: Math.max(from + by, window.from), to: Math.min(to + by, window.to) },
    ]),
  ),
})
