import { SOURCE } from '../emission.ts'
import type { Call } from '../plan/call.ts'
import { workOf } from '../plan/call-work.ts'
import { type CraneWork, liftsBy } from '../plan/crane-work.ts'
import { unitOf } from '../plan/unit.ts'
import { MINUTE } from '../scenario/calendar.ts'
import type { PlannerOff } from '../scenario/planner.ts'
import type { PortCalls } from './port-calls.ts'
import type { Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** A planner knows that cranes are quicker than the plan, which must hold: the more so with small ships. */
const TIGHTER = { trunk: 0.925, branch: 0.82 }
/** The planner looks at a call when it begins and every half hour while it is worked. */
const STEP = 30 * MINUTE
/** At every so many looks the planner's word goes to the ship's agent too. */
const WORD_EVERY = 8

type Progress = { readonly done: number[]; doneBoxes: number; planned: number }

/** What the planner expects of each call, in even steps from its first lift to its last. */
export class Forecasts {
  readonly #world: World
  readonly #words: PortCalls
  readonly #calls = new Map<Call, Progress>()

  constructor(world: World, stretches: readonly Stretch[], words: PortCalls) {
    this.#world = world
    this.#words = words
    for (const { call } of stretches) {
      if (this.#calls.has(call)) continue
      this.#calls.set(call, this.#progressOf(call))
      const steps = Math.max(0, Math.ceil((world.start - call.opStart) / STEP))
      world.engine.at(call.opStart + steps * STEP, () => this.#look(call))
    }
  }

  /** A lift of a stretch is done, with the box of lift `box`. */
  lifted(stretch: Stretch, box: number): void {
    const progress = this.#calls.get(stretch.call)
    const place = stretch.call.parts.indexOf(stretch.work.part)
    if (!progress || place < 0) return
    progress.done[place] = (progress.done[place] ?? 0) + 1
    progress.doneBoxes += boxesOfLift(this.#world, stretch.work, box)
  }

  /** The last lift of a call is done. */
  finished(call: Call): void {
    this.#calls.delete(call)
  }

  #progressOf(call: Call): Progress {
    const { plan, start } = this.#world
    const progress: Progress = { done: [], doneBoxes: 0, planned: 0 }
    for (const work of workOf(plan, call)) {
      const done = work.part.start < start ? liftsBy(work.part, start, plan.stops) : 0
      progress.done.push(done)
      for (let lift = 0; lift < work.lifts.length; lift++) {
        const boxes = boxesOfLift(this.#world, work, lift)
        progress.planned += boxes
        if (lift < done) progress.doneBoxes += boxes
      }
    }
    return progress
  }

  #look(call: Call): void {
    const progress = this.#calls.get(call)
    const { engine, end } = this.#world
    if (!progress || engine.now >= end) return
    this.#tell(call, progress)
    engine.after(STEP, () => this.#look(call))
  }

  #tell(call: Call, { done, doneBoxes, planned: boxes }: Progress): void {
    const { now } = this.#world.engine
    const { stops } = this.#world.plan
    const ends = call.parts.map((part, place) => {
      const left = (part.lifts - (done[place] ?? 0)) * part.paceMs * TIGHTER[call.trunk ? 'trunk' : 'branch']
      return left > 0 ? stops.endKnownAt(now, Math.max(now, part.start), left, part.crane) : now
    })
    const planned = Math.round(Math.max(...ends))
    const band = this.#world.scenario.planner[call.trunk ? 'trunk' : 'branch']
    const end = ({ share, minutes }: PlannerOff): number =>
      Math.max(now, Math.round(planned + share * (planned - now) + minutes * MINUTE))
    this.#world.tell({
      table: 'forecast',
      row: {
        terminal_id: this.#world.terminalId,
        visit_id: call.visitId,
        made_at: now,
        method: 'PLANNER',
        etc_p10: end(band.p10),
        etc_p50: end(band.p50),
        etc_p90: end(band.p90),
        done_boxes: doneBoxes,
        planned_boxes: boxes,
        source: SOURCE,
      },
    })
    const step = Math.round((now - call.opStart) / STEP)
    if (step % WORD_EVERY === 0) this.#say(call, planned, step / WORD_EVERY)
  }

  #say(call: Call, lastLift: number, seq: number): void {
    const { now } = this.#world.engine
    const word = { classifier: 'EST', seq, received_at: now, reported_by: 'TERMINAL', remark: '' } as const
    this.#words.tell(call, { ...word, stamp: 'last_lift', at: lastLift })
    const finish = this.#world.scenario[call.trunk ? 'trunk' : 'branch'].finishMin * MINUTE
    this.#words.tell(call, { ...word, stamp: 'atd', at: Math.round(lastLift + finish) })
  }
}

const boxesOfLift = ({ plan }: World, work: CraneWork, lift: number): number => {
  const planned = work.lifts[lift]
  if (!planned) return 0
  if (planned.unit === null) return planned.terminalRestow ? 0 : 1
  return unitOf(plan, planned.unit).boxes
}
