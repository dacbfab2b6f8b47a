import type { CallFacts, LiftFact, QueueFact } from './call-facts.ts'

/** A queue with what is left of it. */
export type QueueLeft = QueueFact & { readonly left: number; readonly begun: boolean }

/** How a call stands at an instant. */
export type Standing = {
  readonly at: number
  readonly done: number
  readonly planned: number
  /** Lifts until then. */
  readonly lifts: readonly LiftFact[]
  /** By crane of the call: its queues with boxes left, in the order of the plan; none when it is done. */
  readonly cranes: ReadonlyMap<string, readonly QueueLeft[]>
}

/** How a call stands at `at`: only lifts that were set down by then are seen. */
export const standingAt = (call: CallFacts, at: number): Standing => {
  const lifts = call.lifts.filter((lift) => lift.at <= at)
  const doneOn = new Map<string, number>()
  for (const { queue, boxes } of lifts) doneOn.set(queue, (doneOn.get(queue) ?? 0) + boxes)
  const queues = call.queues.map((queue): QueueLeft => {
    const done = doneOn.get(queue.queue) ?? 0
    return { ...queue, left: Math.max(0, queue.boxes - done), begun: done > 0 }
  })
  const open = queues
    .filter(({ left }) => left > 0)
    .sort((a, b) => Number(b.begun) - Number(a.begun) || a.planStart - b.planStart)
  const done = lifts.reduce((sum, { boxes }) => sum + boxes, 0)
  const left = open.reduce((sum, queue) => sum + queue.left, 0)
  const cranes = new Map(
    call.queues.map(({ crane }) => [crane, open.filter((queue) => queue.crane === crane)]),
  )
  return { at, done, planned: done + left, lifts, cranes }
}
