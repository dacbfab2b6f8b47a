import { confirmTruck, truckLink, truckWaits } from '../chain/truck-told.ts'
import { mix } from '../engine/random.ts'
import { LONGEST_APPROACH, landPlan } from '../plan/land-plan.ts'
import { blockDrive, gateDrive } from '../plan/road.ts'
import type { TruckTask } from '../plan/truck-task.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { type Unit, unitOf } from '../plan/unit.ts'
import { HOUR } from '../scenario/calendar.ts'
import { blockId } from '../scenario/identity.ts'
import { kindOf } from './appointment-row.ts'
import type { AscJob } from './asc-job.ts'
import { Bookings } from './bookings.ts'
import { type GateOut, OutGate } from './out-gate.ts'
import type { Stays } from './stays.ts'
import { companyOf } from './truck-identity.ts'
import { TruckPlaces } from './truck-places.ts'
import { truckVisitRow } from './truck-row.ts'
import { transactionRow } from './truck-transaction-row.ts'
import type { World } from './world.ts'
import type { Yard } from './yard.ts'

/** A truck comes at most this long before its slot and an hour: longer leads than the booked ones. */
const EARLIEST = 4 * HOUR
const SECOND = 1000

/** The trucks of a week: from the gate to their blocks and out again. */
export class Trucks {
  readonly #world: World
  readonly #yard: Yard
  readonly #stays: Stays
  readonly #bookings: Bookings
  readonly #out: OutGate
  readonly #places: readonly TruckPlaces[]

  constructor(world: World, yard: Yard, stays: Stays) {
    const { start, end, scenario, plan } = world
    const { booking, transfer } = scenario.land
    const known = end + booking.leadHours.max * HOUR + EARLIEST
    const land = landPlan(plan, { from: start - LONGEST_APPROACH, to: known })
    this.#world = world
    this.#yard = yard
    this.#stays = stays
    this.#bookings = new Bookings(world, land)
    this.#out = new OutGate(world)
    this.#places = scenario.layout.blocks.map(() => new TruckPlaces(transfer.places))
    for (const visit of land.visits) this.#expect(visit)
  }

  /** The week of its gate-in tells of its way in, the week that serves it of all the rest. */
  #expect(visit: TruckVisit): void {
    const { engine, start, end } = this.#world
    if (visit.gateIn >= start && visit.gateIn < end) engine.at(visit.gateIn, () => this.#enter(visit))
    const first = visit.receive ?? visit.deliver
    if (!first || visit.settledAt <= start || visit.settledAt > end) return
    engine.at(visit.atBlock, () => this.#come(visit, first, visit.atBlock))
  }

  #enter(visit: TruckVisit): void {
    const { ledger } = this.#world
    ledger.gateIn++
    if (visit.trouble !== '') ledger.land.troubles++
    if (!visit.appointment) ledger.land.walkIns++
    ledger.land.came({
      ...{ flow: kindOf(visit), lane: `IN${visit.lane}`, walkIn: !visit.appointment },
      arrivedAt: visit.arrivedAt,
      startedAt: visit.gateInStarted,
      gateIn: visit.gateIn,
    })
    this.#world.tell(truckVisitRow(this.#world, visit, null))
  }

  /** To a place at the block; the driver leaves his cab before the crane may come. */
  #come(visit: TruckVisit, task: TruckTask, arrivedAt: number): void {
    const unit = unitOf(this.#world.plan, task.unit)
    const { engine, scenario } = this.#world
    const ready = this.#world.hurried(scenario.land.transfer.readySec * SECOND)
    this.#places[unit.block]?.come(() => engine.after(ready, () => this.#serve(visit, task, unit, arrivedAt)))
  }

  #serve(visit: TruckVisit, task: TruckTask, unit: Unit, arrivedAt: number): void {
    const { engine, blame } = this.#world
    const readyAt = engine.now
    const link = truckLink(visit, task)
    let startedAt = readyAt
    const job: AscJob = {
      op: task.kind,
      unit,
      sub: task.sub,
      key: mix(task.key, 80),
      block: unit.block,
      visitId: unit.call.visitId,
      link,
      present: true,
      started: () => {
        startedAt = engine.now
        blame.end(wait)
      },
      released: () => {
        this.#count(unit, task)
        const block = blockId(this.#world.scenario.layout, unit.block)
        const { land } = this.#world.ledger
        land.served(block, task.kind, arrivedAt, startedAt, engine.now, job.rehandles ?? 0)
        this.#world.tell(transactionRow(this.#world, visit, task, job, { arrivedAt, startedAt }))
        this.#release(visit, task, unit)
        link.leftAt = engine.now
      },
      finished: () => {
        if (task.kind === 'RECEIVE') this.#stays.stacked(unit, task.sub, visit.gateIn)
        confirmTruck(this.#world, visit, task, link, readyAt)
      },
    }
    this.#yard.submit(job)
    const wait = blame.begin(truckWaits(this.#world, visit, unit, job), () => this.#yard.serving(job))
  }

  #count(unit: Unit, task: TruckTask): void {
    const { ledger } = this.#world
    if (task.kind === 'DELIVER') {
      this.#stays.picked(unit, task.sub)
      ledger.delivered++
    } else ledger.received++
  }

  /** The driver makes his load fast and drives off: to the second block, or to the gate. */
  #release(visit: TruckVisit, task: TruckTask, { block }: Unit): void {
    const { engine, plan, scenario } = this.#world
    const next = task.kind === 'RECEIVE' ? visit.deliver : null
    engine.after(this.#world.hurried(scenario.land.transfer.leaveSec * SECOND), () => {
      this.#places[block]?.leave()
      if (next) {
        const drive = blockDrive(scenario, block, unitOf(plan, next.unit).block, visit.key)
        engine.after(drive, () => this.#come(visit, next, engine.now))
      } else engine.after(gateDrive(scenario, block, visit.key, 27), () => this.#toGate(visit))
    })
  }

  #toGate(visit: TruckVisit): void {
    const out = this.#out.pass(visit.key)
    this.#world.engine.at(out.done, () => this.#leave(visit, out))
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
      untroubled: visit.trouble === '',
      outStarted: out.started,
      gateOut: out.done,
    })
    this.#world.tell(truckVisitRow(this.#world, visit, out))
    if (visit.appointment) this.#bookings.done(visit.appointment)
    if (visit.deliver) this.#stays.left(unitOf(plan, visit.deliver.unit), visit.deliver.sub, out.done)
  }
}
