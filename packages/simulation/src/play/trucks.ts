import { LONGEST_APPROACH, landPlan } from '../plan/land-plan.ts'
import { blockDrive, gateDrive } from '../plan/road.ts'
import type { TruckTask } from '../plan/truck-task.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { unitOf } from '../plan/unit.ts'
import { HOUR } from '../scenario/calendar.ts'
import { kindOf } from './appointment-row.ts'
import { BlockService, type Blocks } from './block-service.ts'
import { Bookings } from './bookings.ts'
import { deskEnd, tellDesk, tellQueue } from './gate-waits.ts'
import { type GateOut, OutGate } from './out-gate.ts'
import type { Stays } from './stays.ts'
import { companyOf } from './truck-identity.ts'
import { TruckPlaces } from './truck-places.ts'
import { truckVisitRow } from './truck-row.ts'
import type { World } from './world.ts'
import type { Yard } from './yard.ts'

/** A truck comes at most this long before its slot and an hour: longer leads than the booked ones. */
const EARLIEST = 4 * HOUR

/** The trucks of a week: from the gate to their blocks and out again. */
export class Trucks {
  readonly #world: World
  readonly #stays: Stays
  readonly #bookings: Bookings
  readonly #out: OutGate
  readonly #blocks: Blocks

  constructor(world: World, yard: Yard, stays: Stays) {
    const { start, end, scenario, plan } = world
    const { booking, transfer } = scenario.land
    const known = end + booking.leadHours.max * HOUR + EARLIEST
    const land = landPlan(plan, { from: start - LONGEST_APPROACH, to: known })
    const places = scenario.layout.blocks.map(() => new TruckPlaces(transfer.places))
    this.#world = world
    this.#stays = stays
    this.#bookings = new Bookings(world, land)
    this.#out = new OutGate(world)
    this.#blocks = { world, yard, stays, places }
    for (const visit of land.visits) this.#expect(visit)
  }

  /** The week of its gate-in tells of its way in, the week that serves it of all the rest. */
  #expect(visit: TruckVisit): void {
    const { engine, start, end } = this.#world
    if (visit.gateIn >= start && visit.gateIn < end) engine.at(visit.gateIn, () => this.#enter(visit))
    const first = visit.receive ?? visit.deliver
    if (!first || visit.settledAt <= start || visit.settledAt > end) return
    engine.at(visit.atBlock, () => this.#come(visit, first))
  }

  #enter(visit: TruckVisit): void {
    const { ledger, engine } = this.#world
    ledger.gateIn++
    if (visit.ticket) {
      ledger.land.troubles++
      engine.at(deskEnd(visit), () => tellDesk(this.#world, visit))
    }
    if (!visit.appointment) ledger.land.walkIns++
    ledger.land.came({
      ...{ flow: kindOf(visit), lane: `IN${visit.lane}`, walkIn: !visit.appointment },
      arrivedAt: visit.arrivedAt,
      startedAt: visit.gateInStarted,
      gateIn: visit.gateIn,
    })
    tellQueue(this.#world, visit, 'LANE_IN', visit.arrivedAt, visit.gateInStarted)
    this.#world.tell(truckVisitRow(this.#world, visit, null))
  }

  /** At a block now; after it the truck drives to the second block, or to the gate. */
  #come(visit: TruckVisit, task: TruckTask): void {
    const { engine, plan, scenario } = this.#world
    const { block } = unitOf(plan, task.unit)
    const next = task.kind === 'RECEIVE' ? visit.deliver : null
    const left = (): void => {
      if (next) {
        const drive = blockDrive(scenario, block, unitOf(plan, next.unit).block, visit.key)
        engine.after(drive, () => this.#come(visit, next))
      } else engine.after(gateDrive(scenario, block, visit.key, 27), () => this.#toGate(visit))
    }
    new BlockService(this.#blocks, visit, task, left).come()
  }

  #toGate(visit: TruckVisit): void {
    const { engine } = this.#world
    const { now } = engine
    const out = this.#out.pass(visit.key)
    engine.at(out.done, () => {
      tellQueue(this.#world, visit, 'LANE_OUT', now, out.started)
      this.#leave(visit, out)
    })
  }

  #leave(visit: TruckVisit, out: GateOut): void {
    const { ledger, plan } = this.#world
    ledger.gateOut++
    if (visit.receive && visit.deliver) ledger.land.dual++
    ledger.land.went({
      ...{
        company: companyOf(this.#world.scenario, visit.haulier),
        flow: kindOf(visit),
        lane: `IN${visit.lane}`,
      },
      arrivedAt: visit.arrivedAt,
      gateIn: visit.gateIn,
      untroubled: visit.ticket === null,
      outStarted: out.started,
      gateOut: out.done,
    })
    this.#world.tell(truckVisitRow(this.#world, visit, out))
    if (visit.appointment) this.#bookings.done(visit.appointment)
    if (visit.deliver) this.#stays.left(unitOf(plan, visit.deliver.unit), visit.deliver.sub, out.done)
  }
}
