import type { TimeRange } from './gantt-props.ts'

const shortest = 60_000

/** Moves a window by `by` ms without leaving the whole range. */
export function panWindow([from, to]: TimeRange, by: number, [first, last]: TimeRange): TimeRange {
  const moved = Math.max(first - from, Math.min(last - to, by))
  return [from + moved, to + moved]
}

/** Scales a window around an instant that stays where it is; at least one minute, at most the whole range. */
export function zoomWindow([from, to]: TimeRange, factor: number, at: number, whole: TimeRange): TimeRange {
  const span = Math.max(shortest, Math.min(whole[1] - whole[0], (to - from) * factor))
  const share = (at - from) / Math.max(1, to - from)
  const start = at - share * span
  return panWindow([start, start + span], 0, whole)
}

/** The place in px of an instant in a window of the given width. */
export function xOf(at: number, [from, to]: TimeRange, width: number): number {
  return ((at - from) / Math.max(1, to - from)) * width
}

/** The instant at a place in px. */
export function timeAt(x: number, [from, to]: TimeRange, width: number): number {
  return from + (x / Math.max(1, width)) * (to - from)
}
