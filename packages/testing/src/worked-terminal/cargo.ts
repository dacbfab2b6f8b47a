import type { EquipmentOrderFact, LoadListFact, StowPositionFact } from '@quaywise/domain'
import { at } from './setting.ts'

const BOX = {
  ...{
    terminal_id: 'worked',
    source: 'worked',
    version: 1,
    iso_type: '',
    full_empty: 'FULL',
    gross_kg: 12_000,
  },
  ...{ pol: 'SGSIN', pod: 'CNYSN', imo_class: '', reefer: 0, reefer_c: 0, line: 'Heron Line' },
} as const satisfies Partial<StowPositionFact>

const CELL = { ...BOX, visit_id: 'V1', plan: 'ARRIVAL', op: '', oog: 0, port: 'SGSIN', occupied: 1 } as const
const [OLD, NEW] = [at('2026-02-28 09:00'), at('2026-02-28 10:00')]

/** The plans of V1: as it comes, of which the newer one holds, and as it leaves. */
export const STOW_POSITIONS: readonly StowPositionFact[] = [
  { ...CELL, bay: 10, row: 1, tier: 82, container_no: 'P1', length_ft: 20, planned_at: NEW },
  {
    ...CELL,
    bay: 10,
    row: 2,
    tier: 82,
    container_no: 'P2',
    length_ft: 40,
    planned_at: NEW,
    reefer: 1,
    reefer_c: -18,
  },
  { ...CELL, bay: 12, row: 1, tier: 82, container_no: 'P3', length_ft: 20, planned_at: NEW, imo_class: '3' },
  { ...CELL, bay: 12, row: 2, tier: 82, container_no: '', length_ft: 0, planned_at: NEW, occupied: 0 },
  { ...CELL, bay: 14, row: 1, tier: 82, container_no: 'P4', length_ft: 20, planned_at: OLD },
  {
    ...CELL,
    plan: 'DEPARTURE',
    bay: 22,
    row: 1,
    tier: 2,
    container_no: 'P5',
    length_ft: 40,
    planned_at: NEW,
  },
]

const LISTED = { ...BOX, visit_id: 'V1', op: 'LOAD', booking: '', list_no: 'L1', state: 'LISTED' } as const
const listed = (entry: string, length_ft: 20 | 40, time: string) =>
  ({ ...LISTED, entry, container_no: entry, length_ft, listed_at: at(`2026-02-28 ${time}`) }) as const

/** The lists of V1: L1 was renewed without C, then D was added and B taken out; L2 is to be discharged. */
export const LOAD_LISTS: readonly LoadListFact[] = [
  { ...listed('A', 20, '10:00'), whole: 1 },
  { ...listed('B', 20, '11:30'), whole: 0, state: 'CANCELLED' },
  { ...listed('C', 40, '09:00'), whole: 1 },
  { ...listed('D', 40, '11:00'), whole: 0 },
  { ...listed('E', 20, '09:00'), whole: 1, op: 'DISC', list_no: 'L2' },
]

const ORDER = {
  ...BOX,
  container_no: '',
  length_ft: 20,
  release: '',
  valid_from: null,
  valid_to: null,
  pick_up_at: '',
  return_to: '',
  vessel: 'Blue Heron',
  voyage: '001E',
  visit_id: 'V1',
  state: 'ORDERED',
} as const
const ordered = (order_id: string, purpose: 'RELEASE' | 'ACCEPTANCE', boxes: number, time: string) =>
  ({ ...ORDER, order_id, booking: order_id, purpose, boxes, ordered_at: at(time) }) as const

/** Twelve boxes to release, one to accept; five more were cancelled. */
export const EQUIPMENT_ORDERS: readonly EquipmentOrderFact[] = [
  ordered('O1', 'RELEASE', 12, '18:30'),
  ordered('O2', 'ACCEPTANCE', 1, '19:10'),
  { ...ordered('O3', 'RELEASE', 5, '19:20'), state: 'CANCELLED' },
]
