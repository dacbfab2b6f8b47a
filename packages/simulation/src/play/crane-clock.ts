import type { CraneTimeCategory, MachineActivity, MachineState, OpMode } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { craneId } from '../scenario/identity.ts'
import { CraneStates } from './crane-states.ts'
import { liftOf, queueOf, type Stretch } from './stretch.ts'
import type { Timeline } from './timeline.ts'
import type { World } from './world.ts'

type Second = {
  readonly category: CraneTimeCategory
  readonly stretch: Stretch
  readonly queue: number
  readonly lift: number
}

/** What comes from outside, weather and ships and plans that are not ready, asks nothing of the crane: it is idle. */
const STATE_OF: Record<CraneTimeCategory, readonly [MachineState, MachineActivity]> = {
  WORKING: ['WORKING', ''],
  HATCH: ['WORKING', ''],
  GANTRY: ['WORKING', 'GANTRY'],
  FAULT: ['FAULT', ''],
  WEATHER: ['IDLE', ''],
  SHIP: ['IDLE', ''],
  PLAN: ['IDLE', ''],
  LASH: ['WAITING', 'W_LASH'],
  REMOTE: ['WAITING', 'W_REMOTE'],
  AGV: ['WAITING', 'W_AGV'],
  PLATFORM: ['WAITING', 'W_PLATFORM'],
}

/** The clock of one crane: where each millisecond of an assignment went, and the queue it belongs to. */
export class CraneClock {
  /** Called when time goes to another category. */
  changed: () => void = () => undefined
  /** The operation of the lift at hand. */
  op: OpMode | '' = ''
  readonly #world: World
  readonly #time: Timeline<Second>
  readonly #states: CraneStates

  constructor(world: World, crane: number) {
    this.#world = world
    this.#states = new CraneStates(world, crane)
    this.#time = world.timeline<Second>((second, from, to) => this.#tell(second, from, to), {
      over: ({ stretch, category, lift }, ms) => {
        const { op } = queueOf(stretch, lift)
        world.ledger.quay.spent(craneId(crane), op, stretch.call.visitId, category, ms)
      },
    })
  }

  get category(): CraneTimeCategory | null {
    return this.#time.state?.category ?? null
  }

  /** From now on time is of a category and belongs to the queue of lift `lift`. */
  set(category: CraneTimeCategory, stretch: Stretch, lift: number): void {
    const queue = stretch.work.lifts[lift]?.queue ?? -1
    const state = this.#time.state
    if (state?.category !== category || state.queue !== queue || state.stretch !== stretch)
      this.#time.set(this.#world.engine.now, { category, stretch, queue, lift })
    const [machine, activity] = STATE_OF[category]
    const { op } = liftOf(stretch, lift)
    this.#states.work({ state: machine, activity, visitId: stretch.call.visitId, op })
    this.op = op
    this.changed()
  }

  /** The assignment is over. */
  stop(): void {
    this.#time.set(this.#world.engine.now, null)
    this.#states.rest()
    this.op = ''
    this.changed()
  }

  #tell(second: Second, from: number, to: number): void {
    const { stretch, category } = second
    const queue = queueOf(stretch, second.lift)
    this.#world.tell({
      table: 'crane_time',
      row: {
        terminal_id: this.#world.terminalId,
        eq_id: craneId(stretch.crane),
        assignment_id: stretch.id,
        visit_id: stretch.call.visitId,
        wq_id: queue.id,
        desk_id: stretch.desk,
        crew: this.#world.crewAt(from),
        bay: queue.bay,
        deck_hold: queue.deckHold,
        op: queue.op,
        category,
        started_at: from,
        ended_at: to,
        source: SOURCE,
      },
    })
  }
}
