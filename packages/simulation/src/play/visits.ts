import type { VisitTimeCategory } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { Call } from '../plan/call.ts'
import { boxesOfCall } from '../plan/call-boxes.ts'
import { PLANNED_AHEAD } from '../plan/port-call-words.ts'
import { stampsOf } from '../plan/stamps.ts'
import { berthId } from '../scenario/identity.ts'
import type { Stretch } from './stretch.ts'
import type { Timeline } from './timeline.ts'
import { visitRow } from './visit-row.ts'
import { tellQueues } from './work-rows.ts'
import type { World } from './world.ts'

/** The calls of a week: their stamps as they happen, and the parts of their stay. */
export class Visits {
  readonly #world: World
  readonly #left = new Map<Call, number>()
  readonly #over = new Map<Call, () => void>()
  readonly #goingOn = new Set<Call>()
  readonly #finished = new Set<Call>()
  readonly #ended: (call: Call, lastLift: number) => void

  /** `ended` is called at the last lift of each call. */
  constructor(world: World, stretches: readonly Stretch[], ended: (call: Call, lastLift: number) => void) {
    this.#world = world
    this.#ended = ended
    for (const { call } of stretches) this.#left.set(call, (this.#left.get(call) ?? 0) + 1)
    for (const { call, goesOn } of stretches) if (goesOn) this.#goingOn.add(call)
    for (const call of world.plan.calls) this.#follow(call)
  }

  /** All lifts of one crane on a call in this week are done. */
  stretchDone(stretch: Stretch): void {
    const left = (this.#left.get(stretch.call) ?? 0) - 1
    this.#left.set(stretch.call, left)
    const { end } = this.#world
    const later = stretch.call.parts.some((part) => part.start >= end)
    if (left === 0 && !later && !this.#goingOn.has(stretch.call)) this.#over.get(stretch.call)?.()
  }

  #follow(call: Call): void {
    const { start, end, engine } = this.#world
    const announced = call.etb - PLANNED_AHEAD
    const within = (at: number): boolean => at >= start && at < end
    if (within(announced) && announced < call.arrival) engine.at(announced, () => this.#tell(call, null))
    const worksHere = this.#left.has(call)
    if (!worksHere && (call.opEnd <= start || call.arrival >= end)) return
    if (!worksHere && call.opStart < start) return
    const stay = this.#stay(call)
    const steps: readonly [number, VisitTimeCategory][] = [
      [call.arrival, 'WAIT'],
      [call.atb, 'MOORING'],
      [call.allFast, 'STARTUP'],
      [call.opStart, 'OPERATION'],
    ]
    for (const [place, [at, category]] of steps.entries()) {
      const until = steps[place + 1]?.[0] ?? Number.POSITIVE_INFINITY
      if (at >= end || until <= start) continue
      engine.at(at, () => {
        stay.set(engine.now, category)
        if (within(at)) this.#tell(call, null)
        if (within(at) && category === 'STARTUP') tellQueues(this.#world, call)
      })
    }
    engine.at(end, () => {
      if (!this.#finished.has(call)) stay.set(end, null)
    })
    this.#over.set(call, () => this.#finish(call, stay))
  }

  #finish(call: Call, stay: Timeline<VisitTimeCategory>): void {
    const { engine } = this.#world
    const lastLift = engine.now
    this.#finished.add(call)
    stay.set(lastLift, 'FINISH')
    this.#tell(call, lastLift)
    this.#ended(call, lastLift)
    engine.after(call.finishMs, () => {
      stay.set(engine.now, null)
      this.#count(call)
      this.#tell(call, lastLift)
    })
  }

  #count(call: Call): void {
    const { engine, ledger, plan } = this.#world
    ledger.calls.departed({
      ...{ visit: call.visitId, own: 'OWN', trunk: call.trunk, plannedBoxes: boxesOfCall(plan, call) },
      ...{ arrival: Math.round(call.arrival), departure: engine.now },
      ...{ berthing: Math.round(call.atb), plannedBerthing: Math.round(call.etb) },
      plannedDeparture: stampsOf(plan.scenario, call, engine.now, null).etd ?? engine.now,
    })
  }

  #tell(call: Call, lastLift: number | null): void {
    this.#world.tell(visitRow(this.#world.plan, call, this.#world.engine.now, lastLift))
  }

  #stay(call: Call): Timeline<VisitTimeCategory> {
    const { calls } = this.#world.ledger
    const over = (category: VisitTimeCategory, ms: number): void =>
      calls.stayed(call.visitId, berthId(call.berth), category, ms)
    return this.#world.timeline<VisitTimeCategory>(
      (category, from, to) =>
        this.#world.tell({
          table: 'visit_time',
          row: {
            terminal_id: this.#world.terminalId,
            visit_id: call.visitId,
            berth_id: berthId(call.berth),
            category,
            started_at: from,
            ended_at: to,
            source: SOURCE,
            version: to,
          },
        }),
      { over },
    )
  }
}
