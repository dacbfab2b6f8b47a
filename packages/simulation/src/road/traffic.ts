import { goOn } from './halt.ts'
import { Junctions } from './junctions.ts'
import { isHeldByKnot } from './knot.ts'
import { Knots } from './knots.ts'
import { type LaneLeft, Lanes } from './lanes.ts'
import { Mover } from './mover.ts'
import { RightOfWay } from './right-of-way.ts'
import type { RoadMap, RoadWorld, Roadway } from './roadway.ts'
import { metresVia, steer } from './steer.ts'

/**
 * Vehicles on the roads, zone by zone: each holds the zone it is in until it has the next one, and passes a junction
 * only when the zone behind it is free, so none ever stands in a junction. Who waits longest goes first.
 * Vehicles that block each other in a ring are found at once and moved on together.
 */
export class Traffic {
  readonly movers: readonly Mover[]
  readonly #road: Roadway
  readonly #rightOfWay: RightOfWay
  readonly #knots: Knots

  constructor(world: RoadWorld, map: RoadMap, vehicles: number, left: LaneLeft | null = null) {
    this.movers = Array.from({ length: vehicles }, (_, index) => new Mover(index))
    const lanes = new Lanes(map.graph, left)
    for (const mover of this.movers) mover.isInKnot = () => isHeldByKnot(mover, this.movers, lanes)
    const junctions = new Junctions(world.engine, map.graph.junctionX.length, (junction) =>
      this.#rightOfWay.serve(junction),
    )
    this.#road = { world, map, movers: this.movers, lanes, junctions }
    this.#knots = new Knots(this.#road, this.#pass)
    this.#rightOfWay = new RightOfWay(this.#road, {
      go: (mover) => this.#go(mover),
      knotted: (ring) => this.#knots.untie(ring),
    })
  }

  /** Plants a deadlock: vehicles are led into a ring, and once they block each other `ms` pass. */
  plantRing(ms: number): void {
    this.#knots.plant(ms)
  }

  /** Puts a vehicle on a place that it has taken. */
  stand(mover: Mover, place: number): void {
    const { x, y } = this.#road.map.places.at(place)
    mover.place = place
    mover.x = x
    mover.y = y
    mover.track?.place(x, y)
  }

  /** Drives a vehicle from the place where it stands to one that it has claimed; `arrived` is called there. */
  drive(mover: Mover, goal: number, arrived: () => void): void {
    const { places, graph } = this.#road.map
    const from = mover.place
    const { apron, exit } = places.at(from)
    mover.goal = goal
    mover.entry = places.at(goal).entry
    mover.arrived = arrived
    mover.metres = 0
    mover.halted = 0
    mover.place = -1
    mover.junction = exit
    this.#curve(mover, apron, graph.junctionX[exit] ?? 0, graph.junctionY[exit] ?? 0, this.#reach)
    places.release(from)
  }

  /** A vehicle is at its next junction. */
  readonly #reach = (index: number): void => {
    const mover = this.#mover(index)
    const { engine } = this.#road.world
    if (mover.stall > 0 && this.#isOnRoad(mover.lane)) {
      const ms = mover.stall
      mover.stall = 0
      mover.stalled()
      engine.after(ms, this.#reach, index)
      return
    }
    const { junction, entry } = mover
    mover.wants =
      this.#knots.detour(mover) ?? (junction === entry ? -1 : this.#road.map.routes.next(junction, entry))
    mover.since = engine.now
    this.#rightOfWay.ask(mover)
  }

  /** Where a vehicle that breaks down leaves others a lane: not in a crossing. */
  #isOnRoad(lane: number): boolean {
    const { graph } = this.#road.map
    return lane >= 0 && graph.crosses[graph.laneZone[lane] ?? 0] === 0
  }

  /** Takes the next zone, or its place; the lane left behind gets free a little later. */
  #go(mover: Mover): void {
    const { world, map, lanes, junctions } = this.#road
    const { now } = world.engine
    const { graph, rules } = map
    const old = mover.lane
    const delay = mover.stopped ? world.hurried(rules.restartMs) : 0
    mover.waiting = false
    mover.lane = mover.wants < 0 ? -1 : lanes.freeLane(mover.wants, now)
    if (mover.lane >= 0) lanes.hold(mover.lane, mover.index, now)
    if (old >= 0) {
      const until = now + delay + world.hurried(rules.clearMs)
      lanes.leave(old, until)
      junctions.wake(graph.zoneFrom[graph.laneZone[old] ?? 0] ?? 0, until)
    }
    junctions.hold(mover.junction, now + world.hurried(rules.passMs))
    if (delay > 0) world.engine.after(delay, this.#pass, mover.index)
    else this.#pass(mover.index)
  }

  /** Drives through the junction and on to the end of what it holds now. */
  readonly #pass = (index: number): void => {
    const mover = this.#mover(index)
    const { world, map } = this.#road
    const { rules, graph, places } = map
    mover.knotted = false
    if (mover.stopped) goOn(mover, world.engine.now)
    if (mover.lane < 0) {
      const { apron, x, y } = places.at(mover.goal)
      this.#curve(mover, apron, x, y, this.#arrive)
      return
    }
    mover.junction = graph.zoneTo[mover.wants] ?? 0
    const y = graph.laneY[mover.lane] ?? 0
    const x = graph.junctionX[mover.junction] ?? 0
    const metres = metresVia(mover, y, x, y)
    const driven = graph.crosses[mover.wants]
      ? rules.turnMs + (metres * 1000) / rules.curveMps
      : (metres * 1000) / rules.straightMps
    const ms = world.hurried(driven)
    steer(mover, y, x, y, world.engine.now, ms)
    world.engine.after(ms, this.#reach, index)
  }

  /** Drives slowly between a place and the road; `then` is called at the end of it. */
  #curve(mover: Mover, apron: number, x: number, y: number, then: (index: number) => void): void {
    const { world, map } = this.#road
    const metres = metresVia(mover, apron, x, y)
    const ms = world.hurried(map.rules.startStopMs + (metres * 1000) / map.rules.curveMps)
    steer(mover, apron, x, y, world.engine.now, ms)
    world.engine.after(ms, then, mover.index)
  }

  readonly #arrive = (index: number): void => {
    const mover = this.#mover(index)
    mover.place = mover.goal
    mover.arrived()
  }

  #mover(index: number): Mover {
    const mover = this.movers[index]
    if (!mover) throw new RangeError(`no vehicle ${index}`)
    return mover
  }
}
