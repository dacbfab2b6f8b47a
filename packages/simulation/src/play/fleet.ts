import { type Actor, newActor } from '../chain/actor.ts'
import { confirmDischarge } from '../chain/quay-told.ts'
import { mix } from '../engine/random.ts'
import { deadlocksIn } from '../plan/episodes.ts'
import { type Unit, unitOf } from '../plan/unit.ts'
import type { Goal } from '../road/places.ts'
import { Road } from '../road/road.ts'
import { MINUTE } from '../scenario/calendar.ts'
import { Agv } from './agv.ts'
import { AgvCare } from './agv-care.ts'
import { liftKey } from './crane-delays.ts'
import { FreeAgvs } from './free-agvs.ts'
import { Haul } from './haul.ts'
import type { Vehicle } from './portal.ts'
import { liftOf, type Stretch } from './stretch.ts'
import { type Order, type Trip, tripId } from './trip.ts'
import { tripRow } from './trip-row.ts'
import type { World } from './world.ts'
import type { Yard } from './yard.ts'

const LAST_MOVE = 3 * MINUTE
const SPARE_TRANSFERS = 2

/** The vehicles: each order gets a near free one, or one that brings a box close by; then they rest or park. */
export class Fleet {
  readonly #world: World
  readonly #road: Road
  readonly #free: FreeAgvs
  readonly #care: AgvCare
  readonly #haul: Haul
  readonly #orders: Order[] = []
  /** Trips on their way to a block with a box from the ship. */
  readonly #bringing: Trip[] = []
  /** The vehicle that each lift was given, till it is done. */
  readonly #given = new Map<Stretch, Map<number, Agv>>()
  /** Nobody in particular: no vehicle is free, or none was sent. */
  readonly #anyone = newActor('FLEET', '', () => ({
    waitsFor: null,
    root: this.#free.any ? 'DISPATCH' : 'AGV_FLEET',
    state: '',
    op: '',
  }))
  /** Brings a vehicle under its crane. */
  underCrane: (crane: number, vehicle: Vehicle) => void = () => undefined
  /** A box from the ship is in its stack; a box for the ship has left it. */
  stacked: (unit: Unit, sub: number) => void = () => undefined
  craneActor: (crane: number) => Actor = () => this.#anyone

  constructor(world: World, yard: Yard) {
    this.#world = world
    this.#road = new Road(world)
    const agvs = this.#road.traffic.movers.map((mover, index) => new Agv(world, index, mover))
    this.#free = new FreeAgvs(this.#road.places, world.scenario.rates.agvChoice, agvs)
    this.#care = new AgvCare(world, this.#road, agvs, this.#free, (agv) => this.#rest(agv))
    this.#haul = new Haul(world, this.#road, yard, {
      underCrane: (crane, vehicle) => this.underCrane(crane, vehicle),
      craneActor: (crane) => this.craneActor(crane),
      stacked: (trip, unit, sub) => {
        this.stacked(unit, sub)
        confirmDischarge(this.#world, trip.link, unit, sub)
      },
      bringing: (trip) => this.#bringing.push(trip),
      ended: (trip) => this.#end(trip),
    })
    this.#road.places.crowded = (pool) => this.#clear(pool)
    for (const { at, ms } of deadlocksIn(world.scenario, world.start, world.end))
      world.engine.at(at, () => this.#road.traffic.plantRing(ms))
  }

  /** Orders a vehicle for a lift. */
  order(stretch: Stretch, lift: number): void {
    const order = { stretch, lift }
    this.#world.links.of(stretch, lift)
    if (!this.#chain(order)) this.#orders.push(order)
    this.#dispatch()
  }

  /** Who owes a crane a vehicle for a lift: the one that was given it, else the fleet. */
  owes(stretch: Stretch, lift: number): Actor {
    const given = this.#given.get(stretch)
    if (liftOf(stretch, lift).op === 'LOAD') return given?.get(lift)?.actor ?? this.#anyone
    for (const { trip, actor } of given?.values() ?? [])
      if (trip?.op === 'DISC' && trip.stretch === stretch && !trip.unit) return actor
    return this.#anyone
  }

  #give({ stretch, lift }: Order, agv: Agv): void {
    const { links, engine, blame } = this.#world
    const given = this.#given.get(stretch)
    if (given) given.set(lift, agv)
    else this.#given.set(stretch, new Map([[lift, agv]]))
    const link = links.of(stretch, lift)
    if (link.dispatchedAt === 0) link.dispatchedAt = engine.now
    blame.stirred(this.#anyone)
  }

  #takeBack({ stretch, lift }: Order): void {
    const given = this.#given.get(stretch)
    given?.delete(lift)
    if (given?.size === 0) this.#given.delete(stretch)
  }

  /** A box for a ship goes to a vehicle that brings a box from a ship to a block close by. */
  #chain(order: Order): boolean {
    const unit = this.#unitToFetch(order)
    if (!unit) return false
    const { places } = this.#road
    let best: Trip | null = null
    let least = this.#world.scenario.road.chainM
    const goal = places.blockGoal(unit.block)
    for (const trip of this.#bringing) {
      if (trip.next || !trip.unit) continue
      const metres = places.metresFromBlock(trip.unit.block, goal)
      if (metres >= least) continue
      least = metres
      best = trip
    }
    if (best) {
      best.next = order
      this.#give(order, best.agv)
    }
    return best !== null
  }

  #unitToFetch({ stretch, lift }: Order): Unit | null {
    const planned = liftOf(stretch, lift)
    return planned.op === 'LOAD' && planned.unit !== null ? unitOf(this.#world.plan, planned.unit) : null
  }

  #dispatch(): void {
    while (this.#free.any) {
      const order = this.#orders.shift()
      if (!order) return
      this.#start(order, null)
    }
  }

  #start(order: Order, given: Agv | null): void {
    const { stretch, lift } = order
    const unit = this.#unitToFetch(order)
    const key = mix(liftKey(stretch, lift), 900)
    const agv = given ?? this.#free.take(this.#goal(stretch, unit), key)
    const trip: Trip = {
      agv,
      stretch,
      lift,
      op: liftOf(stretch, lift).op === 'LOAD' ? 'LOAD' : 'DISC',
      key,
      startedAt: this.#world.engine.now,
      unit,
      link: this.#world.links.of(stretch, lift),
      emptyM: 0,
      ladenM: 0,
      waitQc: 0,
      waitAsc: 0,
      waitTraffic: 0,
      next: null,
    }
    agv.trip = trip
    this.#give(order, agv)
    this.#haul.start(trip)
  }

  #goal(stretch: Stretch, unit: Unit | null): Goal {
    const { places } = this.#road
    return unit ? places.blockGoal(unit.block) : places.craneGoal(stretch.crane, stretch.x)
  }

  #end(trip: Trip): void {
    const { engine, ledger } = this.#world
    const { agv } = trip
    this.#world.tell(tripRow(this.#world, trip))
    agv.told(tripId(trip))
    agv.wear.drain(engine.now - trip.startedAt)
    agv.trip = null
    this.#takeBack(trip)
    const at = this.#bringing.indexOf(trip)
    if (at >= 0) this.#bringing.splice(at, 1)
    const { next } = trip
    if (this.#care.after(trip)) {
      if (next) {
        this.#takeBack(next)
        this.#orders.unshift(next)
      }
      this.#dispatch()
    } else if (next) {
      ledger.agvChained++
      this.#start(next, agv)
    } else this.#rest(agv)
  }

  /** Goes on with what is wanted longest, else rests: at a block with room, or on a parking place. */
  #rest(agv: Agv): void {
    const { places } = this.#road
    const { pool } = places.at(agv.mover.place)
    const order = this.#orders.shift()
    if (order) this.#start(order, agv)
    else if (this.#world.left < LAST_MOVE || places.isParking(agv.mover.place)) this.#idle(agv)
    else if (places.pools.isBlock(pool) && places.freeIn(pool) >= SPARE_TRANSFERS) this.#idle(agv)
    else this.#park(agv)
  }

  /** Sends a vehicle that rests where others want to stand to a parking place. */
  #clear(pool: number): void {
    const agv = this.#free.takeIn(pool)
    if (agv) this.#park(agv)
  }

  #park(agv: Agv): void {
    const { places, traffic } = this.#road
    agv.be('IDLE', 'TRAVEL_EMPTY')
    traffic.drive(agv.mover, places.takeParking(agv.mover.place), () => {
      agv.told()
      this.#idle(agv)
    })
  }

  #idle(agv: Agv): void {
    agv.rest()
    this.#free.add(agv)
    this.#dispatch()
  }
}
