import { type CranePaths, PATHS, quantileOf } from './paths.ts'
import type { Standing } from './standing.ts'

/** Boxes done at an instant to come. */
export type ConePoint = {
  readonly at: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
}

/** How the boxes done may go on, at `steps` even instants from now to `until`. */
export const coneOf = (
  { at, done, planned }: Standing,
  cranes: readonly CranePaths[],
  until: number,
  steps: number,
): readonly ConePoint[] => {
  const point = (step: number): ConePoint => {
    const then = at + ((until - at) * step) / steps
    const boxes = Float64Array.from({ length: PATHS }, (_, path) => done + doneOn(cranes, path, then))
    const quantile = (share: number): number => Math.min(planned, Math.round(quantileOf(boxes, share)))
    return { at: Math.round(then), p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9) }
  }
  return Array.from({ length: steps + 1 }, (_, step) => point(step))
}

const doneOn = (cranes: readonly CranePaths[], path: number, then: number): number => {
  let sum = 0
  for (const { queues } of cranes)
    for (const { queue, starts, ends } of queues) {
      const [from, to] = [starts[path] ?? 0, ends[path] ?? 0]
      if (then > from) sum += queue.left * Math.min(1, (then - from) / Math.max(1, to - from))
    }
  return sum
}
