import { ALL } from '../loaded-terminal.fixture.ts'
import { cellsOf, type LedgerCheck, when } from './ledger-check.ts'

const NOT_NET = ['HATCH', 'GANTRY', 'LASH', 'SHIP', 'PLAN', 'WEATHER', 'FAULT']
const RESTOWS = ['RESTOW_SHIP', 'RESTOW_QUAY']

/** Lifts, boxes and gross time of the quay cranes. */
export const QUAY_CHECKS: readonly LedgerCheck[] = [
  {
    what: 'lifts of the quay cranes',
    window: ALL,
    cuts: ['crane', 'op', 'visit', 'hour'],
    read: ({ quay }) =>
      cellsOf(
        quay.lifts.cells,
        (by) => by,
        (sums, { op }) => ({
          crane_boxes: sums.craneBoxes,
          clocked_boxes: sums.craneBoxes,
          period_boxes: sums.craneBoxes,
          throughput_boxes: sums.throughput,
          sized_boxes: sums.throughput,
          load_boxes: when(op === 'LOAD', sums.craneBoxes),
          discharge_boxes: when(op === 'DISC', sums.craneBoxes),
          restow_boxes: when(RESTOWS.includes(op), sums.craneBoxes),
          teu: sums.teu,
          lifts: sums.lifts,
          twin_lifts: sums.twin,
          dual_lifts: sums.dual,
          empty_crossings: sums.lifts - sums.dual / 2,
          hatch_lifts: sums.hatch,
          interventions: sums.remote,
          energy: sums.energyCents / 100,
          qc_standard_hours: sums.standardMs,
          qc_right_hours: sums.rightMs,
          valid_lifts: sums.validLifts,
          valid_lift_seconds: sums.validMs,
          twenty_foot_boxes: sums.twentyBoxes,
          twenty_foot_in_twin: sums.twentyInTwin,
        }),
      ),
  },
  {
    what: 'gross time of the quay cranes',
    window: ALL,
    cuts: ['crane', 'op', 'visit', 'category'],
    read: ({ quay }) =>
      cellsOf(
        quay.gross.cells,
        (by) => by,
        ({ ms, begun }, { category }) => ({
          gross_hours: ms,
          gross_minutes: ms,
          net_hours: when(!NOT_NET.includes(category), ms),
          working_hours: when(category === 'WORKING', ms),
          wait_hours: when(category !== 'WORKING', ms),
          wait_agv_minutes: when(category === 'AGV', ms),
          wait_platform_minutes: when(category === 'PLATFORM', ms),
          hatch_minutes: when(category === 'HATCH', ms),
          gantry_minutes: when(category === 'GANTRY', ms),
          gantry_moves: when(category === 'GANTRY', begun),
          lash_minutes: when(category === 'LASH', ms),
          remote_minutes: when(category === 'REMOTE', ms),
          fault_minutes: when(category === 'FAULT', ms),
          plan_minutes: when(category === 'PLAN', ms),
          ship_minutes: when(category === 'SHIP', ms),
          weather_minutes: when(category === 'WEATHER', ms),
          weather_hours: when(category === 'WEATHER', ms),
          not_ready_hours: when(category === 'SHIP', ms),
        }),
      ),
  },
]
