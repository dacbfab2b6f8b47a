import type { Refusal } from './refusal.ts'

/** A half-open interval [from, to) in epoch milliseconds. */
export type Interval = { readonly from: number; readonly to: number }

/** The stays of a call at berth, in order. `openFrom`: the start of a last stay that has no end yet. */
export type Stays = { readonly closed: readonly Interval[]; readonly openFrom: number | null }

/**
 * Pairs berthings with departures by position. Only the last stay may lack its end; what contradicts
 * itself (an end before its start, two stays at once, lists that do not fit) is refused, since nobody can
 * tell which stamp is wrong.
 */
export const pairStays = (
  starts: readonly (number | null)[],
  ends: readonly (number | null)[],
): Stays | Refusal => {
  if (starts.length === 0) return { closed: [], openFrom: null }
  const isOpen = ends.length === starts.length - 1 || (ends.length === starts.length && ends.at(-1) === null)
  if (ends.length !== starts.length && !isOpen) return { reason: 'LIST_LENGTHS' }
  const closed: Interval[] = []
  for (const [i, from] of (isOpen ? starts.slice(0, -1) : starts).entries()) {
    const to = ends[i] ?? null
    if (from === null || to === null) return { reason: 'LIST_LENGTHS' }
    if (to <= from) return { reason: 'STAY_BACKWARDS' }
    closed.push({ from, to })
  }
  const openFrom = isOpen ? (starts.at(-1) ?? null) : null
  if (isOpen && openFrom === null) return { reason: 'LIST_LENGTHS' }
  return overlap(closed, openFrom) ? { reason: 'STAYS_OVERLAP' } : { closed, openFrom }
}

const overlap = (closed: readonly Interval[], openFrom: number | null): boolean => {
  const sorted = [...closed].sort((a, b) => a.from - b.from)
  if (openFrom !== null && sorted.some((stay) => stay.to > openFrom)) return true
  return sorted.some((stay, i) => stay.to > (sorted[i + 1]?.from ?? Number.POSITIVE_INFINITY))
}
