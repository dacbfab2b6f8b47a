import type { Actor } from '../chain/actor.ts'
import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import type { Unit } from '../plan/unit.ts'
import type { Road } from '../road/road.ts'
import type { AgvWait } from './agv-wait.ts'
import { Approach } from './approach.ts'
import { BlockVisit } from './block-visit.ts'
import type { Vehicle } from './portal.ts'
import type { Trip } from './trip.ts'
import type { World } from './world.ts'
import type { Yard } from './yard.ts'

/** What happens around a trip. */
export type HaulHelp = {
  underCrane(crane: number, vehicle: Vehicle): void
  /** The crane as one that is waited for. */
  craneActor(crane: number): Actor
  /** A box from the ship is in its stack; a box for the ship has left it. */
  stacked(trip: Trip, unit: Unit, sub: number): void
  /** A vehicle drives to a block with a box from the ship. */
  bringing(trip: Trip): void
  ended(trip: Trip): void
}

/** Carries out trips: to the box, and with it to where it goes. */
export class Haul {
  readonly #world: World
  readonly #road: Road
  readonly #yard: Yard
  readonly #help: HaulHelp

  constructor(world: World, road: Road, yard: Yard, help: HaulHelp) {
    this.#world = world
    this.#road = road
    this.#yard = yard
    this.#help = help
  }

  start(trip: Trip): void {
    const { engine, scenario } = this.#world
    trip.agv.be('WORKING', 'DISPATCH')
    const dispatch = this.#world.hurried(logNormal(uniform(trip.key, 1), scenario.rates.dispatchMs, 0.3))
    const leaveAt = engine.now + dispatch
    if (trip.unit)
      this.#toBlock(trip, trip.unit, leaveAt, () =>
        this.#toCrane(trip, engine.now, () => this.#help.ended(trip)),
      )
    else
      this.#toCrane(trip, leaveAt, (unit) => {
        if (!unit) {
          this.#help.ended(trip)
          return
        }
        trip.unit = unit
        trip.link.agvFrom = engine.now
        this.#help.bringing(trip)
        this.#toBlock(trip, unit, engine.now, () => this.#help.ended(trip))
      })
  }

  #toCrane(trip: Trip, leaveAt: number, then: (unit: Unit | null) => void): void {
    const { places } = this.#road
    const { engine, scenario } = this.#world
    new Approach(this.#world, this.#road, {
      trip,
      pool: places.pools.crane(trip.stretch.crane),
      x: trip.stretch.x,
      laden: trip.op === 'LOAD',
      wait: 'W_QC',
      waits: this.#craneWait(trip),
      leaveAt,
      claimed: (place) => places.follow(place, trip.stretch.x),
      there: () => {
        trip.agv.be('WORKING', 'HANDSHAKE')
        engine.after(this.#world.hurried(scenario.road.positionMs), () => this.#underCrane(trip, then))
      },
    })
  }

  #underCrane(trip: Trip, then: (unit: Unit | null) => void): void {
    const { engine } = this.#world
    const since = engine.now
    const wait = this.#craneWait(trip)
    // A box from the ship goes to the vehicle that is next: which one it is shows when the portal turns to it.
    trip.agv.be('WAITING', 'W_QC', trip.op === 'LOAD' ? wait : { ...wait, wiId: '', toll: null })
    if (trip.op === 'LOAD') trip.link.agvTo = since
    this.#help.underCrane(trip.stretch.crane, {
      stretch: trip.stretch,
      lift: trip.op === 'LOAD' ? trip.lift : null,
      served: (lift) => {
        trip.waitQc += engine.now - since
        this.#served(trip, lift)
        trip.agv.be('WORKING', 'HANDSHAKE')
      },
      released: (unit) => {
        trip.agv.carries(unit?.code ?? null)
        then(unit)
      },
    })
  }

  /** The portal trolley turns to a vehicle: a box from the ship may be another than the one it came for. */
  #served(trip: Trip, lift: number): void {
    const { links, engine } = this.#world
    if (trip.op === 'DISC') {
      trip.link = links.of(trip.stretch, lift)
      trip.agv.waitedFor(trip.link)
    } else trip.link.portalAt = engine.now
    trip.link.agvId = trip.agv.id
  }

  #craneWait({ op, stretch, link }: Trip): AgvWait {
    return {
      kind: op === 'LOAD' ? 'BLOCKED' : 'STARVED',
      on: () => this.#help.craneActor(stretch.crane),
      wiId: link.wiId,
      blockId: '',
      toll: op === 'LOAD' ? link.tolls.qc : link.tolls.agv,
    }
  }

  /** The stacking crane is asked ahead, one move a box. */
  #toBlock(trip: Trip, unit: Unit, leaveAt: number, done: () => void): void {
    const { engine, scenario } = this.#world
    const { places } = this.#road
    const { askLoadMs, askDiscMs, foreseenMsPerM, positionMs } = scenario.road
    const visit = new BlockVisit(this.#world, trip, unit, {
      on: (job) => (job ? this.#yard.serving(job) : this.#yard.waterCrane(unit.block)),
      finished: (sub) => {
        if (trip.op === 'DISC') this.#help.stacked(trip, unit, sub)
      },
      done: () => {
        trip.agv.carries(trip.op === 'LOAD' ? unit.code : null)
        done()
      },
    })
    const { place } = trip.agv.mover
    const drive = places.metres(place, places.blockGoal(unit.block)) * foreseenMsPerM
    const ahead = drive - (trip.op === 'LOAD' ? askLoadMs : askDiscMs)
    new Approach(this.#world, this.#road, {
      trip,
      pool: places.pools.block(unit.block),
      x: null,
      laden: trip.op === 'DISC',
      wait: 'W_ASC',
      waits: visit.waits,
      leaveAt,
      claimed: () =>
        engine.at(Math.max(leaveAt, engine.now) + ahead, () => {
          visit.asked = true
          for (const job of visit.jobs) this.#yard.submit(job)
        }),
      there: () => {
        trip.agv.be('WORKING', 'HANDSHAKE')
        engine.after(this.#world.hurried(positionMs), () => {
          if (trip.op === 'DISC') trip.link.agvTo = engine.now
          visit.wait()
          for (const job of visit.jobs) this.#yard.came(job)
        })
      },
    })
  }
}
