import { Engine } from '../engine/engine.ts'
import { Boxes, callsOf } from './boxes.ts'
import type { ChallengeScenario } from './challenge.ts'
import { Quay } from './quay.ts'
import { type ChallengeReport, reportOf } from './report.ts'
import { Vehicles } from './vehicles.ts'
import { ChallengeYard } from './yard.ts'

/**
 * Runs the challenge until every ship has left, or up to `until` (epoch milliseconds): ships berth in the order of
 * arrival, boxes go to the nearest block with a place, vehicles to the nearest order in turn. The same scenario
 * gives the same answer, byte for byte.
 */
export const runChallenge = (
  scenario: ChallengeScenario,
  until = Number.POSITIVE_INFINITY,
): ChallengeReport => {
  const calls = callsOf(scenario)
  const start = calls.reduce((first, call) => Math.min(first, call.arrival), Number.POSITIVE_INFINITY)
  const engine = new Engine(Number.isFinite(start) ? start : 0)
  const boxes = new Boxes(scenario, calls)
  const yard = new ChallengeYard(engine, scenario, boxes)
  const vehicles = new Vehicles(engine, scenario)
  const quay = new Quay({ engine, scenario, boxes, yard, vehicles }, calls)
  engine.run(until)
  const end = Number.isFinite(until) ? Math.max(until, engine.now) : engine.now
  return reportOf({
    end,
    calls: calls.length,
    vessels: quay.vessels,
    waiting: quay.waiting,
    boxes,
    stock: yard.stock,
    inPort: quay.inPort,
    drivenM: vehicles.drivenM,
    events: engine.happened,
  })
}
