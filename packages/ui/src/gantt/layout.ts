import type { GanttBar, GanttLane, TimeRange } from './gantt-props.ts'
import { xOf } from './window.ts'

/** A bar placed on the drawing, in px. */
export type PlacedBar = { bar: GanttBar; x: number; y: number; width: number; height: number }

const thinnest = 1.5
/** How high a bar at the foot of its lane is, px. */
const footHeight = 4
/** The part of its lane that a bar fills: one with its plan around it less, so that both can be seen. */
const share = { usual: 0.7, slim: 0.46 }

/** Places the bars that touch the window on their lanes; bars of unknown lanes are left out. */
export function placeBars(
  bars: readonly GanttBar[],
  lanes: readonly GanttLane[],
  frame: { window: TimeRange; width: number; laneHeight: number },
): PlacedBar[] {
  const laneAt = new Map(lanes.map((lane, index) => [lane.key, index]))
  const { window, width, laneHeight } = frame
  return bars.flatMap((bar) => {
    const lane = laneAt.get(bar.lane)
    if (lane === undefined || bar.to < window[0] || bar.from > window[1]) return []
    const x = Math.max(-4, xOf(bar.from, window, width))
    const end = Math.min(width + 4, xOf(bar.to, window, width))
    const shared = { bar, x, width: Math.max(thinnest, end - x) }
    if (bar.before === true)
      return [{ ...shared, y: (lane + 1) * laneHeight - footHeight, height: footHeight }]
    const height = Math.round(laneHeight * (bar.slim === true ? share.slim : share.usual))
    return [{ ...shared, y: lane * laneHeight + (laneHeight - height) / 2, height }]
  })
}

/** Finds the bar under a point; of overlapping bars the one drawn last. */
export function barAt(placed: readonly PlacedBar[], x: number, y: number): PlacedBar | undefined {
  return placed.findLast((each) => {
    const reach = Math.max(0, (5 - each.width) / 2)
    return x >= each.x - reach && x <= each.x + each.width + reach && y >= each.y && y <= each.y + each.height
  })
}

/** Orders the bars for the keyboard: lane by lane, each from early to late. */
export function readingOrder(bars: readonly GanttBar[], lanes: readonly GanttLane[]): GanttBar[] {
  const laneAt = new Map(lanes.map((lane, index) => [lane.key, index]))
  return bars
    .filter((bar) => laneAt.has(bar.lane))
    .sort(
      (one, other) => (laneAt.get(one.lane) ?? 0) - (laneAt.get(other.lane) ?? 0) || one.from - other.from,
    )
}

/** The next bar for a key: left and right on the lane's order, up and down to the neighbouring lane's nearest bar. */
export function nextBar(
  ordered: readonly GanttBar[],
  key: string | null,
  pressed: string,
): GanttBar | undefined {
  const at = ordered.findIndex((bar) => bar.key === key)
  const current = ordered[at]
  if (current === undefined) return ordered[0]
  if (pressed === 'ArrowRight') return ordered[at + 1] ?? current
  if (pressed === 'ArrowLeft') return ordered[at - 1] ?? current
  const others = pressed === 'ArrowDown' ? ordered.slice(at + 1) : ordered.slice(0, at).reverse()
  const lane = others.find((bar) => bar.lane !== current.lane)?.lane
  const distance = (bar: GanttBar) => Math.abs(bar.from - current.from)
  return (
    others.filter((bar) => bar.lane === lane).sort((one, other) => distance(one) - distance(other))[0] ??
    current
  )
}
