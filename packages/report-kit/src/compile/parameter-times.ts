import {
  ALL_TIME,
  ALWAYS_DEFAULT,
  COUNTING_DEFAULTS,
  type CountingKey,
  type CountingValue,
  countingValue,
  formatLocalMinute,
  type HeldParameters,
  parseLocalMinute,
  stepsIn,
} from '@quaywise/domain'
import {
  type Placeholder,
  parametersIn,
  parametersOfRows,
  placeholderSql,
  placeholdersOf,
} from '@quaywise/metrics'
import type { Bindings } from './bindings.ts'
import type { Leaf } from './leaves.ts'
import type { Question } from './question.ts'
import { byCall, instantSql, type Selection } from './source-sql.ts'
import type { Window } from './window.ts'

const DAY_MS = 86_400_000
/** What was done on the calls of a window lies this near to it; what does not is counted from the facts. */
export const AROUND_CALLS_MS = 62 * DAY_MS

type Asked = Pick<Question, 'parameters' | 'window' | 'zone'>
type Rows = Pick<Selection, 'dataset' | 'basis' | 'scope'>
type Step = { readonly from: number; readonly value: CountingValue }

const heldIn = ({ parameters }: Pick<Question, 'parameters'>): HeldParameters => parameters ?? ALWAYS_DEFAULT

/** The time within which the parameters of a selection's rows are chosen; of whole calls it is open. */
const timeOf = (rows: Rows, { window }: Asked): Window => {
  if (byCall(rows)) return ALL_TIME
  const { from, to } = rows.scope ?? window
  const { before = 0, after = 0 } = rows.dataset.heldAt ?? {}
  return { from: from - before, to: to + after }
}

/** Where a value begins to count: of the hours of shifts with the local day, so that each day has one calendar. */
const begins = (key: CountingKey, from: number, zone: string): number =>
  key === 'shift.hours' && Number.isFinite(from)
    ? (parseLocalMinute(`${formatLocalMinute(from, zone).slice(0, 10)} 00:00`, zone) ?? from)
    : from

/** The values of a parameter within a time, each beside where it begins. */
const valuesIn = (question: Asked, key: CountingKey, { from, to }: Window): readonly Step[] => {
  // Of a day in which a value begins, the hours before it count by it too.
  const ahead = key === 'shift.hours' ? DAY_MS : 0
  const told = stepsIn(heldIn(question), key, { from, to: to + ahead }).map((step) => ({
    from: begins(key, step.from, question.zone),
    value: countingValue(step.value),
  }))
  const steps = told.filter((step, at) => step.from < to && !((told[at + 1]?.from ?? to) <= from))
  return steps.filter(({ value }, at) => value !== steps[at - 1]?.value)
}

/** Whether the days of a selection have the usual shifts all the while, which roll-ups keep sums of. */
export const hasUsualShifts = (question: Asked, rows: Rows): boolean =>
  !changedIn(question, rows).has('shift.hours')

/** Parameters that are not at their defaults all the while that roll-ups would stand for the rows of a selection. */
const changedIn = (question: Asked, rows: Rows): ReadonlySet<CountingKey> => {
  const { from, to } = question.window
  const time = byCall(rows)
    ? { from: from - AROUND_CALLS_MS, to: to + AROUND_CALLS_MS }
    : timeOf(rows, question)
  const keys = Object.keys(COUNTING_DEFAULTS) as CountingKey[]
  return new Set(
    keys.filter((key) => valuesIn(question, key, time).some(({ value }) => value !== COUNTING_DEFAULTS[key])),
  )
}

/**
 * Tells of a leaf whether it must be counted from the facts: roll-ups hold what the default parameters count, and where
 * one that the leaf names had another value within the time that is asked about, it cannot be answered from them.
 */
export const bypassOf = (question: Asked, selection: Rows): ((leaf: Pick<Leaf, 'measure'>) => boolean) => {
  const changed = changedIn(question, selection)
  if (changed.size === 0) return () => false
  if (parametersOfRows(selection.dataset).some((key) => changed.has(key))) return () => true
  return ({ measure }) => parametersIn(JSON.stringify(measure)).some((key) => changed.has(key))
}

/**
 * The instants at which intervals have to be cut for a leaf, because one of its parameters changes there: either part
 * is counted by its own value.
 */
export const seamsOf = (
  question: Asked,
  selection: Selection,
): ((leaf: Pick<Leaf, 'measure'>) => readonly number[]) => {
  const { time } = selection.dataset
  if (time.rule !== 'interval' || byCall(selection)) return () => []
  const within = timeOf(selection, question)
  return ({ measure }) => {
    const keys = parametersIn(JSON.stringify(measure))
    const instants = keys.flatMap((key) => valuesIn(question, key, within).slice(1))
    return [...new Set(instants.map(({ from }) => from))].sort((one, other) => one - other)
  }
}

const choiceSql = (
  steps: readonly Step[],
  at: string,
  { type, bound }: Placeholder,
  bindings: Bindings,
): string => {
  const value = (step: Step): string => bindings.bind(bound(step.value), type)
  const last = steps.at(-1)
  const before = steps
    .slice(0, -1)
    .map((step, place) => `${at} < ${instantSql(steps[place + 1]?.from ?? 0, bindings)}, ${value(step)}`)
  if (!last) return '0'
  return before.length === 0 ? value(last) : `multiIf(${before.join(', ')}, ${value(last)})`
}

const isBoundTo = ({ name, bound }: Placeholder, value: CountingValue, { params }: Bindings): boolean =>
  JSON.stringify(bound(value)) === JSON.stringify(params[name])

/**
 * The SQL of a selection in which each row is counted by what held at its own time: a parameter that has one value over
 * all of it stays the placeholder that is bound; one that changes within is chosen by the instant of the row.
 */
export const byTimes = (sql: string, selection: Rows, question: Asked, bindings: Bindings): string => {
  const { dataset } = selection
  const ofRows = parametersOfRows(dataset)
  const time = timeOf(selection, question)
  return parametersIn(sql).reduce((text, key) => {
    const steps = valuesIn(question, key, time)
    // A row lies in the shift of its own instant, whatever the parameters that found it went by.
    const at = key === 'shift.hours' && !ofRows.includes(key) ? '_at' : (dataset.heldAt?.at ?? '_at')
    return placeholdersOf(key).reduce((told, place) => {
      const [only] = steps
      if (only && steps.length === 1 && isBoundTo(place, only.value, bindings)) return told
      return told.replaceAll(placeholderSql(place), () => choiceSql(steps, at, place, bindings))
    }, text)
  }, sql)
}
