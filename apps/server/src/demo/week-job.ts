import type { Job, JsonValue } from '@quaywise/admin-store'

/** A week is told in two parts: its facts, and for the newest weeks later the phases of their cycles. */
export type WeekPart = 'facts' | 'phases'

/**
 * One part of a week of the demonstration: what of it is in the store. Instants are epoch milliseconds. `pending` is
 * the end of a stretch whose rows are on their way: after a crash they are made and sent again, the same rows
 * under the same tokens.
 */
export type WeekState = {
  readonly part: WeekPart
  readonly start: number
  readonly from: number
  readonly to: number
  readonly done: number
  readonly pending: number | null
  readonly rows: number
}

/** A week that this process works on. */
export type WeekJob = { readonly id: string; readonly state: WeekState }

const numberIn = (state: JsonValue, key: string): number | null => {
  const value =
    state && typeof state === 'object' ? Object.entries(state).find(([name]) => name === key)?.[1] : null
  return typeof value === 'number' ? value : null
}

const partIn = (state: JsonValue): WeekPart =>
  state && typeof state === 'object' && 'part' in state && state.part === 'phases' ? 'phases' : 'facts'

/** The state of a week as a job keeps it. */
export const weekStateOf = ({ state }: Pick<Job, 'state'>): WeekState => ({
  part: partIn(state),
  start: numberIn(state, 'start') ?? 0,
  from: numberIn(state, 'from') ?? 0,
  to: numberIn(state, 'to') ?? 0,
  done: numberIn(state, 'done') ?? 0,
  pending: numberIn(state, 'pending'),
  rows: numberIn(state, 'rows') ?? 0,
})

/** How much of a week is in the store, 0 to 1. */
export const shareDone = ({ from, to, done }: WeekState): number =>
  to > from ? (done - from) / (to - from) : 1
