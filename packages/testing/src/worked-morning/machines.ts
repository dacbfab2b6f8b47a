import type {
  BlockFact,
  CheStateFact,
  EquipmentFact,
  FaultFact,
  MachineActivity,
  MachineState,
} from '@quaywise/domain'
import { EQUIPMENT } from '../worked-terminal/machines.ts'
import { at } from '../worked-terminal/setting.ts'
import { ORIGIN } from './origin.ts'

const like = (id: string, eqId: string, block = ''): readonly EquipmentFact[] =>
  EQUIPMENT.filter((e) => e.eq_id === id).map((e) => ({ ...e, eq_id: eqId, name: eqId, block_id: block }))

/** One crane, one vehicle and the two stacking cranes of block Y2. */
export const EQUIPMENT_OF_MORNING: readonly EquipmentFact[] = [
  ...like('Q1', 'Q3'),
  ...like('A1', 'A3'),
  ...like('Y1W', 'Y2W', 'Y2'),
  ...like('Y1L', 'Y2L', 'Y2'),
]

/** A small block: ten ground slots, 35 slots of operational capacity, four plugs. */
export const BLOCK_OF_MORNING: BlockFact = {
  terminal_id: 'worked',
  block_id: 'Y2',
  bays: 5,
  rows: 2,
  tiers: 5,
  ground_slots: 10,
  capacity_slots: 35,
  reefer_plugs: 4,
  dangerous_allowed: 1,
  x: 100,
  y: 60,
  width: 12,
  length: 33,
  version: 1,
}

type Change = readonly [from: string, state: MachineState, activity?: MachineActivity]

const statesOf = (eqId: string, kind: CheStateFact['eq_kind'], changes: readonly Change[]): CheStateFact[] =>
  changes.map(([from, state, activity = ''], i) => ({
    ...ORIGIN,
    eq_kind: kind,
    eq_id: eqId,
    state,
    activity,
    visit_id: '',
    op: '',
    started_at: at(from),
    ended_at: at(changes[i + 1]?.[0] ?? '11:00'),
  }))

/** Every minute of the four machines from 08:00 to 11:00, split at the hours. */
export const STATES_OF_MORNING: readonly CheStateFact[] = [
  ...statesOf('Q3', 'QC', [
    ['08:00', 'OFF'],
    ['08:10', 'MAINT'],
    ['08:30', 'IDLE'],
    ['08:40', 'WORKING'],
    ['09:00', 'WORKING'],
    ['09:06', 'WORKING', 'GANTRY'],
    ['09:10', 'FAULT'],
    ['09:22', 'WORKING'],
    ['09:40', 'WAITING', 'W_AGV'],
    ['09:46', 'WORKING'],
    ['10:00', 'WORKING'],
    ['10:13', 'IDLE'],
    ['10:17', 'WORKING'],
    ['10:20', 'WAITING', 'W_PLATFORM'],
    ['10:24', 'WORKING'],
    ['10:40', 'IDLE'],
  ]),
  ...statesOf('A3', 'AGV', [
    ['08:00', 'IDLE'],
    ['08:40', 'WORKING', 'TRAVEL_EMPTY'],
    ['08:46', 'WAITING', 'W_QC'],
    ['08:51', 'WORKING', 'HANDSHAKE'],
    ['08:52', 'WORKING', 'TRAVEL_LADEN'],
    ['08:57', 'WAITING', 'W_TRAFFIC'],
    ['08:58', 'WAITING', 'W_ASC'],
    ['09:00', 'WAITING', 'W_ASC'],
    ['09:02', 'WORKING', 'HANDSHAKE'],
    ['09:03', 'CHARGING', 'W_SWAP'],
    ['09:08', 'CHARGING', 'SWAP'],
    ['09:14', 'FAULT'],
    ['09:24', 'IDLE'],
    ['09:30', 'WORKING', 'TRAVEL_EMPTY'],
    ['09:34', 'WAITING', 'W_ASC'],
    ['09:36', 'WORKING', 'HANDSHAKE'],
    ['09:37', 'WORKING', 'TRAVEL_LADEN'],
    ['09:45', 'WORKING', 'HANDSHAKE'],
    ['09:46', 'IDLE'],
    ['10:00', 'IDLE'],
  ]),
  ...statesOf('Y2W', 'ASC', [
    ['08:00', 'IDLE'],
    ['09:00', 'IDLE'],
    ['09:02', 'WORKING'],
    ['09:06', 'IDLE'],
    ['09:26', 'WORKING'],
    ['09:34', 'IDLE'],
    ['09:58', 'WAITING', 'W_TWIN'],
    ['10:00', 'WORKING'],
    ['10:05', 'IDLE'],
  ]),
  ...statesOf('Y2L', 'ASC', [
    ['08:00', 'FAULT'],
    ['08:04', 'IDLE'],
    ['09:00', 'IDLE'],
    ['09:06', 'WORKING'],
    ['09:15', 'IDLE'],
    ['09:17', 'WORKING'],
    ['09:20', 'IDLE'],
    ['10:00', 'IDLE'],
    ['10:10', 'WORKING'],
    ['10:14', 'IDLE'],
  ]),
]

const fault = (ids: string, kind: FaultFact['eq_kind'], from: string, to: string): FaultFact => {
  const [faultId = '', eqId = ''] = ids.split(' ')
  return {
    ...ORIGIN,
    fault_id: faultId,
    eq_kind: kind,
    eq_id: eqId,
    visit_id: kind === 'QC' ? 'V3' : '',
    op: '',
    system: 'DRIVE',
    code: 'D-020',
    severity: 'FAILURE',
    assist: 0,
    started_at: at(from),
    ended_at: at(to),
  }
}

/** Three failures and two assists; the failure of Y2L began before the period. */
export const FAULTS_OF_MORNING: readonly FaultFact[] = [
  fault('F4 Q3', 'QC', '09:10', '09:22'),
  { ...fault('F5 Q3', 'QC', '10:05', '10:05:30'), severity: 'ASSIST', assist: 1 },
  fault('F6 A3', 'AGV', '09:14', '09:24'),
  fault('F7 Y2L', 'ASC', '07:50', '08:04'),
  { ...fault('F8 Y2W', 'ASC', '10:02', '10:02:20'), severity: 'ASSIST', assist: 1 },
]
