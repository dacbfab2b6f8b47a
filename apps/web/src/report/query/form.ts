import { SCOPES, type Scope } from '@quaywise/contract/scopes'
import type { Period } from './period.ts'

/** The lists of the search form that restrict what is counted. */
export const LIST_FIELDS = [
  'trunkBranchLine',
  'distinguishSelectedShip',
  'vesselVoyage',
  'line',
  'equipment',
  'block',
  'opMode',
] as const
export type ListField = (typeof LIST_FIELDS)[number]

/** What the search form holds. `times` narrows a scope inside what the server knows of it. */
export interface Form extends Period {
  readonly lists: Readonly<Record<ListField, readonly string[]>>
  readonly times: Readonly<Partial<Record<Scope, Period>>>
  /** A date `YYYY-MM-DD`; null for any. */
  readonly vesselPlanBerthingDate: string | null
  /** Days before planned berthing at which export boxes are taken in; null for what the terminal does. */
  readonly releaseTime: number | null
  /** The period or the voyages changed since the last query: what is known of scopes is out of date. */
  readonly pending: boolean
}

const NOTHING: Form['lists'] = {
  trunkBranchLine: [],
  distinguishSelectedShip: [],
  vesselVoyage: [],
  line: [],
  equipment: [],
  block: [],
  opMode: [],
}

/** Trunk calls of own ships, as a page opens. */
export const DEFAULT_LISTS: Form['lists'] = {
  ...NOTHING,
  trunkBranchLine: ['TRUNK'],
  distinguishSelectedShip: ['OWN'],
}

/** Days before planned berthing, as a page opens. */
export const DEFAULT_RELEASE_TIME = 6

/** A form as a page opens. */
export const formOf = (period: Period): Form => ({
  startTime: period.startTime,
  endTime: period.endTime,
  lists: DEFAULT_LISTS,
  times: {},
  vesselPlanBerthingDate: null,
  releaseTime: DEFAULT_RELEASE_TIME,
  pending: false,
})

/** Another period: scopes await a query and lose their times. */
export const withPeriod = (form: Form, { startTime, endTime }: Period): Form =>
  startTime === form.startTime && endTime === form.endTime
    ? form
    : { ...form, startTime, endTime, times: {}, pending: true }

/** Other choices of one list; with other voyages, scopes await a query and lose their times. */
export function withList(form: Form, field: ListField, values: readonly string[]): Form {
  const changed = { ...form, lists: { ...form.lists, [field]: values } }
  return field === 'vesselVoyage' ? { ...changed, times: {}, pending: true } : changed
}

/** A narrower time of one scope; undefined takes the whole of it. */
export function withTime(form: Form, scope: Scope, time: Period | undefined): Form {
  const rest = Object.fromEntries(Object.entries(form.times).filter(([key]) => key !== scope))
  return { ...form, times: time ? { ...rest, [scope]: time } : rest }
}

/** Keeps the period alone; voyages that go with the rest leave scopes awaiting a query. */
export const resetForm = (form: Form): Form => ({
  ...form,
  lists: NOTHING,
  times: {},
  vesselPlanBerthingDate: null,
  releaseTime: null,
  pending: form.pending || form.lists.vesselVoyage.length > 0,
})

/** Keeps of the chosen operation modes only those that the server still offers. */
export function withOffered(form: Form, offered: readonly { readonly key: string }[] | undefined): Form {
  if (!offered) return form
  const kept = form.lists.opMode.filter((mode) => offered.some(({ key }) => key === mode))
  return kept.length === form.lists.opMode.length ? form : withList(form, 'opMode', kept)
}

/** Tells whether a filter of a report is a scope. */
export const isScope = (filter: string): filter is Scope => SCOPES.some((scope) => scope === filter)

/** Tells whether a filter of a report is a list of the form. */
export const isListField = (filter: string): filter is ListField =>
  LIST_FIELDS.some((field) => field === filter)
