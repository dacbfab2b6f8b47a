import type { CheCycleFact } from '@quaywise/domain'
import { BLANK_CYCLE } from './blank-cycle.ts'
import { queueOf } from './plan.ts'
import { at } from './setting.ts'

const SECOND = 1000

type Trip = {
  readonly units: readonly string[]
  readonly teu: number
  /** Empty and laden metres. */
  readonly metres: readonly [number, number]
  /** Seconds waited under the crane, at the block and in traffic. */
  readonly waits: readonly [number, number, number]
}

const trip = (ids: string, wqId: string, from: string, to: string, told: Trip): CheCycleFact => {
  const [eqId = '', cycleId = ''] = ids.split(' ')
  const queue = queueOf(wqId)
  return {
    ...BLANK_CYCLE,
    eq_kind: 'AGV',
    eq_id: eqId,
    cycle_id: cycleId,
    started_at: at(from),
    ended_at: at(to),
    op: queue.op,
    visit_id: queue.visit_id,
    wq_id: queue.wq_id,
    qc_id: queue.eq_id,
    block_id: 'Y1',
    boxes: told.units.length,
    teu: told.teu,
    twin: told.units.length === 2 ? 1 : 0,
    standard_ms: 420_000,
    empty_m: told.metres[0],
    laden_m: told.metres[1],
    wait_qc_ms: told.waits[0] * SECOND,
    wait_asc_ms: told.waits[1] * SECOND,
    wait_traffic_ms: told.waits[2] * SECOND,
    unit_ids: told.units,
  }
}

/** Six trips of two vehicles; T6 ends after the period. */
export const AGV_TRIPS: readonly CheCycleFact[] = [
  trip('A1 T1', 'W11', '18:42', '18:54', { units: ['B01'], teu: 2, metres: [400, 500], waits: [60, 60, 0] }),
  trip('A1 T2', 'W11', '18:54', '19:07', {
    units: ['B02', 'B03'],
    teu: 2,
    metres: [500, 600],
    waits: [0, 120, 60],
  }),
  trip('A2 T3', 'W22', '18:50', '19:02', { units: ['B10'], teu: 2, metres: [300, 500], waits: [0, 180, 0] }),
  trip('A2 T4', 'W41', '20:14', '20:29', {
    units: ['B16'],
    teu: 2,
    metres: [400, 500],
    waits: [240, 120, 0],
  }),
  trip('A1 T5', 'W41', '20:33', '20:46', {
    units: ['B17', 'B18'],
    teu: 2,
    metres: [400, 900],
    waits: [0, 120, 90],
  }),
  trip('A2 T6', 'W41', '20:44', '21:03', { units: ['B19'], teu: 2, metres: [400, 700], waits: [0, 240, 60] }),
]
