import type {
  BerthFact,
  BlockFact,
  CheStateFact,
  EquipmentFact,
  FaultFact,
  MachineState,
} from '@quaywise/domain'
import { at } from './setting.ts'

const ORIGIN = { terminal_id: 'worked', source: 'worked' } as const
const PLACE = { terminal_id: 'worked', version: 1 } as const
const MACHINE = {
  ...PLACE,
  family: '',
  brand: '',
  commissioned_at: 0,
  gantry_speed: 0,
  trolley_speed: 0,
  hoist_speed: 0,
  swl_t: 0,
} as const
const NO_BLOCK = { block_id: '', side: '', twin_capable: 0, technical_rate: 0 } as const

/** Two cranes, two vehicles and the two stacking cranes of one block. */
export const EQUIPMENT: readonly EquipmentFact[] = [
  {
    ...MACHINE,
    ...NO_BLOCK,
    eq_kind: 'QC',
    eq_id: 'Q1',
    name: 'Crane 1',
    twin_capable: 1,
    technical_rate: 30,
  },
  {
    ...MACHINE,
    ...NO_BLOCK,
    eq_kind: 'QC',
    eq_id: 'Q2',
    name: 'Crane 2',
    twin_capable: 1,
    technical_rate: 30,
  },
  { ...MACHINE, ...NO_BLOCK, eq_kind: 'AGV', eq_id: 'A1', name: 'Vehicle 1', twin_capable: 1 },
  { ...MACHINE, ...NO_BLOCK, eq_kind: 'AGV', eq_id: 'A2', name: 'Vehicle 2', twin_capable: 1 },
  { ...MACHINE, ...NO_BLOCK, eq_kind: 'ASC', eq_id: 'Y1W', name: 'Y1 water', block_id: 'Y1', side: 'WATER' },
  { ...MACHINE, ...NO_BLOCK, eq_kind: 'ASC', eq_id: 'Y1L', name: 'Y1 land', block_id: 'Y1', side: 'LAND' },
]

/** V1 lies at B1, V2 at B2. */
export const BERTHS: readonly BerthFact[] = [
  { ...PLACE, berth_id: 'B1', name: 'Berth 1', from_m: 0, to_m: 350, depth_m: 12 },
  { ...PLACE, berth_id: 'B2', name: 'Berth 2', from_m: 350, to_m: 700, depth_m: 12 },
]

/** One block of the yard. */
export const BLOCKS: readonly BlockFact[] = [
  {
    ...PLACE,
    block_id: 'Y1',
    bays: 10,
    rows: 6,
    tiers: 5,
    ground_slots: 60,
    capacity_slots: 210,
    reefer_plugs: 0,
    dangerous_allowed: 0,
    x: 0,
    y: 60,
    width: 31,
    length: 65,
  },
]

/** A failure of Q1, an assist of Q2 (cleared by the remote operator), a failure of A2. */
export const FAULTS: readonly FaultFact[] = [
  {
    ...ORIGIN,
    fault_id: 'F1',
    eq_kind: 'QC',
    eq_id: 'Q1',
    visit_id: 'V1',
    op: 'RESTOW_SHIP',
    system: 'HOIST',
    code: 'H-101',
    severity: 'FAILURE',
    assist: 0,
    started_at: at('19:04'),
    ended_at: at('19:10'),
  },
  {
    ...ORIGIN,
    fault_id: 'F2',
    eq_kind: 'QC',
    eq_id: 'Q2',
    visit_id: 'V2',
    op: 'RESTOW_SHIP',
    system: 'SPREADER',
    code: 'S-007',
    severity: 'ASSIST',
    assist: 1,
    started_at: at('20:13'),
    ended_at: at('20:15'),
  },
  {
    ...ORIGIN,
    fault_id: 'F3',
    eq_kind: 'AGV',
    eq_id: 'A2',
    visit_id: '',
    op: '',
    system: 'DRIVE',
    code: 'D-020',
    severity: 'FAILURE',
    assist: 0,
    started_at: at('19:20'),
    ended_at: at('19:50'),
  },
]

type Change = readonly [from: string, state: MachineState]

/** States that follow each other without a gap: each lasts until the next one begins. */
const statesOf = (
  machine: Pick<CheStateFact, 'eq_kind' | 'eq_id'>,
  changes: readonly Change[],
  end: string,
): readonly CheStateFact[] =>
  changes.map(([from, state], i) => ({
    ...ORIGIN,
    ...machine,
    state,
    activity: '',
    visit_id: '',
    op: '',
    started_at: at(from),
    ended_at: at(changes[i + 1]?.[0] ?? end),
  }))

const A1: readonly Change[] = [
  ['18:00', 'IDLE'],
  ['18:42', 'WORKING'],
  ['18:47', 'WAITING'],
  ['18:48', 'WORKING'],
  ['18:52', 'WAITING'],
  ['18:53', 'WORKING'],
  ['19:00', 'WORKING'],
  ['19:01', 'WAITING'],
  ['19:02', 'WORKING'],
  ['19:03', 'WAITING'],
  ['19:05', 'WORKING'],
  ['19:07', 'CHARGING'],
  ['19:37', 'IDLE'],
  ['20:00', 'IDLE'],
  ['20:33', 'WORKING'],
  ['20:35', 'WAITING'],
  ['20:37', 'WORKING'],
  ['20:41', 'WAITING'],
  ['20:42:30', 'WORKING'],
  ['20:46', 'IDLE'],
]

const A2: readonly Change[] = [
  ['18:00', 'IDLE'],
  ['18:50', 'WORKING'],
  ['18:53', 'WAITING'],
  ['18:56', 'WORKING'],
  ['19:00', 'WORKING'],
  ['19:02', 'IDLE'],
  ['19:20', 'FAULT'],
  ['19:50', 'IDLE'],
  ['20:00', 'IDLE'],
  ['20:14', 'WORKING'],
  ['20:18', 'WAITING'],
  ['20:20', 'WORKING'],
  ['20:24', 'WAITING'],
  ['20:28', 'WORKING'],
  ['20:29', 'IDLE'],
  ['20:44', 'WORKING'],
  ['20:48', 'WAITING'],
  ['20:52', 'WORKING'],
  ['20:56', 'WAITING'],
  ['20:57', 'WORKING'],
  ['21:00', 'WORKING'],
]

const Y1W: readonly Change[] = [
  ['18:00', 'IDLE'],
  ['18:52', 'WORKING'],
  ['18:59', 'IDLE'],
  ['19:00', 'IDLE'],
  ['19:02', 'WORKING'],
  ['19:05', 'IDLE'],
  ['19:07', 'WORKING'],
  ['19:13', 'IDLE'],
  ['19:30', 'WORKING'],
  ['19:33', 'IDLE'],
  ['20:00', 'IDLE'],
  ['20:17', 'WORKING'],
  ['20:20', 'IDLE'],
  ['20:31', 'WORKING'],
  ['20:37', 'IDLE'],
  ['20:49', 'WORKING'],
  ['20:52', 'IDLE'],
]

/** States of both vehicles and of the water-side stacking crane, split at 19:00, 20:00 and 21:00. */
export const CHE_STATES: readonly CheStateFact[] = [
  ...statesOf({ eq_kind: 'AGV', eq_id: 'A1' }, A1, '21:00'),
  ...statesOf({ eq_kind: 'AGV', eq_id: 'A2' }, A2, '21:03'),
  ...statesOf({ eq_kind: 'ASC', eq_id: 'Y1W' }, Y1W, '21:00'),
]
