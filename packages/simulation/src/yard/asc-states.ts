import type { MachineActivity, MachineState, OpMode } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { Timeline } from '../play/timeline.ts'
import type { World } from '../play/world.ts'

type Doing = {
  readonly state: MachineState
  readonly activity: MachineActivity
  readonly visitId: string
  readonly op: OpMode | ''
}

const IDLE: Doing = { state: 'IDLE', activity: '', visitId: '', op: '' }

/** What a stacking crane does, told as its states from the start of the week to its end. */
export class AscStates {
  readonly #world: World
  readonly #line: Timeline<Doing>
  #last: Doing = IDLE

  constructor(world: World, id: string) {
    this.#world = world
    const spent = world.ledger.machines.of('ASC', id)
    const over = ({ state, activity }: Doing, ms: number): void => spent.spent(state, activity, ms)
    this.#line = world.timeline<Doing>(
      (doing, from, to) =>
        world.tell({
          table: 'che_state',
          row: {
            terminal_id: world.terminalId,
            eq_kind: 'ASC',
            eq_id: id,
            state: doing.state,
            activity: doing.activity,
            visit_id: doing.visitId,
            op: doing.op,
            started_at: from,
            ended_at: to,
            source: SOURCE,
          },
        }),
      { over },
    )
    this.#line.set(world.start, IDLE)
    world.engine.at(world.end, () => this.#line.set(world.end, null))
  }

  idle(): void {
    this.#set(IDLE)
  }

  /** From now on in this state, for a job of this kind. */
  set(state: MachineState, activity: MachineActivity, op: OpMode | '', visitId: string): void {
    const { state: was, activity: did, op: job, visitId: visit } = this.#last
    if (state !== was || activity !== did || op !== job || visitId !== visit)
      this.#set({ state, activity, op, visitId })
  }

  #set(doing: Doing): void {
    this.#last = doing
    if (this.#world.left > 0) this.#line.set(this.#world.engine.now, doing)
  }
}
