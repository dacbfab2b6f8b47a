import { ALL, WEEK } from '../loaded-terminal.fixture.ts'
import { cellsOf, type LedgerCheck, when } from './ledger-check.ts'

/** What was planned for the first hours was told before the first week. */
const PLANNED = { from: ALL.from + WEEK, to: ALL.to }

/** Calls: their stays, their departures, and what was planned for them. */
export const CALL_CHECKS: readonly LedgerCheck[] = [
  {
    what: 'stays of calls',
    window: ALL,
    cuts: ['visit', 'berth'],
    read: ({ calls }) =>
      cellsOf(
        calls.stays.cells,
        ({ visit, berth }) => ({ visit, berth }),
        ({ ms }, { category }) => ({
          berth_hours: when(category !== 'WAIT', ms),
          operation_hours: when(category === 'OPERATION', ms),
          wait_berth_hours: when(category === 'WAIT', ms),
          mooring_minutes: when(category === 'MOORING', ms),
          startup_minutes: when(category === 'STARTUP', ms),
          finish_minutes: when(category === 'FINISH', ms),
        }),
      ),
  },
  {
    what: 'departures of calls',
    window: ALL,
    cuts: ['visit', 'own_ship'],
    read: ({ calls }) =>
      cellsOf(
        calls.departures.cells,
        ({ visit, own }) => ({ visit, own_ship: own }),
        (sums) => ({
          calls: sums.calls,
          trunk_calls: sums.trunkCalls,
          branch_calls: sums.branchCalls,
          planned_boxes: sums.plannedBoxes,
          port_hours: sums.portMs,
          calls_with_port_hours: sums.calls,
          calls_with_berth_plan: sums.calls,
          calls_on_time: sums.berthedOnTime,
          calls_with_sail_plan: sums.calls,
          calls_sailed_on_time: sums.sailedOnTime,
        }),
      ),
  },
  {
    what: 'boxes that the work queues plan',
    window: PLANNED,
    cuts: ['crane', 'op', 'visit', 'hour'],
    read: ({ calls }) =>
      cellsOf(
        calls.planned.cells,
        (by) => by,
        ({ boxes }) => ({ plan_boxes: boxes }),
      ),
  },
]
