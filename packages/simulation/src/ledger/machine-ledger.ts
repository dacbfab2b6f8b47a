import {
  CYCLE_PHASES,
  type EquipmentKind,
  MACHINE_STATES,
  type MachineActivity,
  type MachineState,
} from '@quaywise/domain'
import { type Cut, Tally } from './tally.ts'

const MINUTE = 60_000

const ACTIVITIES: readonly MachineActivity[] = [...CYCLE_PHASES, 'SWAP', 'W_SWAP', '']
const stateAt = new Map(MACHINE_STATES.map((state, at) => [state, at]))
const activityAt = new Map(ACTIVITIES.map((activity, at) => [activity, at]))

/** How long one machine was in each state and at each activity, in ms; many changes an hour, so nothing but that. */
export class MachineTime {
  readonly kind: EquipmentKind
  /** State by state, a place for each activity. */
  readonly #ms = new Float64Array(MACHINE_STATES.length * ACTIVITIES.length)

  constructor(kind: EquipmentKind) {
    this.kind = kind
  }

  /** By state, then by activity: those that there were. */
  get ms(): ReadonlyMap<MachineState, ReadonlyMap<MachineActivity, number>> {
    const spent = (state: MachineState): [MachineActivity, number][] =>
      ACTIVITIES.map((activity): [MachineActivity, number] => [
        activity,
        this.#ms[place(state, activity)] ?? 0,
      ])
    return new Map(
      MACHINE_STATES.map(
        (state) => [state, new Map(spent(state).filter(([, ms]) => ms > 0))] as const,
      ).filter(([, activities]) => activities.size > 0),
    )
  }

  /** A state of this machine is over, whole. */
  spent(state: MachineState, activity: MachineActivity, ms: number): void {
    const at = place(state, activity)
    this.#ms[at] = (this.#ms[at] ?? 0) + ms
  }
}

const place = (state: MachineState, activity: MachineActivity): number =>
  (stateAt.get(state) ?? 0) * ACTIVITIES.length + (activityAt.get(activity) ?? 0)

const FAULTS_BY = { always: ['kind'], fine: ['machine'] } as const
const FAULTS_SUMS = ['failures', 'assists', 'failureMs', 'ms'] as const

/** The states and the faults of all machines. */
export class MachineLedger {
  readonly times = new Map<string, MachineTime>()
  readonly faults: Tally<Cut<typeof FAULTS_BY>, (typeof FAULTS_SUMS)[number]>

  constructor(fine: boolean) {
    this.faults = new Tally<Cut<typeof FAULTS_BY>, (typeof FAULTS_SUMS)[number]>(fine, FAULTS_BY, FAULTS_SUMS)
  }

  /** The account of one machine. */
  of(kind: EquipmentKind, machine: string): MachineTime {
    const known = this.times.get(machine) ?? new MachineTime(kind)
    this.times.set(machine, known)
    return known
  }

  fault(kind: string, machine: string, ms: number): void {
    const sums = this.faults.at({ kind, machine })
    sums.ms += ms
    if (ms < MINUTE) sums.assists++
    else {
      sums.failures++
      sums.failureMs += ms
    }
  }
}
