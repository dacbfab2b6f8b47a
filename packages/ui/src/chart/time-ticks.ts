const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const steps = [
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  3 * hour,
  6 * hour,
  12 * hour,
  day,
  2 * day,
  7 * day,
  14 * day,
  28 * day,
  91 * day,
  365 * day,
]

/** The smallest calendar step (ms) that cuts a span of time (ms) into at most `most` parts. */
export function timeStep(span: number, most: number): number {
  return steps.find((step) => span / step <= most) ?? 365 * day
}

/** Round instants (epoch ms) between two instants, whole in a zone that is `offset` minutes ahead of UTC. */
export function timeTicks(from: number, to: number, most: number, offset = 0): number[] {
  if (!(to > from) || most < 1) return []
  const step = timeStep(to - from, most)
  const shift = offset * minute
  const ticks: number[] = []
  for (let at = Math.ceil((from + shift) / step) * step - shift; at <= to; at += step) ticks.push(at)
  return ticks
}
