import { maintenanceDue } from '../plan/maintenance.ts'
import type { Road } from '../road/road.ts'
import { HOUR, weekOf } from '../scenario/calendar.ts'
import type { Agv } from './agv.ts'
import type { FreeAgvs } from './free-agvs.ts'
import type { World } from './world.ts'

/** Maintenance that begins late is not cut shorter than this. */
const LEAST = HOUR

/** The planned maintenance of the vehicles: each goes when it is due, or after the trip that it is on then. */
export class AgvMaintenance {
  readonly #world: World
  readonly #road: Road
  readonly #ready: (agv: Agv) => void
  /** Until when each vehicle that is due stands still. */
  readonly #due = new Map<Agv, number>()

  constructor(world: World, road: Road, agvs: readonly Agv[], free: FreeAgvs, ready: (agv: Agv) => void) {
    const { scenario, engine } = world
    this.#world = world
    this.#road = road
    this.#ready = ready
    const week = weekOf(world.start, scenario.terminal.zone)
    for (const [index, agv] of agvs.entries()) {
      const window = maintenanceDue(scenario, 'AGV', index, week)
      if (window)
        engine.at(window.from, () => {
          this.#due.set(agv, window.to)
          if (free.remove(agv)) this.goes(agv)
        })
    }
  }

  /** True when a vehicle without a job goes to its maintenance now; it is ready again after it. */
  goes(agv: Agv): boolean {
    const due = this.#due.get(agv)
    if (due === undefined) return false
    this.#due.delete(agv)
    const { places, traffic } = this.#road
    const { mover } = agv
    if (places.isParking(mover.place)) this.#stand(agv, due)
    else {
      agv.be('IDLE', 'TRAVEL_EMPTY')
      traffic.drive(mover, places.takeParking(mover.place), () => {
        agv.told()
        this.#stand(agv, due)
      })
    }
    return true
  }

  #stand(agv: Agv, until: number): void {
    const { engine } = this.#world
    agv.be('MAINT', '')
    engine.at(Math.max(until, engine.now + LEAST), () => this.#ready(agv))
  }
}
