import type { VesselForecast } from '@quaywise/contract'
import {
  type CallFacts,
  type Experience,
  type Forecast,
  Forecaster,
  type HistoryPoint,
  historyOf,
  judge,
  marksOf,
  naiveOf,
  standingAt,
  stepsOf,
} from '@quaywise/forecast'
import type { KnownCall } from './facts-of-call.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

const iso = (at: number): string => new Date(at).toISOString()
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))
const band = (of: { p10: number; p50: number; p90: number }) => ({
  p10: iso(of.p10),
  p50: iso(of.p50),
  p90: iso(of.p90),
})

/** What is expected of a call as known at `at`, how that moved, and how it turned out where it is over. */
export const vesselForecast = (
  { facts, atd }: KnownCall,
  experience: Experience,
  at: number,
): VesselForecast => {
  const forecaster = new Forecaster(experience)
  const standing = standingAt(facts, at)
  const ends = standing.lifts.map((lift) => lift.at)
  const [firstLift, lastLift] = ends.length > 0 ? [Math.min(...ends), Math.max(...ends)] : [null, null]
  const left = atd !== null && atd <= at
  const over = facts.queues.length > 0 && (left || standing.done >= standing.planned)
  const made = over ? null : forecaster.forecast(facts, at)
  const state = stateOf(facts, over, lastLift)
  const until = over && lastLift !== null ? lastLift : at
  const looks = state === 'NO_PLAN' ? [] : stepsOf(standing.lifts, until)
  return {
    visitId: facts.visit,
    at: iso(at),
    state,
    done: standing.done,
    planned: standing.planned,
    dueAt: isoOrNull(facts.dueAt),
    firstLift: isoOrNull(firstLift),
    lastLift: over ? isoOrNull(lastLift) : null,
    lateHours: over ? lostHours(lastLift, facts.dueAt) : (made?.late?.hours ?? null),
    outlook: made && outlookOf(made),
    history: historyOf(forecaster, facts, made ? [...looks, at] : looks).map(pointOf),
    verdicts: over && lastLift !== null ? verdictsOf(forecaster, facts, lastLift) : [],
    learned: {
      ...forecaster.spread,
      cranes: experience.runs.length,
      lifts: experience.cells.reduce((sum, { lifts }) => sum + lifts, 0),
    },
  }
}

const stateOf = (facts: CallFacts, over: boolean, lastLift: number | null): VesselForecast['state'] => {
  if (facts.queues.length === 0) return 'NO_PLAN'
  if (over) return 'FINISHED'
  return lastLift === null ? 'EXPECTED' : 'RUNNING'
}

const lostHours = (lastLift: number | null, due: number | null): number | null =>
  lastLift === null || due === null ? null : Math.max(0, lastLift - due) / HOUR

const outlookOf = (made: Forecast): VesselForecast['outlook'] => ({
  completion: band(made.completion),
  naive: isoOrNull(made.naive),
  longCrane: made.longCrane,
  lateRisk: made.late?.risk ?? null,
  cranes: made.cranes.map(({ crane, left, long, queues, ...ends }) => ({
    ...{ crane, left, long, ...band(ends) },
    queues: queues.map(({ queue, from, to }) => ({ ...queueRef(queue), from: iso(from), to: iso(to) })),
  })),
  moves: made.moves.map(({ queue, to, minutes }) => ({ ...queueRef(queue), crane: to, minutes })),
  cone: made.cone.map(({ at, p10, p50, p90 }) => ({ at: iso(at), p10, p50, p90 })),
})

const queueRef = ({ queue, bay, deckHold, op, left }: Forecast['moves'][number]['queue']) => ({
  ...{ queue, bay, deckHold, op },
  boxes: left,
})

const pointOf = (point: HistoryPoint): VesselForecast['history'][number] => ({
  ...band(point),
  at: iso(point.at),
  done: point.done,
  planned: point.planned,
  naive: isoOrNull(point.naive),
  longCrane: point.longCrane,
  moved: point.moved === null ? null : point.moved / MINUTE,
  cause: point.cause,
})

const verdictsOf = (forecaster: Forecaster, facts: CallFacts, actual: number): VesselForecast['verdicts'] =>
  marksOf(facts).flatMap(({ progress, at }) => {
    const made = at < actual ? forecaster.completion(facts, at) : null
    if (!made) return []
    const naive = naiveOf(made.standing)
    const naiveError = naive === null ? null : Math.abs(naive - actual) / MINUTE
    return [{ progress, at: iso(at), ...judge(made, actual), naiveError }]
  })
