import { uniform } from '../engine/random.ts'
import { instantWord } from '../instant-word.ts'
import type { Road } from '../road/road.ts'
import { SwapStation } from '../road/swap-station.ts'
import { HOUR } from '../scenario/calendar.ts'
import type { Agv } from './agv.ts'
import { AgvMaintenance } from './agv-maintenance.ts'
import type { FreeAgvs } from './free-agvs.ts'
import type { Trip } from './trip.ts'
import type { World } from './world.ts'

const LAST_SWAP = HOUR
const SYSTEMS = ['DRIVE', 'NAVIGATION', 'BATTERY', 'RADIO'] as const

/** What vehicles need between trips: repair, maintenance and batteries. */
export class AgvCare {
  readonly #world: World
  readonly #road: Road
  readonly #station: SwapStation
  readonly #maintenance: AgvMaintenance
  readonly #ready: (agv: Agv) => void

  /** `ready` follows when a vehicle that went for something may have a job again. */
  constructor(world: World, road: Road, agvs: readonly Agv[], free: FreeAgvs, ready: (agv: Agv) => void) {
    this.#world = world
    this.#road = road
    this.#ready = ready
    this.#maintenance = new AgvMaintenance(world, road, agvs, free, ready)
    this.#station = new SwapStation(
      world.engine,
      world.scenario.layout.swapRobots,
      world.scenario.rates.swapMs,
    )
  }

  /** After a trip: true when the vehicle goes for repair, maintenance or a battery first; else false. */
  after(trip: Trip): boolean {
    const { agv } = trip
    const repair = agv.wear.breakdown()
    if (repair > 0) this.#repair(trip, repair)
    else if (!this.#maintenance.goes(agv))
      return agv.wear.needsSwap && this.#world.left > LAST_SWAP && this.#swap(agv)
    return true
  }

  /** It breaks down on its way, is towed off the road after a while, and is repaired on a parking place. */
  #repair(trip: Trip, repair: number): void {
    const { agv } = trip
    const { mover } = agv
    const { engine, scenario } = this.#world
    let from = -1
    const breaks = (): void => {
      if (from >= 0) return
      from = engine.now
      agv.be('FAULT', '')
    }
    mover.stall = Math.min(repair, scenario.road.towMs)
    mover.stalled = breaks
    agv.be('IDLE', 'TRAVEL_EMPTY')
    this.#road.traffic.drive(mover, this.#road.places.takeParking(mover.place), () => {
      mover.stall = 0
      breaks()
      agv.told()
      engine.at(from + repair, () => {
        this.#tellFault(trip, from)
        this.#ready(agv)
      })
    })
  }

  /** Drives to the station and swaps; false when it is full. */
  #swap(agv: Agv): boolean {
    const { places, traffic } = this.#road
    const place = places.take(places.pools.station)
    if (place < 0) return false
    agv.be('CHARGING', 'TRAVEL_EMPTY')
    traffic.drive(agv.mover, place, () => {
      agv.told()
      agv.be('CHARGING', 'W_SWAP')
      this.#station.swap(
        () => {
          this.#world.ledger.agv.swaps.at({ agv: agv.id }).begun++
          agv.be('CHARGING', 'SWAP')
        },
        () => {
          agv.wear.swapped()
          this.#ready(agv)
        },
      )
    })
    return true
  }

  #tellFault(trip: Trip, from: number): void {
    this.#world.fault({
      fault_id: `${trip.agv.id}-${instantWord(from)}`,
      eq_kind: 'AGV',
      eq_id: trip.agv.id,
      visit_id: trip.stretch.call.visitId,
      op: trip.op,
      system: SYSTEMS[Math.floor(uniform(trip.key, 5) * SYSTEMS.length)] ?? 'DRIVE',
      code: `V${100 + Math.floor(uniform(trip.key, 6) * 40)}`,
      started_at: from,
      ended_at: this.#world.engine.now,
    })
  }
}
