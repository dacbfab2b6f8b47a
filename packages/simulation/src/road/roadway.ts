import type { Engine } from '../engine/engine.ts'
import type { RoadRules } from '../scenario/road.ts'
import type { Junctions } from './junctions.ts'
import type { LaneGraph } from './lane-graph.ts'
import type { Lanes } from './lanes.ts'
import type { Mover } from './mover.ts'
import type { Places } from './places.ts'
import type { Routes } from './routes.ts'

/** What the roads need of the world around them. */
export type RoadWorld = {
  readonly engine: Engine
  readonly ledger: { deadlocks: number }
  hurried(ms: number): number
}

/** The parts of a terminal's roads. */
export type RoadMap = {
  readonly rules: RoadRules
  readonly graph: LaneGraph
  readonly routes: Routes
  readonly places: Places
}

/** The roads in use: who is on them, and who holds what. */
export type Roadway = {
  readonly world: RoadWorld
  readonly map: RoadMap
  readonly movers: readonly Mover[]
  readonly lanes: Lanes
  readonly junctions: Junctions
}
