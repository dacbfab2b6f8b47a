import type { CyclePhase } from './phase.ts'

/** Quay crane, automated guided vehicle, automated stacking crane. */
export const EQUIPMENT_KINDS = ['QC', 'AGV', 'ASC'] as const
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number]

/** Main trolley (ship ↔ platform, the crane's clock) and portal trolley (platform ↔ vehicle). */
export const TROLLEYS = ['main', 'portal'] as const
export type Trolley = (typeof TROLLEYS)[number]

/** Which end of its block a stacking crane serves: the quay (AGVs) or the gate (trucks). */
export const BLOCK_SIDES = ['WATER', 'LAND'] as const
export type BlockSide = (typeof BLOCK_SIDES)[number]

/** State of a machine outside crane time: what a state interval says. Intervals of a machine never overlap. */
export const MACHINE_STATES = ['OFF', 'MAINT', 'FAULT', 'CHARGING', 'IDLE', 'WORKING', 'WAITING'] as const
export type MachineState = (typeof MACHINE_STATES)[number]

/** What a machine does in its state: phases of a cycle, and the queue for a battery. */
export type MachineActivity = CyclePhase | 'SWAP' | 'W_SWAP' | ''
