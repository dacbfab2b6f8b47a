import type { Interval, Stays } from './stays.ts'

/**
 * The waits for a berth: stays at anchor up to the last berthing, each instant once and none of them at
 * berth. Anchoring after the last berthing, or without any, is no wait for a berth and left out.
 */
export const waitsForBerth = (
  starts: readonly (number | null)[],
  ends: readonly (number | null)[],
  stays: Stays,
): { readonly waits: readonly Interval[]; readonly ignored: boolean } => {
  const berthings = [
    ...stays.closed.map((stay) => stay.from),
    ...(stays.openFrom === null ? [] : [stays.openFrom]),
  ]
  const last = Math.max(...berthings)
  const told = starts.map((from, i) => ({ from, to: ends[i] ?? null }))
  const whole = told.flatMap(({ from, to }) =>
    from !== null && to !== null && to > from ? [{ from, to }] : [],
  )
  const ignored = whole.length < told.length || starts.length !== ends.length
  const before = whole.map(({ from, to }) => ({ from, to: Math.min(to, last) }))
  return { waits: without(union(before.filter((wait) => wait.to > wait.from)), stays.closed), ignored }
}

const union = (intervals: readonly Interval[]): readonly Interval[] => {
  const merged: Interval[] = []
  for (const next of [...intervals].sort((a, b) => a.from - b.from)) {
    const open = merged.at(-1)
    if (open && next.from <= open.to)
      merged[merged.length - 1] = { from: open.from, to: Math.max(open.to, next.to) }
    else merged.push(next)
  }
  return merged
}

const without = (intervals: readonly Interval[], holes: readonly Interval[]): readonly Interval[] =>
  holes.reduce(
    (left, hole) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, hole.from) },
          { from: Math.max(from, hole.to), to },
        ].filter((part) => part.to > part.from),
      ),
    intervals,
  )
