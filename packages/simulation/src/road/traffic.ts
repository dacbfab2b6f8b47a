import type { Engine } from '../engine/engine.ts'
import type { RoadRules } from '../scenario/road.ts'
import { Junctions } from './junctions.ts'
import { knotAt } from './knot.ts'
import type { LaneGraph } from './lane-graph.ts'
import { type LaneLeft, Lanes } from './lanes.ts'
import { Mover } from './mover.ts'
import type { Places } from './places.ts'
import type { Routes } from './routes.ts'
import { metresVia, steer } from './steer.ts'

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

/**
 * Vehicles on the roads, zone by zone: each holds the zone it is in until it has the next one, and passes a junction
 * only when the zone behind it is free, so none ever stands in a junction. Who waits longest goes first.
 * Vehicles that block each other in a ring are found at once and moved on together.
 */
export class Traffic {
  readonly movers: readonly Mover[]
  readonly #world: RoadWorld
  readonly #map: RoadMap
  readonly #lanes: Lanes
  readonly #junctions: Junctions

  constructor(world: RoadWorld, map: RoadMap, vehicles: number, left: LaneLeft | null = null) {
    this.#world = world
    this.#map = map
    this.movers = Array.from({ length: vehicles }, (_, index) => new Mover(index))
    this.#lanes = new Lanes(map.graph, left)
    this.#junctions = new Junctions(world.engine, map.graph.junctionX.length, (junction) =>
      this.#serve(junction),
    )
  }

  /** Puts a vehicle on a place that it has taken. */
  stand(mover: Mover, place: number): void {
    const { x, y } = this.#map.places.at(place)
    mover.place = place
    mover.x = x
    mover.y = y
    mover.track?.place(x, y)
  }

  /** Drives a vehicle from the place where it stands to one that it has claimed; `arrived` is called there. */
  drive(mover: Mover, goal: number, arrived: () => void): void {
    const { places, graph, rules } = this.#map
    const from = mover.place
    const { apron, exit } = places.at(from)
    mover.goal = goal
    mover.entry = places.at(goal).entry
    mover.arrived = arrived
    mover.metres = 0
    mover.halted = 0
    mover.place = -1
    mover.junction = exit
    const x = graph.junctionX[exit] ?? 0
    const y = graph.junctionY[exit] ?? 0
    const metres = metresVia(mover, apron, x, y)
    const ms = this.#world.hurried(rules.startStopMs + (metres * 1000) / rules.curveMps)
    steer(mover, apron, x, y, this.#world.engine.now, ms)
    this.#world.engine.after(ms, this.#reach, mover.index)
    places.release(from)
  }

  /** A vehicle is at its next junction. */
  readonly #reach = (index: number): void => {
    const mover = this.#mover(index)
    const { now } = this.#world.engine
    if (mover.stall > 0 && this.#isOnRoad(mover.lane)) {
      const ms = mover.stall
      mover.stall = 0
      mover.stalled()
      this.#world.engine.after(ms, this.#reach, index)
      return
    }
    const { junction, entry } = mover
    mover.wants = junction === entry ? -1 : this.#map.routes.next(junction, entry)
    mover.since = now
    if (this.#junctions.isOpen(junction, now) && this.#hasRoom(mover, now)) this.#go(mover)
    else this.#wait(mover)
  }

  /** Where a vehicle that breaks down leaves others a lane: not in a crossing. */
  #isOnRoad(lane: number): boolean {
    return lane >= 0 && this.#map.graph.crosses[this.#map.graph.laneZone[lane] ?? 0] === 0
  }

  #hasRoom(mover: Mover, now: number): boolean {
    return mover.wants < 0 || this.#lanes.freeLane(mover.wants, now) >= 0
  }

  #wait(mover: Mover): void {
    mover.waiting = true
    this.#junctions.enqueue(mover.junction, mover.index)
    this.#wakeFor(mover)
    this.#world.engine.after(this.#map.rules.yieldMs, this.#brake, mover.index)
    const knot = mover.wants < 0 ? null : knotAt(mover, this.movers, this.#lanes)
    if (knot) this.#untie(knot)
  }

  /** It could not get by with slowing down. */
  readonly #brake = (index: number): void => {
    const mover = this.#mover(index)
    if (!mover.waiting || mover.stopped || mover.since + this.#map.rules.yieldMs !== this.#world.engine.now)
      return
    this.#stop(mover)
  }

  /** Asks to be looked at again when the junction or a lane of the wanted zone gets free. */
  #wakeFor(mover: Mover): void {
    const { now } = this.#world.engine
    const busy = this.#junctions.busyUntil(mover.junction)
    const free = mover.wants < 0 ? now : this.#lanes.freeAt(mover.wants)
    const at = Math.max(busy, free)
    if (at < Number.POSITIVE_INFINITY) this.#junctions.wake(mover.junction, at)
  }

  /** Lets the longest waiting vehicle that can pass a junction do so. */
  #serve(junction: number): void {
    const { now } = this.#world.engine
    if (this.#junctions.isFree(junction, now))
      for (const index of this.#junctions.queue(junction)) {
        const mover = this.#mover(index)
        if (!this.#hasRoom(mover, now)) continue
        this.#junctions.dequeue(junction, index)
        this.#go(mover)
        break
      }
    for (const index of this.#junctions.queue(junction)) this.#wakeFor(this.#mover(index))
  }

  /** Moves the vehicles of a ring on, each into the zone of the next. */
  #untie(ring: readonly Mover[]): void {
    const { engine, ledger } = this.#world
    ledger.deadlocks++
    const lanes = ring.map((mover) => mover.lane)
    const delay = this.#world.hurried(this.#map.rules.unlockMs)
    for (const mover of ring) {
      this.#junctions.dequeue(mover.junction, mover.index)
      this.#lanes.leave(mover.lane, engine.now)
      if (!mover.stopped) this.#stop(mover)
    }
    for (const [i, mover] of ring.entries()) {
      mover.waiting = false
      mover.lane = lanes[(i + 1) % ring.length] ?? -1
      this.#lanes.hold(mover.lane, mover.index, engine.now)
      this.#junctions.hold(mover.junction, engine.now + delay + this.#world.hurried(this.#map.rules.passMs))
      engine.after(delay, this.#pass, mover.index)
    }
  }

  /** Takes the next zone, or its place; the lane left behind gets free a little later. */
  #go(mover: Mover): void {
    const { now } = this.#world.engine
    const { graph, rules } = this.#map
    const old = mover.lane
    const delay = mover.stopped ? this.#world.hurried(rules.restartMs) : 0
    mover.waiting = false
    mover.lane = mover.wants < 0 ? -1 : this.#lanes.freeLane(mover.wants, now)
    if (mover.lane >= 0) this.#lanes.hold(mover.lane, mover.index, now)
    if (old >= 0) {
      const until = now + delay + this.#world.hurried(rules.clearMs)
      this.#lanes.leave(old, until)
      this.#junctions.wake(graph.zoneFrom[graph.laneZone[old] ?? 0] ?? 0, until)
    }
    this.#junctions.hold(mover.junction, now + this.#world.hurried(rules.passMs))
    if (delay > 0) this.#world.engine.after(delay, this.#pass, mover.index)
    else this.#pass(mover.index)
  }

  /** Drives through the junction and on to the end of what it holds now. */
  readonly #pass = (index: number): void => {
    const mover = this.#mover(index)
    const { engine } = this.#world
    const { rules, graph, places } = this.#map
    if (mover.stopped) this.#resume(mover)
    if (mover.lane < 0) {
      const { apron, x, y } = places.at(mover.goal)
      const metres = metresVia(mover, apron, x, y)
      const ms = this.#world.hurried(rules.startStopMs + (metres * 1000) / rules.curveMps)
      steer(mover, apron, x, y, engine.now, ms)
      engine.after(ms, this.#arrive, index)
      return
    }
    mover.junction = graph.zoneTo[mover.wants] ?? 0
    const y = graph.laneY[mover.lane] ?? 0
    const x = graph.junctionX[mover.junction] ?? 0
    const metres = metresVia(mover, y, x, y)
    const driven = graph.crosses[mover.wants]
      ? rules.turnMs + (metres * 1000) / rules.curveMps
      : (metres * 1000) / rules.straightMps
    const ms = this.#world.hurried(driven)
    steer(mover, y, x, y, engine.now, ms)
    engine.after(ms, this.#reach, index)
  }

  readonly #arrive = (index: number): void => {
    const mover = this.#mover(index)
    mover.place = mover.goal
    mover.arrived()
  }

  #stop(mover: Mover): void {
    mover.stopped = true
    mover.stoppedAt = this.#world.engine.now
    mover.stops(true)
  }

  #resume(mover: Mover): void {
    mover.stopped = false
    mover.halted += this.#world.engine.now - mover.stoppedAt
    mover.stops(false)
  }

  #mover(index: number): Mover {
    const mover = this.movers[index]
    if (!mover) throw new RangeError(`no vehicle ${index}`)
    return mover
  }
}
