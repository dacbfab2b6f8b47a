import type { CranePart } from './call.ts'
import type { Plan, Span } from './plan.ts'

const known = new WeakMap<Plan, readonly (readonly CranePart[])[]>()

/** The parts of one crane over the whole plan, by start. */
const partsOfCrane = (plan: Plan, crane: number): readonly CranePart[] => {
  const found = known.get(plan) ?? byCrane(plan)
  known.set(plan, found)
  return found[crane] ?? []
}

const byCrane = (plan: Plan): CranePart[][] => {
  const parts = Array.from({ length: plan.scenario.layout.cranes }, (): CranePart[] => [])
  for (const call of plan.calls) for (const part of call.parts) parts[part.crane]?.push(part)
  for (const own of parts) own.sort((a, b) => a.start - b.start)
  return parts
}

/** The planned time without work of a crane around or after an instant, and so up to its next start. */
export const gapAround = (plan: Plan, crane: number, at: number): Span | null => {
  const parts = partsOfCrane(plan, crane)
  const next = parts[firstAfter(parts, at)]
  const before = parts[firstAfter(parts, at) - 1]
  return next ? { from: Math.min(before?.end ?? at, at), to: next.start } : null
}

/** The planned times without work of a crane that overlap `[from, to)`, in order. */
export const gapsBetween = (plan: Plan, crane: number, { from, to }: Span): Span[] => {
  const parts = partsOfCrane(plan, crane)
  const gaps: Span[] = []
  for (let i = Math.max(1, firstAfter(parts, from)); i < parts.length; i++) {
    const [before, next] = [parts[i - 1], parts[i]]
    if (!before || !next || before.end >= to) break
    if (before.end < next.start) gaps.push({ from: before.end, to: next.start })
  }
  return gaps
}

/** The place of the first part that starts after an instant. */
const firstAfter = (parts: readonly CranePart[], at: number): number => {
  let low = 0
  let high = parts.length
  while (low < high) {
    const mid = (low + high) >> 1
    if ((parts[mid]?.start ?? 0) <= at) low = mid + 1
    else high = mid
  }
  return low
}
