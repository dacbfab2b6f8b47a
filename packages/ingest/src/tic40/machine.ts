import type { EquipmentKind, MachineActivity, MachineState, WaitKind, WaitRoot } from '@quaywise/domain'
import type { Subject } from './observation.ts'
import type { Machine } from './reading.ts'

/** The kind of a machine by its id and type, null for one that the terminal does not know. */
export type KindOf = (id: string, type: string) => EquipmentKind | null

const TYPES: readonly (readonly [RegExp, EquipmentKind])[] = [
  [/^(sts|qc|qgc|ship-?to-?shore)/i, 'QC'],
  [/^(l?-?agv|alv|igv|aiv|automatedguidedvehicle)/i, 'AGV'],
  [/^(asc|armg|rmg|automatedstackingcrane)/i, 'ASC'],
]

/** The kind that the type of a machine names. */
export const kindByType: KindOf = (_id, type) => TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? null

/** The machine that a subject is. */
export const machineOf = ({ id, type }: Subject, kindOf: KindOf): Machine => ({
  eqId: id,
  eqKind: kindOf(id, type),
})

/** A step of a job or a state of a machine, in the words of machine states. */
export type Step = { readonly state: MachineState; readonly activity: MachineActivity }

/** What a machine waits for in a step, and for whom as far as the step says. */
export type StepWait = { readonly kind: WaitKind; readonly root: WaitRoot }

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ...steps(['movingtocollect', 'tytc', 'tvtc'], 'WORKING', 'TRAVEL_EMPTY'),
  ...steps(['movingtodeliver', 'tvtd', 'tytd'], 'WORKING', 'TRAVEL_LADEN'),
  ...steps(['queuingtocollect', 'queuingtodeliver', 'readytocollect', 'readytodeliver'], 'WAITING', ''),
  ...steps(['avtc', 'avtd'], 'WAITING', 'W_QC'),
  ...steps(['aytc', 'aytd'], 'WAITING', 'W_ASC'),
  ...steps(['collect', 'deliver', 'working'], 'WORKING', ''),
  ...steps(['idle', 'onidle', 'standby', 'onstandby'], 'IDLE', ''),
  ...steps(['off'], 'OFF', ''),
  ...steps(['fault', 'error', 'breakdown'], 'FAULT', ''),
  ...steps(['charging'], 'CHARGING', ''),
  ...steps(['maintenance'], 'MAINT', ''),
])

function steps(names: readonly string[], state: MachineState, activity: MachineActivity): [string, Step][] {
  return names.map((name) => [name, { state, activity }])
}

/**
 * The state that a word stands for on a kind of machine, null when it is none. A crane that is ready works
 * (it lowers and locks); a vehicle that is ready waits for the crane.
 */
export const stepOf = (word: string, kind: EquipmentKind | null): Step | null => {
  const step = STEPS.get(word.toLowerCase())
  if (!step) return null
  const works = /^readyto/i.test(word) && (kind === 'QC' || kind === 'ASC')
  return works ? { state: 'WORKING', activity: '' } : step
}

/** Whose turn it is where the older names of steps say so: the one under a crane, or at the yard. */
const WAIT_ROOT: ReadonlyMap<string, WaitRoot> = new Map([
  ['avtc', 'QC'],
  ['avtd', 'QC'],
  ['aytc', 'ASC_WATER'],
  ['aytd', 'ASC_WATER'],
])

/**
 * The wait that a step is on a kind of machine, null when it is none: starved before it collects, blocked before it
 * delivers. Newer names of steps do not tell for whom.
 */
export const waitOf = (word: string, kind: EquipmentKind | null): StepWait | null => {
  const step = stepOf(word, kind)
  if (step?.state !== 'WAITING') return null
  const name = word.toLowerCase()
  const root = WAIT_ROOT.get(name) ?? 'UNKNOWN'
  return { kind: /tocollect$|tc$/.test(name) ? 'STARVED' : 'BLOCKED', root }
}
