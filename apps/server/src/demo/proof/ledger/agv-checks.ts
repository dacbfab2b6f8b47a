import { ALL } from '../loaded-terminal.fixture.ts'
import { cellsOf, type LedgerCheck } from './ledger-check.ts'

/** Trips of the vehicles, and their batteries. */
export const AGV_CHECKS: readonly LedgerCheck[] = [
  {
    what: 'trips of the vehicles',
    window: ALL,
    cuts: ['agv', 'crane', 'block', 'op', 'visit', 'hour'],
    read: ({ agv }) =>
      cellsOf(
        agv.trips.cells,
        (by) => by,
        (sums) => ({
          agv_trips: sums.trips,
          agv_trip_seconds: sums.ms,
          agv_wait_qc_seconds: sums.waitQcMs,
          agv_wait_asc_seconds: sums.waitAscMs,
          agv_wait_traffic_seconds: sums.waitTrafficMs,
          agv_boxes: sums.boxes,
          agv_energy: sums.energyCents / 100,
          agv_empty_metres: sums.emptyM,
          agv_metres: sums.emptyM + sums.ladenM,
          agv_standard_hours: sums.standardMs,
          agv_right_hours: sums.rightMs,
        }),
      ),
  },
  {
    what: 'batteries swapped',
    window: ALL,
    cuts: ['agv'],
    read: ({ agv }) =>
      cellsOf(
        agv.swaps.cells,
        (by) => by,
        ({ begun }) => ({ agv_swaps: begun }),
      ),
  },
]
