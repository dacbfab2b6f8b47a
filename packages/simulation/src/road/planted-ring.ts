import type { Mover } from './mover.ts'
import { ringsOf } from './rings.ts'
import type { Roadway } from './roadway.ts'

/**
 * A planted deadlock: traffic control leaves one lane of each zone of a ring open and takes its exits as closed.
 * Vehicles that come in go round, till each holds the zone that the next one wants.
 */
export class PlantedRing {
  readonly #road: Roadway
  readonly #zones: readonly number[]

  /** Takes a ring of fewest zones, of those the one with most vehicles now. Throws RangeError where roads have none. */
  constructor(road: Roadway) {
    this.#road = road
    const held = (ring: readonly number[]): number =>
      road.movers.filter((mover) => ring.includes(zoneOf(road, mover))).length
    const [zones] = ringsOf(road.map.graph).sort((a, b) => a.length - b.length || held(b) - held(a))
    if (!zones) throw new RangeError('these roads have no ring')
    this.#zones = zones
    this.#eachSpareLane((lane) => road.lanes.shut(lane))
  }

  /** The zone that a vehicle in the ring has to take next; null for one that is not in it. */
  detour(mover: Mover): number | null {
    const at = this.#zones.indexOf(zoneOf(this.#road, mover))
    return at < 0 ? null : (this.#zones[(at + 1) % this.#zones.length] ?? null)
  }

  /** Whether these vehicles fill it. */
  isFilledBy(knot: readonly Mover[]): boolean {
    return knot.every((mover) => this.#zones.includes(zoneOf(this.#road, mover)))
  }

  /** All lanes are open again. */
  lift(): void {
    const { lanes, junctions, map, world } = this.#road
    this.#eachSpareLane((lane) => lanes.open(lane, world.engine.now))
    for (const zone of this.#zones) junctions.wake(map.graph.zoneFrom[zone] ?? 0, world.engine.now)
  }

  #eachSpareLane(each: (lane: number) => void): void {
    const { lanes } = this.#road
    for (const zone of this.#zones)
      for (let lane = lanes.first(zone) + 1; lane < lanes.end(zone); lane++) each(lane)
  }
}

const zoneOf = ({ map }: Roadway, { lane }: Mover): number =>
  lane < 0 ? -1 : (map.graph.laneZone[lane] ?? -1)
