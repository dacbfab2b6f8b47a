import { keyOf, mix } from '../engine/random.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { laneGraph } from './lane-graph.ts'
import type { LaneLeft } from './lanes.ts'
import { Places } from './places.ts'
import type { RoadWorld } from './roadway.ts'
import { Routes } from './routes.ts'
import { Traffic } from './traffic.ts'

/** The roads of a terminal with their vehicles, each on a parking place that the seed and the start decide. */
export class Road {
  readonly places: Places
  readonly traffic: Traffic

  constructor(world: RoadWorld & { readonly scenario: Scenario }, left: LaneLeft | null = null) {
    const { layout, road: rules, seed } = world.scenario
    const graph = laneGraph(layout, rules)
    const routes = new Routes(graph)
    this.places = new Places(layout, rules, graph, routes)
    this.traffic = new Traffic(world, { rules, graph, routes, places: this.places }, layout.agvs, left)
    const key = keyOf(seed, 'parking', world.engine.now / 60_000)
    const drawn = this.places.parking.map((place) => ({ place, draw: mix(key, place) }))
    drawn.sort((a, b) => a.draw - b.draw || a.place - b.place)
    for (const [i, mover] of this.traffic.movers.entries()) {
      const place = drawn[i]?.place ?? -1
      this.places.occupy(place)
      this.traffic.stand(mover, place)
    }
  }
}
