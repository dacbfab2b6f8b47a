import type { Road } from '../road/road.ts'
import type { AgvWait } from './agv-wait.ts'
import type { Trip } from './trip.ts'
import type { World } from './world.ts'

/** Where a trip goes next: to a place of a pool, what its wait is called, when it may leave, and what is done about it. */
export type Leg = {
  readonly trip: Trip
  readonly pool: number
  /** Where along the quay, for a place under a crane; null at a block. */
  readonly x: number | null
  readonly laden: boolean
  readonly wait: 'W_ASC' | 'W_QC'
  readonly waits: AgvWait
  readonly leaveAt: number
  /** It has a place there. */
  readonly claimed: (place: number) => void
  /** It stands there. */
  readonly there: () => void
}

/**
 * One leg of a trip: a vehicle leaves its place only when it has claimed one where it goes. If that takes long it
 * makes way and waits on a parking place, so that no two kinds of place ever wait for each other.
 */
export class Approach {
  readonly #world: World
  readonly #road: Road
  readonly #leg: Leg
  #place = -1
  #moving = false
  #waitsSince = -1

  constructor(world: World, road: Road, leg: Leg) {
    this.#world = world
    this.#road = road
    this.#leg = leg
    if (road.places.serves(leg.trip.agv.mover.place, leg)) this.#claimed(leg.trip.agv.mover.place)
    else road.places.claim(leg.pool, (place) => this.#claimed(place))
    if (leg.leaveAt <= world.engine.now) this.#ready()
    else world.engine.at(leg.leaveAt, () => this.#ready())
  }

  #claimed(place: number): void {
    this.#place = place
    this.#leg.claimed(place)
    this.#leave()
  }

  #ready(): void {
    if (this.#place >= 0) {
      this.#leave()
      return
    }
    this.#wait()
    this.#world.engine.after(this.#world.scenario.road.patienceMs, () => this.#makeWay())
  }

  #wait(): void {
    this.#waitsSince = this.#world.engine.now
    this.#leg.trip.agv.be('WAITING', this.#leg.wait, this.#leg.waits)
  }

  /** Notes the wait for a place, if there was one. */
  #endWait(): void {
    if (this.#waitsSince < 0) return
    const ms = this.#world.engine.now - this.#waitsSince
    if (this.#leg.wait === 'W_QC') this.#leg.trip.waitQc += ms
    else this.#leg.trip.waitAsc += ms
    this.#waitsSince = -1
  }

  #makeWay(): void {
    const { mover } = this.#leg.trip.agv
    const { places } = this.#road
    if (this.#place >= 0 || places.isParking(mover.place)) return
    this.#endWait()
    this.#drive(places.takeParking(mover.place), () => {
      if (this.#place >= 0) this.#leave()
      else this.#wait()
    })
  }

  #leave(): void {
    if (this.#moving || this.#leg.leaveAt > this.#world.engine.now) return
    this.#endWait()
    if (this.#place !== this.#leg.trip.agv.mover.place) this.#drive(this.#place, this.#leg.there)
    else if (!this.#moving) {
      this.#moving = true
      this.#leg.there()
    }
  }

  #drive(place: number, then: () => void): void {
    const { trip, laden } = this.#leg
    const { mover } = trip.agv
    this.#moving = true
    trip.agv.be('WORKING', laden ? 'TRAVEL_LADEN' : 'TRAVEL_EMPTY')
    this.#road.traffic.drive(mover, place, () => {
      this.#moving = false
      if (laden) trip.ladenM += mover.metres
      else trip.emptyM += mover.metres
      trip.waitTraffic += mover.halted
      then()
    })
  }
}
