import { logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { type Unit, unitOf } from '../plan/unit.ts'
import type { Agv } from './agv.ts'
import { careFor } from './agv-care.ts'
import type { AscJob } from './asc-job.ts'
import { liftKey } from './crane-delays.ts'
import type { Docks } from './docks.ts'
import { FreeAgvs } from './free-agvs.ts'
import type { Vehicle } from './portal.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { Trip } from './trip.ts'
import { tripRow } from './trip-row.ts'
import type { World } from './world.ts'
import type { Yard } from './yard.ts'

type Order = { readonly stretch: Stretch; readonly lift: number }

/** The vehicles: each order gets a near free one; a trip serves one lift between crane and block. */
export class Fleet {
  readonly #world: World
  readonly #yard: Yard
  readonly #docks: Docks
  readonly #free: FreeAgvs
  readonly #orders: Order[] = []
  /** Brings a vehicle under its crane. */
  underCrane: (crane: number, vehicle: Vehicle) => void = () => undefined
  /** A box from the ship is in its stack; a box for the ship has left it. */
  stacked: (unit: Unit, sub: number) => void = () => undefined

  constructor(world: World, yard: Yard, docks: Docks) {
    this.#world = world
    this.#yard = yard
    this.#docks = docks
    this.#free = new FreeAgvs(world, docks)
  }

  /** Orders a vehicle for a lift. */
  order(stretch: Stretch, lift: number): void {
    this.#orders.push({ stretch, lift })
    this.#dispatch()
  }

  #dispatch(): void {
    while (this.#free.any) {
      const order = this.#orders.shift()
      if (!order) return
      this.#start(order)
    }
  }

  #start({ stretch, lift }: Order): void {
    const planned = liftOf(stretch, lift)
    const op = planned.op === 'LOAD' ? 'LOAD' : 'DISC'
    const unit = op === 'LOAD' && planned.unit !== null ? unitOf(this.#world.plan, planned.unit) : null
    const key = mix(liftKey(stretch, lift), 900)
    const goal = unit ? this.#docks.blockX(unit.block) : stretch.x
    const agv = this.#free.take(goal, unit !== null, key)
    const { engine, scenario } = this.#world
    const emptyM = this.#docks.metres(agv, goal, unit !== null)
    const trip: Trip = {
      agv,
      stretch,
      lift,
      op,
      key,
      startedAt: engine.now,
      unit,
      emptyM,
      ladenM: 0,
      waitQc: 0,
      waitAsc: 0,
      waitTraffic: 0,
      waitsSince: 0,
    }
    agv.states.set(engine.now, 'WORKING')
    const dispatch = logNormal(uniform(key, 1), scenario.rates.dispatchMs, 0.3)
    const ms = this.#drive(trip, emptyM, 2) + this.#world.hurried(dispatch)
    agv.x = goal
    agv.atYard = unit !== null
    if (unit) this.#fetchFromBlock(trip, unit, ms)
    else engine.after(ms, () => this.#underCrane(trip))
  }

  /** Milliseconds for metres, with waits at crossings, which are noted. */
  #drive(trip: Trip, metres: number, draw: number): number {
    const { rates } = this.#world.scenario
    const traffic = this.#world.hurried(logNormal(uniform(trip.key, draw), rates.trafficMs / 2, 0.8))
    trip.waitTraffic += traffic
    return this.#world.hurried(metres * rates.agvMsPerM) + traffic
  }

  #underCrane(trip: Trip): void {
    const { engine } = this.#world
    this.#wait(trip)
    this.underCrane(trip.stretch.crane, {
      stretch: trip.stretch,
      lift: trip.op === 'LOAD' ? trip.lift : null,
      served: () => {
        trip.waitQc += engine.now - trip.waitsSince
        trip.agv.states.set(engine.now, 'WORKING')
      },
      released: (unit) => (unit ? this.#bringToBlock(trip, unit) : this.#end(trip)),
    })
  }

  #wait(trip: Trip): void {
    trip.waitsSince = this.#world.engine.now
    trip.agv.states.set(this.#world.engine.now, 'WAITING')
  }

  #fetchFromBlock(trip: Trip, unit: Unit, ms: number): void {
    this.#atBlock(trip, unit, ms, this.#world.scenario.rates.asc.leadLoadMs, () => {
      trip.ladenM = this.#docks.metres(trip.agv, trip.stretch.x, false)
      const laden = this.#drive(trip, trip.ladenM, 3)
      trip.agv.x = trip.stretch.x
      trip.agv.atYard = false
      this.#world.engine.after(laden, () => this.#underCrane(trip))
    })
  }

  #bringToBlock(trip: Trip, unit: Unit): void {
    trip.unit = unit
    const goal = this.#docks.blockX(unit.block)
    trip.ladenM = this.#docks.metres(trip.agv, goal, true)
    const ms = this.#drive(trip, trip.ladenM, 3)
    trip.agv.x = goal
    trip.agv.atYard = true
    this.#atBlock(trip, unit, ms, this.#world.scenario.rates.asc.leadDiscMs, () => this.#end(trip))
  }

  /** Drives to the block; its crane is asked ahead, one job a box, and the vehicle leaves after the last. */
  #atBlock(trip: Trip, unit: Unit, ms: number, lead: number, then: () => void): void {
    const { engine } = this.#world
    let left: number = unit.boxes
    let waits = true
    const jobs = Array.from(
      { length: unit.boxes },
      (_, sub): AscJob => ({
        op: trip.op,
        unit,
        sub,
        key: mix(trip.key, 20 + sub),
        block: unit.block,
        visitId: trip.stretch.call.visitId,
        present: false,
        started: () => {
          if (waits) trip.waitAsc += engine.now - trip.waitsSince
          waits = false
          trip.agv.states.set(engine.now, 'WORKING')
        },
        released: () => {
          left--
          if (left === 0) then()
        },
        finished: () => {
          if (trip.op === 'DISC') this.stacked(unit, sub)
        },
      }),
    )
    engine.after(Math.max(0, ms - lead), () => {
      for (const job of jobs) this.#yard.submit(job)
    })
    engine.after(ms, () => {
      this.#wait(trip)
      for (const job of jobs) this.#yard.came(job)
    })
  }

  #end(trip: Trip): void {
    const { engine, ledger } = this.#world
    ledger.agvTrips++
    ledger.agvEmptyM += Math.round(trip.emptyM)
    ledger.agvLadenM += Math.round(trip.ladenM)
    this.#world.tell(tripRow(this.#world, trip))
    trip.agv.drain(engine.now - trip.startedAt)
    careFor(this.#world, this.#docks, trip, () => this.#ready(trip.agv))
  }

  #ready(agv: Agv): void {
    if (this.#world.left > 0) agv.states.set(this.#world.engine.now, 'IDLE')
    this.#free.add(agv)
    this.#dispatch()
  }
}
