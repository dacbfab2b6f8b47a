import type { CraneTimeCategory } from '@quaywise/domain'
import { brought } from '../chain/quay-told.ts'
import { type Unit, unitOf } from '../plan/unit.ts'
import type { Platform } from './platform.ts'
import { drawPortal, LIFTED, PICKED, PLACED, type PortalDraw } from './portal-draw.ts'
import { tellPortal } from './portal-phases.ts'
import { portalRow } from './portal-row.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** A vehicle under the crane, as the portal trolley sees it. */
export type Vehicle = {
  readonly stretch: Stretch
  /** The lift whose box it brings; null when it comes to fetch one. */
  readonly lift: number | null
  /** The portal trolley turns to it, for the box of a lift. */
  served(lift: number): void
  /** It may drive off, with this unit if it fetched one. */
  released(unit: Unit | null): void
}

/** What the crane tells its portal trolley. */
export type MainTrolley = {
  readonly stretch: Stretch | null
  /** It wants a box for the ship now. */
  readonly wantsBox: boolean
  /** A slot must stay free for it: it has, or next lifts, a box from the ship. */
  readonly bringsBox: boolean
  /** Something changed on the platform or with the portal trolley. */
  stirred(): void
}

/** The portal trolley between platform and vehicles. */
export class Portal {
  /** What the main trolley waits for when it waits at the platform. */
  state: CraneTimeCategory = 'AGV'
  readonly #world: World
  readonly #platform: Platform
  readonly #main: MainTrolley
  #fetching: Vehicle[] = []
  #bringing: Vehicle[] = []
  #busy = false

  constructor(world: World, platform: Platform, main: MainTrolley) {
    this.#world = world
    this.#platform = platform
    this.#main = main
  }

  get isBusy(): boolean {
    return this.#busy
  }

  vehicleCame(vehicle: Vehicle): void {
    if (vehicle.lift === null) this.#fetching.push(vehicle)
    else this.#bringing.push(vehicle)
    this.look()
  }

  /** Starts the next portal lift if there is one. */
  look(): void {
    if (this.#busy) return
    if (this.#main.wantsBox && this.#bring()) return
    if (this.#fetch()) return
    this.#bring()
  }

  #fetch(): boolean {
    const box = this.#platform.disc[0]
    const at = this.#fetching.findIndex((vehicle) => vehicle.stretch === box?.stretch)
    const vehicle = this.#fetching[at]
    if (!vehicle || !box) return false
    this.#fetching.splice(at, 1)
    vehicle.served(box.lift)
    const draw = this.#draw(box.stretch, box.lift)
    const { coning, moving } = draw
    this.#begin('LASH')
    const { engine } = this.#world
    const started = engine.now
    engine.after(coning, () => this.#turn('PLATFORM'))
    engine.after(coning + PICKED * moving, () => {
      this.#platform.disc.shift()
      this.#main.stirred()
    })
    const unit = unitOf(this.#world.plan, box.unit)
    engine.after(coning + PLACED * moving, () => vehicle.released(unit))
    engine.after(coning + moving, () => this.#end(box.stretch, box.lift, unit, started, draw))
    return true
  }

  #bring(): boolean {
    const at = this.#nextBringer()
    const vehicle = this.#bringing[at]
    if (!vehicle || vehicle.lift === null) return false
    this.#bringing.splice(at, 1)
    const { stretch, lift } = vehicle
    vehicle.served(lift)
    const draw = this.#draw(stretch, lift)
    const { coning, moving } = draw
    const late = this.#isLate(vehicle)
    if (!late) this.#platform.bring(lift)
    this.#begin('PLATFORM')
    const { engine } = this.#world
    const started = engine.now
    engine.after(LIFTED * moving, () => vehicle.released(null))
    engine.after(PLACED * moving, () => this.#turn('LASH'))
    engine.after(PLACED * moving + coning, () => {
      brought(this.#world, stretch, lift)
      if (!late) this.#arrived(lift)
    })
    const unit = liftOf(stretch, lift).unit
    engine.after(moving + coning, () =>
      this.#end(stretch, lift, unit === null ? null : unitOf(this.#world.plan, unit), started, draw),
    )
    return true
  }

  #arrived(lift: number): void {
    this.#platform.coming--
    this.#platform.loads.push(lift)
    this.#main.stirred()
  }

  /** Whether the ship has this vehicle's box already: the main trolley took it early. */
  #isLate({ stretch, lift }: Vehicle): boolean {
    return stretch !== this.#main.stretch || (lift !== null && this.#platform.isTaken(lift))
  }

  /** The first vehicle whose box belongs to the queue that is wanted, or whose box was taken early. */
  #nextBringer(): number {
    const stretch = this.#main.stretch
    const free = this.#platform.mayBring(this.#main.bringsBox)
    const wanted = this.#platform.nextWanted
    let best = -1
    for (const [i, vehicle] of this.#bringing.entries()) {
      if (this.#isLate(vehicle)) return i
      const { lift } = vehicle
      if (lift === null || !stretch) continue
      const fits = wanted !== undefined && liftOf(stretch, lift).queue === liftOf(stretch, wanted).queue
      if (free && fits && (best < 0 || lift < (this.#bringing[best]?.lift ?? 0))) best = i
    }
    return best
  }

  #draw(stretch: Stretch, lift: number): PortalDraw {
    return drawPortal(this.#world, stretch, lift)
  }

  #begin(state: CraneTimeCategory): void {
    this.#busy = true
    this.#turn(state)
  }

  #turn(state: CraneTimeCategory): void {
    this.state = state
    this.#main.stirred()
  }

  #end(stretch: Stretch, lift: number, unit: Unit | null, started: number, draw: PortalDraw): void {
    this.#world.tell(portalRow(this.#world, stretch, lift, unit, started, draw))
    if (this.#world.detail) tellPortal(this.#world, stretch, lift, started, draw)
    this.#busy = false
    this.state = 'AGV'
    this.look()
    this.#main.stirred()
  }
}
