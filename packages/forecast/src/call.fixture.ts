import type { CallFacts, LiftFact, QueueFact, TimeFact } from './call-facts.ts'
import type { Experience } from './experience.ts'

export const START = Date.UTC(2026, 0, 10)
export const MINUTE = 60_000
/** Every lift of the fixture takes two minutes and carries one box. */
const LIFT = 2 * MINUTE

const queue = (name: string, crane: string, bay: number, boxes: number, start: number): QueueFact => ({
  ...{ queue: name, crane, bay, boxes, op: 'DISC', deckHold: 'DECK' },
  planStart: START + start * MINUTE,
  planEnd: START + start * MINUTE + boxes * LIFT,
})

const worked = (name: string, crane: string, from: number, count: number): readonly LiftFact[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ queue: name, crane, op: 'DISC', deckHold: 'DECK', boxes: 1, twin: false, ms: LIFT },
    at: START + from * MINUTE + (i + 1) * LIFT,
  }))

const working = (lifts: readonly LiftFact[]): readonly TimeFact[] =>
  lifts.map(({ crane, queue: own, at }) => ({
    ...{ crane, queue: own, category: 'WORKING' as const },
    from: at - LIFT,
    to: at,
  }))

/** Two cranes: Q1 works 60 + 60 boxes, Q2 works 60. Both lift every two minutes from the start. */
export const twoCranes = (lifted = 60): CallFacts => {
  const lifts = [...worked('A', 'Q1', 0, lifted), ...worked('C', 'Q2', 0, lifted)]
  return {
    visit: 'V1',
    trunk: true,
    queues: [queue('A', 'Q1', 2, 60, 0), queue('B', 'Q1', 6, 60, 120), queue('C', 'Q2', 30, 60, 0)],
    lifts,
    times: working(lifts),
    shiftChanges: [],
    dueAt: START + 240 * MINUTE,
  }
}

/** A terminal whose every lift took two minutes, without delays: ten thousand lifts. */
export const PLAIN: Experience = {
  from: START - 90 * 86_400_000,
  to: START,
  cells: [
    {
      op: 'DISC',
      deckHold: 'DECK',
      trunk: true,
      twin: false,
      lifts: 10_000,
      boxes: 10_000,
      ms: 10_000 * LIFT,
    },
  ],
  runs: [],
  setUps: [{ deckHold: 'DECK', queues: 10_000, ms: 0, ms2: 0 }],
  upsets: { count: 0, ms: 0 },
  planMs: 0,
  grossMs: 10_000 * LIFT * 100,
}
