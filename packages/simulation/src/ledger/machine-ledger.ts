import type { EquipmentKind, MachineActivity, MachineState } from '@quaywise/domain'
import { type Cut, Tally } from './tally.ts'

const MINUTE = 60_000

type Spell = { readonly state: MachineState; readonly activity: MachineActivity; ms: number }

/** How long one machine was in each state and at each activity, in ms; many changes an hour, so nothing but that. */
export class MachineTime {
  readonly kind: EquipmentKind
  /** A dozen at most: looking through them is quicker than any key. */
  readonly #spells: Spell[] = []

  constructor(kind: EquipmentKind) {
    this.kind = kind
  }

  /** By state, then by activity. */
  get ms(): ReadonlyMap<MachineState, ReadonlyMap<MachineActivity, number>> {
    const states = new Map<MachineState, Map<MachineActivity, number>>()
    for (const { state, activity, ms } of this.#spells) {
      const activities = states.get(state) ?? new Map<MachineActivity, number>()
      states.set(state, activities.set(activity, ms))
    }
    return states
  }

  /** A state of this machine is over, whole. */
  spent(state: MachineState, activity: MachineActivity, ms: number): void {
    for (const spell of this.#spells)
      if (spell.activity === activity && spell.state === state) {
        spell.ms += ms
        return
      }
    this.#spells.push({ state, activity, ms })
  }
}

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
