import type { EquipmentKind, MachineActivity, MachineState, OpMode } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { Timeline } from './timeline.ts'
import type { World } from './world.ts'

/** What a machine does, and for which call; '' for none. */
export type Doing = {
  readonly state: MachineState
  readonly activity: MachineActivity
  readonly visitId: string
  readonly op: OpMode | ''
}

/** A machine at rest in a state that asks for nothing more. */
export const restingAs = (state: 'IDLE' | 'OFF' | 'MAINT'): Doing => ({
  state,
  activity: '',
  visitId: '',
  op: '',
})

/** Nothing to do. */
export const IDLE = restingAs('IDLE')

/** The states of one machine from the start of a week to its end, told as they are over and counted in the ledger. */
export class MachineStates {
  readonly #world: World
  readonly #kind: EquipmentKind
  readonly #id: string
  readonly #line: Timeline<Doing>

  constructor(world: World, kind: EquipmentKind, id: string) {
    this.#world = world
    this.#kind = kind
    this.#id = id
    const time = world.ledger.machines.of(kind, id)
    this.#line = world.timeline<Doing>((doing, from, to) => this.#tell(doing, from, to), {
      same: isSame,
      over: ({ state, activity }, ms) => time.spent(state, activity, ms),
    })
    this.#line.set(world.start, IDLE)
    world.engine.at(world.end, () => this.#line.set(world.end, null))
  }

  /** From now on it does this. Nothing is told of the time after the week. */
  set(doing: Doing): void {
    if (this.#world.left > 0) this.#line.set(this.#world.engine.now, doing)
  }

  #tell({ state, activity, visitId, op }: Doing, from: number, to: number): void {
    this.#world.tell({
      table: 'che_state',
      row: {
        terminal_id: this.#world.terminalId,
        eq_kind: this.#kind,
        eq_id: this.#id,
        state,
        activity,
        visit_id: visitId,
        op,
        started_at: from,
        ended_at: to,
        source: SOURCE,
      },
    })
  }
}

const isSame = (one: Doing, other: Doing): boolean =>
  one.activity === other.activity &&
  one.state === other.state &&
  one.visitId === other.visitId &&
  one.op === other.op
