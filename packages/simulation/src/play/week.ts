import { newActor } from '../chain/actor.ts'
import type { Emit } from '../emission.ts'
import type { TerminalPlan } from '../plan/terminal-plan.ts'
import { unitKey } from '../plan/unit.ts'
import { callOfUnit, type UnitCode } from '../plan/unit-code.ts'
import { boxesOf } from '../plan/unit-draw.ts'
import { weekOf, weekStart } from '../scenario/calendar.ts'
import { Fleet } from './fleet.ts'
import { Forecasts } from './forecasts.ts'
import type { Ledger } from './ledger.ts'
import { OtherCalls } from './other-calls.ts'
import { PortCalls } from './port-calls.ts'
import { QuayCrane } from './quay-crane.ts'
import { tellShifts } from './shifts.ts'
import { Stays } from './stays.ts'
import { liftOf, type Stretch, stretchesOf } from './stretch.ts'
import { Trucks } from './trucks.ts'
import { Visits } from './visits.ts'
import { World } from './world.ts'
import { Yard } from './yard.ts'

/** A week in play. */
export type WeekPlay = {
  readonly start: number
  readonly end: number
  /** What happened so far, counted inside the model. */
  readonly ledger: Ledger
  /** Goes on up to and including an instant. */
  runUntil(at: number): void
  /** True when nothing of this week is still to come: ships and trucks leave a little after its end. */
  readonly finished: boolean
  /** Events of the engine that have happened. */
  readonly events: number
}

/**
 * How much is told: with `detail`, the phases of every cycle too; with `fine`, the ledger keeps its sums by machine,
 * block, call and hour as well, which takes some two thirds longer.
 */
export type PlayOptions = { readonly detail?: boolean; readonly fine?: boolean }

/**
 * Plays the week that begins at `start` (a Monday 08:00, else RangeError) up to `until`. The facts come
 * in the order in which they become known and depend on the plan alone, not on other weeks played.
 */
export const playWeek = (
  terminal: TerminalPlan,
  start: number,
  until: number,
  emit: Emit,
  { detail = false, fine = false }: PlayOptions = {},
): WeekPlay => {
  const { zone } = terminal.scenario.terminal
  if (weekStart(weekOf(start, zone), zone) !== start)
    throw new RangeError('a week starts on Monday 08:00 local')
  const plan = terminal.through(weekStart(weekOf(start, zone) + 1, zone))
  const world = new World(plan, start, emit, detail, fine)
  const stays = new Stays(world)
  const yard = new Yard(world)
  yard.picked = (unit, sub) => stays.picked(unit, sub)
  const fleet = new Fleet(world, yard)
  fleet.stacked = (unit, sub) => stays.stacked(unit, sub)
  const stretches = stretchesOf(plan, start, world.end)
  const words = new PortCalls(world)
  const forecasts = new Forecasts(world, stretches, words)
  const visits = new Visits(world, stretches, (call, lastLift) => {
    words.finished(call, lastLift)
    forecasts.finished(call)
  })
  tellShifts(world)
  const cranes = quayCranes(world, stretches, { fleet, stays, visits, forecasts })
  const nobody = newActor('', '', () => ({ waitsFor: null, root: 'UNKNOWN', state: '', op: '' }))
  fleet.craneActor = (crane) => cranes[crane]?.actor ?? nobody
  fleet.underCrane = (crane, vehicle) => cranes[crane]?.vehicleCame(vehicle)
  new Trucks(world, yard, stays)
  new OtherCalls(world)
  world.engine.run(until)
  return {
    start,
    end: world.end,
    ledger: world.ledger,
    runUntil: (at) => world.engine.run(at),
    get finished() {
      return world.engine.pending === 0
    },
    get events() {
      return world.engine.happened
    },
  }
}

type Around = {
  readonly fleet: Fleet
  readonly stays: Stays
  readonly visits: Visits
  readonly forecasts: Forecasts
}

const quayCranes = (
  world: World,
  stretches: readonly Stretch[],
  { fleet, stays, visits, forecasts }: Around,
): QuayCrane[] => {
  const lifted = (stretch: Stretch, box: number, at: number): void => {
    forecasts.lifted(stretch, box)
    const { op, unit } = liftOf(stretch, box)
    if (unit === null) return
    if (op === 'DISC') stays.landed(unit, at)
    else stays.loaded(unit, at)
  }
  const isTwin = (unit: UnitCode): boolean => {
    const home = world.plan.calls[callOfUnit(unit)]
    return home !== undefined && boxesOf(unitKey(home, unit)) === 2
  }
  return Array.from({ length: world.scenario.layout.cranes }, (_, crane) => {
    const own = stretches.filter((stretch) => stretch.crane === crane)
    return new QuayCrane(world, crane, own, {
      vehicleFor: (stretch, lift) => fleet.order(stretch, lift),
      owes: (stretch, lift) => fleet.owes(stretch, lift),
      lifted,
      isTwin,
      done: (stretch) => visits.stretchDone(stretch),
    })
  })
}
