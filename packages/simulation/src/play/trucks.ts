import { SOURCE } from '../emission.ts'
import { logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import type { TruckTask } from '../plan/truck-task.ts'
import { LONGEST_APPROACH, type TruckVisit, truckVisits } from '../plan/truck-visit.ts'
import { unitOf } from '../plan/unit.ts'
import { MINUTE } from '../scenario/calendar.ts'
import { blockId } from '../scenario/identity.ts'
import type { AscJob } from './asc-job.ts'
import { boxId } from './container.ts'
import type { Stays } from './stays.ts'
import { type GateOut, truckVisitRow } from './truck-row.ts'
import type { World } from './world.ts'
import type { Yard } from './yard.ts'

const OUT_PROCESS = 0.8 * MINUTE

/** The trucks of a week: from the gate to their blocks and out again. */
export class Trucks {
  readonly #world: World
  readonly #yard: Yard
  readonly #stays: Stays

  constructor(world: World, yard: Yard, stays: Stays) {
    this.#world = world
    this.#yard = yard
    this.#stays = stays
    const { start, end } = world
    for (const visit of truckVisits(world.plan, { from: start - LONGEST_APPROACH, to: end })) {
      if (visit.settledAt <= start || visit.settledAt > end) continue
      world.engine.at(visit.gateIn, () => this.#enter(visit))
    }
  }

  #enter(visit: TruckVisit): void {
    this.#world.ledger.gateIn++
    this.#world.tell(truckVisitRow(this.#world, visit, null))
    const first = visit.receive ?? visit.deliver
    if (first) this.#world.engine.at(visit.atBlock, () => this.#serve(visit, first, visit.atBlock))
  }

  #serve(visit: TruckVisit, task: TruckTask, arrivedAt: number): void {
    const { engine, plan } = this.#world
    const unit = unitOf(plan, task.unit)
    let started = engine.now
    const job: AscJob = {
      op: task.kind,
      unit,
      sub: task.sub,
      key: mix(task.key, 80),
      block: unit.block,
      visitId: unit.call.visitId,
      present: true,
      started: () => {
        started = engine.now
      },
      released: () => {
        this.#told(visit, task, arrivedAt, started, job.rehandles ?? 0)
        this.#goOn(visit, task)
      },
      finished: () => {
        if (task.kind === 'RECEIVE') this.#stays.stacked(unit, task.sub, visit.gateIn)
      },
    }
    this.#yard.submit(job)
  }

  #told(visit: TruckVisit, task: TruckTask, arrivedAt: number, started: number, rehandles: number): void {
    const { engine, plan, ledger } = this.#world
    const unit = unitOf(plan, task.unit)
    if (task.kind === 'DELIVER') {
      this.#stays.picked(unit, task.sub)
      ledger.delivered++
    } else ledger.received++
    this.#world.tell({
      table: 'truck_transaction',
      row: {
        terminal_id: this.#world.terminalId,
        transaction_id: `${visit.id}-${task.kind === 'RECEIVE' ? 'R' : 'D'}`,
        truck_visit_id: visit.id,
        kind: task.kind,
        unit_id: boxId(unit, task.sub),
        block_id: blockId(this.#world.scenario.layout, unit.block),
        tp_arrived_at: arrivedAt,
        service_started_at: started,
        service_ended_at: engine.now,
        rehandles,
        source: SOURCE,
      },
    })
  }

  /** To the second block, or to the gate. */
  #goOn(visit: TruckVisit, task: TruckTask): void {
    const { engine, scenario } = this.#world
    const next = task.kind === 'RECEIVE' ? visit.deliver : null
    if (next) {
      const drive = Math.round(logNormal(uniform(visit.key, 26), 4 * MINUTE, 0.3))
      engine.after(drive, () => this.#serve(visit, next, engine.now))
      return
    }
    const { truckOtherMin, truckOtherCv } = scenario.rates
    const drive = logNormal(uniform(visit.key, 27), 5 * MINUTE, 0.3)
    const other = logNormal(uniform(visit.key, 22), truckOtherMin * 0.4 * MINUTE, truckOtherCv)
    const started = Math.round(engine.now + drive + other)
    const out = { started, done: Math.round(started + logNormal(uniform(visit.key, 29), OUT_PROCESS, 0.4)) }
    engine.at(out.done, () => this.#leave(visit, out))
  }

  #leave(visit: TruckVisit, out: GateOut): void {
    this.#world.ledger.gateOut++
    this.#world.tell(truckVisitRow(this.#world, visit, out))
    if (visit.deliver)
      this.#stays.left(unitOf(this.#world.plan, visit.deliver.unit), visit.deliver.sub, out.done)
  }
}
