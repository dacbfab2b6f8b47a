import type { CheCycleFact, OpMode } from '@quaywise/domain'
import { BLANK_CYCLE } from './blank-cycle.ts'
import { at } from './setting.ts'

type Job = { readonly op: OpMode; readonly unit: string; readonly teu: number; readonly visit: string }

const move = (ids: string, from: string, to: string, job: Job): CheCycleFact => {
  const [eqId = '', cycleId = ''] = ids.split(' ')
  return {
    ...BLANK_CYCLE,
    eq_kind: 'ASC',
    eq_id: eqId,
    cycle_id: cycleId,
    started_at: at(from),
    ended_at: at(to),
    op: job.op,
    visit_id: job.visit,
    block_id: 'Y1',
    side: eqId === 'Y1W' ? 'WATER' : 'LAND',
    move_reason: 'PROD',
    boxes: 1,
    teu: job.teu,
    standard_ms: 120_000,
    unit_ids: [job.unit],
  }
}

/** A box put aside for the job `cause`, or (no cause) tidied up. It belongs to no call. */
const shift = (ids: string, from: string, to: string, unit: string, cause: OpMode | ''): CheCycleFact => ({
  ...move(ids, from, to, { op: cause === '' ? 'HOUSEKEEP' : 'RESHUFFLE', unit, teu: 2, visit: '' }),
  move_reason: cause === '' ? 'HOUSEKEEP' : 'RESHUFFLE',
  caused_by: cause,
})

/** The moves of the two stacking cranes of block Y1; K13 ends after the period. */
export const YARD_MOVES: readonly CheCycleFact[] = [
  shift('Y1W K1', '18:52', '18:54', 'S01', 'LOAD'),
  move('Y1W K2', '18:54', '18:56', { op: 'LOAD', unit: 'B10', teu: 2, visit: 'V1' }),
  move('Y1W K3', '18:56', '18:59', { op: 'DISC', unit: 'B01', teu: 2, visit: 'V1' }),
  shift('Y1W K4', '19:02', '19:05', 'S02', 'DELIVER'),
  move('Y1L K5', '19:06', '19:10', { op: 'DELIVER', unit: 'B20', teu: 2, visit: '' }),
  move('Y1W K6', '19:07', '19:10', { op: 'DISC', unit: 'B02', teu: 1, visit: 'V1' }),
  move('Y1W K7', '19:10', '19:13', { op: 'DISC', unit: 'B03', teu: 1, visit: 'V1' }),
  shift('Y1W K8', '19:30', '19:33', 'S03', ''),
  move('Y1W K9', '20:17', '20:20', { op: 'LOAD', unit: 'B16', teu: 2, visit: 'V2' }),
  move('Y1W K10', '20:31', '20:34', { op: 'LOAD', unit: 'B17', teu: 1, visit: 'V2' }),
  move('Y1W K11', '20:34', '20:37', { op: 'LOAD', unit: 'B18', teu: 1, visit: 'V2' }),
  move('Y1W K12', '20:49', '20:52', { op: 'LOAD', unit: 'B19', teu: 2, visit: 'V2' }),
  move('Y1L K13', '20:58', '21:02', { op: 'RECEIVE', unit: 'B21', teu: 2, visit: '' }),
]
