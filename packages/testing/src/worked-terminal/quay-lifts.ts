import type { CheCycleFact } from '@quaywise/domain'
import { BLANK_CYCLE } from './blank-cycle.ts'
import { queueOf } from './plan.ts'
import { at } from './setting.ts'

type Load = Partial<CheCycleFact> & { readonly unit_ids: readonly string[]; readonly teu: number }

const row = (id: string, wqId: string, from: string, to: string): CheCycleFact => {
  const queue = queueOf(wqId)
  return {
    ...BLANK_CYCLE,
    eq_kind: 'QC',
    eq_id: queue.eq_id,
    cycle_id: id,
    started_at: at(from),
    ended_at: at(to),
    trolley: 'main',
    lift_kind: 'BOX',
    op: queue.op,
    visit_id: queue.visit_id,
    wq_id: queue.wq_id,
    desk_id: queue.eq_id === 'Q1' ? 'D1' : 'D2',
    bay: queue.bay,
    deck_hold: queue.deck_hold,
    standard_ms: 90_000,
    energy_kwh: 4,
  }
}

/** A lift that loads or discharges: one crane box and one throughput box for each container. */
const lift = (id: string, wqId: string, from: string, to: string, load: Load): CheCycleFact => ({
  ...row(id, wqId, from, to),
  boxes: load.unit_ids.length,
  crane_boxes: load.unit_ids.length,
  throughput_boxes: load.unit_ids.length,
  ...load,
})

const hatch = (id: string, wqId: string, from: string, to: string): CheCycleFact => ({
  ...row(id, wqId, from, to),
  lift_kind: 'HATCH',
  standard_ms: 0,
})

const portal = (id: string, wqId: string, from: string, to: string, load: Load): CheCycleFact => ({
  ...row(id, wqId, from, to),
  trolley: 'portal',
  boxes: load.unit_ids.length,
  standard_ms: 60_000,
  energy_kwh: 1,
  ...load,
})

const MAIN: readonly CheCycleFact[] = [
  // Q1 on V1
  lift('L1', 'W11', '18:45', '18:48', { unit_ids: ['B01'], teu: 2 }),
  lift('L2', 'W11', '18:48', '18:51', { unit_ids: ['B02', 'B03'], teu: 2, twin: 1 }),
  hatch('H1', 'W12', '18:51', '18:54'),
  lift('L3', 'W12', '18:54', '19:00', { unit_ids: ['B04'], teu: 2.25 }),
  lift('L4', 'W12', '19:00', '19:02', { unit_ids: ['B05'], teu: 2, dual_pair_id: 'D1' }),
  lift('L5', 'W13', '19:02', '19:04', { unit_ids: ['B06'], teu: 2, dual_pair_id: 'D1' }),
  hatch('H2', 'W14', '19:10', '19:13'),
  lift('L6', 'W14', '19:13', '19:15', {
    unit_ids: ['B07'],
    teu: 2,
    restow_reason: 'CARRIER',
    throughput_boxes: 0,
  }),
  // Q2 on V1
  lift('M1', 'W21', '18:51', '18:54', { unit_ids: ['B08'], teu: 2 }),
  lift('M2', 'W21', '18:54', '18:57', { unit_ids: ['B09'], teu: 1 }),
  lift('M3', 'W22', '18:57', '19:04', { unit_ids: ['B10'], teu: 2 }),
  lift('M4', 'W22', '19:04', '19:09', { unit_ids: ['B11', 'B12'], teu: 2, twin: 1 }),
  // Q2 on V2
  lift('N1', 'W31', '19:54', '19:59', { unit_ids: ['B13'], teu: 2 }),
  lift('N2', 'W31', '20:04', '20:09', { unit_ids: ['B14'], teu: 1 }),
  lift('N3', 'W32', '20:11', '20:18', {
    unit_ids: ['B15'],
    teu: 2,
    restow_reason: 'TERMINAL',
    crane_boxes: 0,
    throughput_boxes: 0,
    remote: 1,
    first_right: 0,
  }),
  // Q1 on V2
  lift('P1', 'W41', '20:30', '20:35', { unit_ids: ['B16'], teu: 2 }),
  lift('P2', 'W41', '20:40', '20:49', { unit_ids: ['B17', 'B18'], teu: 2, twin: 1 }),
  lift('P3', 'W41', '20:52', '21:06', { unit_ids: ['B19'], teu: 2 }),
]

const PORTAL: readonly CheCycleFact[] = [
  portal('X1', 'W11', '18:48', '18:49', { unit_ids: ['B01'], teu: 2 }),
  portal('X2', 'W11', '18:58', '18:59', { unit_ids: ['B02', 'B03'], teu: 2, twin: 1 }),
  portal('X3', 'W22', '19:01', '19:02', { unit_ids: ['B10'], teu: 2 }),
  portal('X4', 'W41', '20:28', '20:29', { unit_ids: ['B16'], teu: 2 }),
  portal('X5', 'W41', '20:45', '20:46', { unit_ids: ['B17', 'B18'], teu: 2, twin: 1 }),
  portal('X6', 'W41', '20:59', '21:03', { unit_ids: ['B19'], teu: 2 }),
]

/** The lifts of both cranes: 16 of containers and 2 of a hatch cover by the main trolley, 6 by the portal. */
export const QUAY_LIFTS: readonly CheCycleFact[] = [...MAIN, ...PORTAL]
