import type { CheStateFact } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { gapAround } from '../plan/crane-gaps.ts'
import { craneMaintenance } from '../plan/maintenance.ts'
import { MINUTE } from '../scenario/calendar.ts'
import { craneId } from '../scenario/identity.ts'
import type { Timeline } from './timeline.ts'
import type { World } from './world.ts'

type State = Pick<CheStateFact, 'state' | 'activity' | 'visit_id' | 'op'>

const resting = (state: 'IDLE' | 'OFF' | 'MAINT'): State => ({ state, activity: '', visit_id: '', op: '' })
const [IDLE, OFF, MAINT] = [resting('IDLE'), resting('OFF'), resting('MAINT')]
/** A crane is switched off some time after its work, if the next is far off, and on again before it. */
const STAYS_ON = 30 * MINUTE
const WORTH_IT = 90 * MINUTE

/** The states of one crane from the start of a week to its end: at work as its clock says, else at rest by plan. */
export class CraneStates {
  readonly #world: World
  readonly #line: Timeline<State>
  readonly #crane: number
  readonly #maintenance: { readonly from: number; readonly to: number }[]
  #now: State = IDLE
  #rests = 0

  constructor(world: World, crane: number) {
    this.#world = world
    this.#crane = crane
    const spent = world.ledger.machines.of('QC', craneId(crane))
    this.#line = world.timeline<State>((state, from, to) => this.#tell(state, from, to), {
      over: ({ state, activity }, ms) => spent.spent(state, activity, ms),
    })
    this.#maintenance = craneMaintenance(world.plan, crane, world.start)
    const gap = gapAround(world.plan, crane, world.start)
    this.#rest(gap?.from ?? world.start, gap?.to ?? world.start)
    world.engine.at(world.end, () => {
      this.#rests++
      this.#line.set(world.end, null)
    })
  }

  /** From now on the crane is at work in this state. */
  work(state: State): void {
    this.#rests++
    this.#set(state)
  }

  /** Its work is over for now. */
  rest(): void {
    const { engine, plan, left } = this.#world
    if (left <= 0) return
    this.#rest(engine.now, gapAround(plan, this.#crane, engine.now)?.to ?? engine.now)
  }

  /** At rest since `since`, with the next work planned at `until`. */
  #rest(since: number, until: number): void {
    const turn = ++this.#rests
    const { engine } = this.#world
    const at = (instant: number, state: State): void => {
      if (instant < this.#world.end) engine.at(instant, () => this.#rests === turn && this.#set(state))
    }
    this.#set(IDLE)
    const off = until - since > WORTH_IT
    if (off) at(since + STAYS_ON, OFF)
    if (off) at(until - STAYS_ON, IDLE)
    for (const { from, to } of this.#maintenance) {
      if (from < since || to > until) continue
      at(from, MAINT)
      at(to, off && to < until - STAYS_ON ? OFF : IDLE)
    }
  }

  #set(state: State): void {
    const before = this.#now
    const isSame =
      before.state === state.state &&
      before.activity === state.activity &&
      before.visit_id === state.visit_id &&
      before.op === state.op
    if (isSame && this.#line.state) return
    this.#now = state
    if (this.#world.left > 0) this.#line.set(this.#world.engine.now, state)
  }

  #tell(state: State, from: number, to: number): void {
    this.#world.tell({
      table: 'che_state',
      row: {
        terminal_id: this.#world.terminalId,
        eq_kind: 'QC',
        eq_id: craneId(this.#crane),
        ...state,
        started_at: from,
        ended_at: to,
        source: SOURCE,
      },
    })
  }
}
