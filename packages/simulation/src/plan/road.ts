import { logNormal } from '../engine/distribution.ts'
import { type Key, uniform } from '../engine/random.ts'
import { blockMiddle } from '../scenario/layout.ts'
import type { Scenario } from '../scenario/scenario.ts'

const CV = 0.25
const TURNING_M = 120

const xOf = ({ layout }: Scenario, block: number): number => {
  const place = layout.blocks[block]
  return place ? blockMiddle(place) : 0
}

/** Milliseconds between the gate and the land end of a block, along the ring road and by the pin station. */
export const gateDrive = (scenario: Scenario, block: number, key: Key, draw: number): number => {
  const { approachM, gateX, speed, pinSec } = scenario.land.road
  const metres = approachM + Math.abs(xOf(scenario, block) - gateX)
  return logNormal(uniform(key, draw), 1000 * (metres / speed + pinSec), CV)
}

/** Milliseconds from one block to another, or round to another place of the same. */
export const blockDrive = (scenario: Scenario, from: number, to: number, key: Key): number => {
  const metres = TURNING_M + Math.abs(xOf(scenario, from) - xOf(scenario, to))
  return logNormal(uniform(key, 26), (1000 * metres) / scenario.land.road.speed, CV)
}
