import type { CyclePhase, MachineActivity, MachineState } from '@quaywise/domain'
import { type Actor, type Doing as Answer, newActor } from '../chain/actor.ts'
import type { OpenWait } from '../chain/blame.ts'
import type { LiftLink } from '../chain/lift-link.ts'
import { instantWord } from '../instant-word.ts'
import type { UnitCode } from '../plan/unit-code.ts'
import type { Mover } from '../road/mover.ts'
import { Track } from '../road/track.ts'
import { agvId, craneId } from '../scenario/identity.ts'
import type { AgvWait } from './agv-wait.ts'
import { AgvWear } from './agv-wear.ts'
import { type Doing, IDLE, MachineStates } from './machine-states.ts'
import { tellPhases } from './phase-rows.ts'
import type { Trip } from './trip.ts'
import { unitWeight } from './unit-weight.ts'
import type { World } from './world.ts'

/** One vehicle: what it does at every instant, the trip it is on, and its wear. */
export class Agv {
  readonly id: string
  readonly mover: Mover
  readonly wear: AgvWear
  readonly actor: Actor
  trip: Trip | null = null
  readonly #world: World
  readonly #states: MachineStates
  /** What it goes on with after a stop for others. */
  #driving: Doing = IDLE
  #movedFrom = 0
  #now: Doing = IDLE
  #wait: AgvWait | null = null
  #open: OpenWait | null = null

  constructor(world: World, index: number, mover: Mover) {
    this.#world = world
    this.id = agvId(index)
    this.mover = mover
    this.actor = newActor(this.id, this.id, () => this.#answer())
    this.wear = new AgvWear(world, this.id)
    this.#states = new MachineStates(world, 'AGV', this.id)
    if (world.detail) {
      mover.track = new Track()
      mover.track.place(mover.x, mover.y)
    }
    mover.stops = (stopped) => this.#stops(stopped)
  }

  /** From now on it does this, for the call of its trip if it has one; a wait is laid to whom it is for. */
  be(state: MachineState, activity: MachineActivity, wait: AgvWait | null = null): void {
    this.#endWait()
    const visitId = this.trip?.stretch.call.visitId ?? ''
    this.#driving = { state, activity, visitId, op: this.trip?.op ?? '' }
    if (wait) this.#begin(wait)
    this.#set(this.#driving)
  }

  /** It was given the boxes of a unit, or is rid of what it carried (null). */
  carries(unit: UnitCode | null): void {
    const { track } = this.mover
    if (track) track.loadKg = unit === null ? 0 : unitWeight(this.#world, unit)
  }

  /** The wait under way was for this box, whatever was foreseen. */
  waitedFor(link: LiftLink): void {
    const open = this.#open
    if (open) open.waiter = { ...open.waiter, wiId: link.wiId, toll: link.tolls.agv }
  }

  /** It has nothing to do, where it stands. */
  rest(): void {
    this.#endWait()
    this.#driving = IDLE
    this.#set(IDLE)
  }

  /** What it drove since the last call is told as part of a cycle; without an id it was a move between trips. */
  told(cycleId?: string): void {
    const { engine, ledger } = this.#world
    if (cycleId === undefined) ledger.agvBetweenM += Math.round(this.mover.metres)
    const pieces = this.mover.track?.take(engine.now) ?? []
    const id = cycleId ?? `${this.id}-${instantWord(this.#movedFrom)}`
    tellPhases(this.#world, this.id, id, this.wear.soc, pieces)
    this.#movedFrom = engine.now
  }

  #stops(stopped: boolean): void {
    if (this.#driving.state === 'FAULT') return
    // Who stops on the way to a parking place or to a battery waits with no job.
    const { visitId, op } = this.#driving
    const state = this.trip ? 'WAITING' : this.#driving.state
    this.#set(stopped ? { state, activity: 'W_TRAFFIC', visitId, op } : this.#driving)
  }

  #set(doing: Doing): void {
    this.#now = doing
    this.#world.blame.stirred(this.actor)
    this.mover.track?.turn(this.#world.engine.now, phaseOf(doing))
    this.#states.set(doing)
  }

  #begin(wait: AgvWait): void {
    const { trip } = this
    this.#wait = wait
    this.#open = this.#world.blame.begin(
      {
        eqKind: 'AGV',
        eqId: this.id,
        kind: wait.kind,
        wiId: wait.wiId,
        op: trip?.op ?? '',
        visitId: trip?.stretch.call.visitId ?? '',
        qcId: trip ? craneId(trip.stretch.crane) : '',
        blockId: wait.blockId,
        toll: wait.toll,
      },
      wait.on,
    )
  }

  #endWait(): void {
    if (!this.#open) return
    this.#world.blame.end(this.#open)
    this.#wait = null
    this.#open = null
  }

  /** What it does, for those who wait for it. */
  #answer(): Answer {
    const { state, activity, op } = this.#now
    const word = activity === '' ? state : activity
    const inTraffic = activity === 'W_TRAFFIC'
    const root = inTraffic ? (this.mover.isInKnot() ? 'DEADLOCK' : 'TRAFFIC') : 'AGV'
    return { waitsFor: this.#wait?.on() ?? null, root, state: state === 'FAULT' ? state : word, op }
  }
}

/** The phase of a cycle that an activity is; none for rest and batteries. */
const phaseOf = ({ state, activity }: Doing): CyclePhase | null => {
  if (state === 'FAULT') return 'W_FAULT'
  return activity === '' || activity === 'SWAP' || activity === 'W_SWAP' ? null : activity
}
