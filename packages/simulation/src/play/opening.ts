import type { ContainerVisitFact, VesselVisitFact, VisitStamp } from '@quaywise/domain'
import { type Emission, type Emit, SOURCE } from '../emission.ts'
import type { Call } from '../plan/call.ts'
import { shiftsOfWeek } from '../plan/crews.ts'
import { comingOf } from '../plan/landing.ts'
import type { Plan } from '../plan/plan.ts'
import { PLANNED_AHEAD, plannedWords } from '../plan/port-call-words.ts'
import { standingAt } from '../plan/stock.ts'
import type { TerminalPlan } from '../plan/terminal-plan.ts'
import { unitOf } from '../plan/unit.ts'
import { DAY, weekOf, weekStartsIn } from '../scenario/calendar.ts'
import { containerVisit } from './container.ts'
import { OpenLand } from './open-land.ts'
import { shiftRow } from './shifts.ts'
import { visitRow } from './visit-row.ts'
import { playWeek } from './week.ts'

const LONGEST_STAY = 3 * DAY

/**
 * Tells what is under way at an instant, so that data can begin there: the calls that have not left,
 * with all of their quay work so far, the containers that stand in the yard, the trucks inside and the
 * appointments still open. It plays the days before; what becomes known after `at` comes from `playWeek`.
 */
export const openingOf = (terminal: TerminalPlan, at: number, emit: Emit): void => {
  const calls = new OpenCalls()
  const land = new OpenLand()
  const stock = new Map<string, ContainerVisitFact>()
  const { zone } = terminal.scenario.terminal
  for (const start of weekStartsIn(at - LONGEST_STAY, at + 1, zone)) {
    stock.clear()
    const plan = terminal.through(at)
    for (const row of standing(plan, start)) stock.set(row.unit_id, row)
    playWeek(terminal, start, at, (emission) => {
      calls.see(emission)
      land.see(emission)
      if (emission.table !== 'container_visit') return
      if (emission.row.left_at === null) stock.set(emission.row.unit_id, emission.row)
      else stock.delete(emission.row.unit_id)
    })
  }
  calls.tell(emit)
  land.tell(emit)
  tellAnnounced(terminal.through(at), at, calls, emit)
  const week = weekOf(at, zone)
  for (const shift of shiftsOfWeek(terminal.scenario, week))
    if (shift.from <= at && at < shift.to) emit(shiftRow(terminal.scenario.terminal.id, shift))
  for (const row of stock.values()) emit({ table: 'container_visit', row })
}

/** The calls in the berth plan that have not come, and all that was said of calls that have not left. */
const tellAnnounced = (plan: Plan, at: number, open: OpenCalls, emit: Emit): void => {
  const terminal_id = plan.scenario.terminal.id
  for (const call of plan.calls) {
    const announced = call.etb - PLANNED_AHEAD
    if (announced > at || !open.mayStay(call, at)) continue
    if (call.arrival > at && announced < call.arrival && !open.knows(call))
      emit(visitRow(plan, call, announced, null))
    for (const word of plannedWords(plan.scenario, call))
      if (word.received_at <= at)
        emit({
          table: 'port_call_event',
          row: { terminal_id, visit_id: call.visitId, ...word, source: SOURCE },
        })
  }
}

/** The containers that stand in the yard when a week starts, with the stamps of their plan. */
const standing = (plan: Plan, start: number): ContainerVisitFact[] => {
  const rows: ContainerVisitFact[] = []
  for (const [code, bits] of standingAt(plan, start)) {
    const unit = unitOf(plan, code)
    for (let sub = 0; sub < unit.boxes; sub++) {
      if ((bits & (1 << sub)) === 0) continue
      const { arrivedAt, yardIn } = comingOf(plan, unit, sub)
      const stay = {
        arrived_at: Math.min(arrivedAt, start),
        yard_in: Math.min(yardIn, start),
        yard_out: null,
        left_at: null,
      }
      rows.push(containerVisit(plan, unit, sub, { ...stay, version: stay.yard_in }))
    }
  }
  return rows
}

/** The facts of calls that have not left, as they come. */
class OpenCalls {
  readonly #visits = new Map<string, VesselVisitFact>()
  readonly #work = new Map<string, Emission[]>()

  see(emission: Emission): void {
    if (emission.table === 'vessel_visit') {
      const { row } = emission
      this.#visits.set(row.visit_id, row)
      if (row.atd !== null) this.#work.delete(row.visit_id)
      return
    }
    const visit = quayVisit(emission)
    if (visit === null) return
    const list = this.#work.get(visit)
    if (list) list.push(emission)
    else this.#work.set(visit, [emission])
  }

  /** Whether a call was seen. */
  knows(call: Call): boolean {
    return this.#visits.has(call.visitId)
  }

  /** Whether a call comes, or has come and not left. */
  mayStay(call: Call, at: number): boolean {
    const seen = this.#visits.get(call.visitId)
    return seen ? seen.atd === null : call.arrival > at
  }

  tell(emit: Emit): void {
    for (const row of this.#visits.values()) if (row.atd === null) emit({ table: 'vessel_visit', row })
    for (const list of this.#work.values()) for (const emission of list) emit(emission)
  }
}

/** Stamps that only the play of a week can tell. */
const AFTER_LIFTS: readonly VisitStamp[] = ['last_lift', 'lashing_done', 'atc', 'ready_to_sail', 'atd']

/** The visit that a row of quay work belongs to; null for any other row. */
const quayVisit = (emission: Emission): string | null => {
  switch (emission.table) {
    case 'visit_time':
    case 'work_queue':
    case 'work_plan':
    case 'crane_time':
    case 'crane_assignment':
      return emission.row.visit_id
    case 'forecast':
      return emission.row.visit_id
    case 'port_call_event':
      return AFTER_LIFTS.includes(emission.row.stamp) ? emission.row.visit_id : null
    case 'che_cycle':
      return emission.row.eq_kind === 'QC' ? emission.row.visit_id : null
    default:
      return null
  }
}
