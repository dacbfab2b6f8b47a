import type { CyclePhase, MachineActivity, MachineState, OpMode } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { Mover } from '../road/mover.ts'
import { Track } from '../road/track.ts'
import { agvId } from '../scenario/identity.ts'
import { AgvWear } from './agv-wear.ts'
import { tellPhases } from './phase-rows.ts'
import type { Timeline } from './timeline.ts'
import type { Trip } from './trip.ts'
import type { World } from './world.ts'

/** What a vehicle does, and for which call. */
type Doing = {
  readonly state: MachineState
  readonly activity: MachineActivity
  readonly visitId: string
  readonly op: OpMode | ''
}

const IDLE: Doing = { state: 'IDLE', activity: '', visitId: '', op: '' }

/** One vehicle: what it does at every instant, the trip it is on, and its wear. */
export class Agv {
  readonly id: string
  readonly mover: Mover
  readonly wear: AgvWear
  trip: Trip | null = null
  readonly #world: World
  readonly #states: Timeline<Doing>
  /** What it goes on with after a stop for others. */
  #driving: Doing = IDLE
  #movedFrom = 0

  constructor(world: World, index: number, mover: Mover) {
    this.#world = world
    this.id = agvId(index)
    this.mover = mover
    this.wear = new AgvWear(world, this.id)
    this.#states = world.timeline<Doing>((doing, from, to) => this.#tell(doing, from, to))
    this.#states.set(world.start, IDLE)
    world.engine.at(world.end, () => this.#states.set(world.end, null))
    if (world.detail) {
      mover.track = new Track()
      mover.track.place(mover.x, mover.y)
    }
    mover.stops = (stopped) => this.#stops(stopped)
  }

  /** From now on it does this, for the call of its trip if it has one. */
  be(state: MachineState, activity: MachineActivity): void {
    const visitId = this.trip?.stretch.call.visitId ?? ''
    this.#driving = { state, activity, visitId, op: this.trip?.op ?? '' }
    this.#set(this.#driving)
  }

  /** It has nothing to do, where it stands. */
  rest(): void {
    this.#driving = IDLE
    this.#set(IDLE)
  }

  /** What it drove since the last call is told as part of a cycle; without an id it was a move between trips. */
  told(cycleId?: string): void {
    const { engine, ledger } = this.#world
    if (cycleId === undefined) ledger.agvBetweenM += Math.round(this.mover.metres)
    const pieces = this.mover.track?.take(engine.now) ?? []
    const id = cycleId ?? `${this.id}-${this.#movedFrom.toString(36).toUpperCase()}`
    tellPhases(this.#world, this.id, id, this.wear.soc, pieces)
    this.#movedFrom = engine.now
  }

  #stops(stopped: boolean): void {
    if (this.#driving.state === 'FAULT') return
    this.#set(stopped ? { ...this.#driving, state: 'WAITING', activity: 'W_TRAFFIC' } : this.#driving)
  }

  #set(doing: Doing): void {
    const { engine, left } = this.#world
    this.mover.track?.turn(engine.now, phaseOf(doing))
    if (left > 0) this.#states.set(engine.now, doing)
  }

  #tell({ state, activity, visitId, op }: Doing, from: number, to: number): void {
    this.#world.tell({
      table: 'che_state',
      row: {
        terminal_id: this.#world.terminalId,
        eq_kind: 'AGV',
        eq_id: this.id,
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

/** The phase of a cycle that an activity is; none for rest and batteries. */
const phaseOf = ({ state, activity }: Doing): CyclePhase | null => {
  if (state === 'FAULT') return 'W_FAULT'
  return activity === '' || activity === 'SWAP' || activity === 'W_SWAP' ? null : activity
}
