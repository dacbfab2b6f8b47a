import { ALL } from '../loaded-terminal.fixture.ts'
import { cellsOf, type LedgerCheck, when } from './ledger-check.ts'

const RETRIEVALS = ['LOAD', 'DELIVER', 'ITT_OUT']

/** Moves of the stacking cranes, the stock, what passed it, choices of slots and stays of boxes. */
export const YARD_CHECKS: readonly LedgerCheck[] = [
  {
    what: 'moves of the stacking cranes',
    window: ALL,
    cuts: ['asc', 'block', 'side', 'move_reason', 'yard_job', 'yard_op', 'hour'],
    read: ({ yard }) =>
      cellsOf(
        yard.moves.cells,
        ({ asc, block, side, reason, op, causedBy, hour }) => ({
          ...{ asc, block, side, hour, move_reason: reason, yard_op: op },
          yard_job: reason === 'RESHUFFLE' ? causedBy : op,
        }),
        ({ moves, standardMs, rightMs }, { reason, side, op }) => {
          const productive = reason === 'PROD'
          return {
            asc_moves: moves,
            asc_productive_moves: when(productive, moves),
            asc_standard_hours: standardMs,
            asc_right_hours: rightMs,
            asc_land_standard_hours: when(productive && side === 'LAND', standardMs),
            asc_water_moves: when(productive && side === 'WATER', moves),
            asc_land_moves: when(productive && side === 'LAND', moves),
            asc_reshuffles: when(reason === 'RESHUFFLE', moves),
            asc_retrievals: when(productive && RETRIEVALS.includes(op), moves),
            asc_housekeeping: when(reason === 'HOUSEKEEP', moves),
          }
        },
      ),
  },
  {
    what: 'boxes sent to ships',
    window: ALL,
    cuts: ['asc', 'block', 'visit'],
    read: ({ yard }) =>
      cellsOf(
        yard.moves.cells,
        ({ asc, block, visit }) => ({ asc, block, visit }),
        ({ moves }, { reason, op }) => ({ boxes_sent: when(reason === 'PROD' && op === 'LOAD', moves) }),
      ).filter(({ sums }) => sums.boxes_sent !== 0),
  },
  {
    what: 'the stock at full hours',
    window: ALL,
    cuts: ['block'],
    read: ({ yard }) =>
      cellsOf(
        yard.hours.cells,
        (by) => by,
        (sums) => ({
          stock_box_hours: sums.boxes,
          stock_slot_hours: sums.slots,
          import_box_hours: sums.imports,
          export_box_hours: sums.exports,
          transhipment_box_hours: sums.transhipments,
          empty_box_hours: sums.empties,
          reefer_box_hours: sums.reefers,
          dangerous_box_hours: sums.dangerous,
        }),
      ),
  },
  {
    what: 'what passed the blocks',
    window: ALL,
    cuts: ['block', 'hour'],
    read: ({ yard }) =>
      cellsOf(
        yard.flow.cells,
        (by) => by,
        (sums) => ({ yard_in: sums.in, yard_out: sums.out }),
      ),
  },
  {
    what: 'choices of slots',
    window: ALL,
    cuts: ['block', 'yard_op', 'hour'],
    read: ({ slots }) =>
      cellsOf(
        slots.decisions.cells,
        ({ block, op, hour }) => ({ block, yard_op: op, hour }),
        ({ decisions, candidates }) => ({
          slot_decisions: decisions,
          slot_candidates: candidates,
          slot_overrides: 0,
        }),
      ),
  },
  {
    what: 'what choices of slots came to',
    window: ALL,
    cuts: ['block', 'yard_op', 'hour'],
    read: ({ slots }) =>
      cellsOf(
        slots.outcomes.cells,
        ({ block, op, hour }) => ({ block, yard_op: op, hour }),
        ({ left, reshuffled, regretCents }) => ({
          slots_left: left,
          slots_reshuffled: reshuffled,
          slot_regret_seconds: regretCents / 100,
        }),
      ),
  },
  {
    what: 'boxes that left the terminal',
    window: ALL,
    cuts: ['container_flow', 'block', 'hour'],
    read: ({ boxes }) =>
      cellsOf(
        boxes.terminal.cells,
        ({ flow, block, hour }) => ({ container_flow: flow, block, hour }),
        (sums, { flow }) => ({
          boxes_left: sums.boxes,
          transhipment_left: when(flow !== 'IMPORT' && flow !== 'EXPORT', sums.boxes),
          terminal_stay_days: sums.ms,
        }),
      ),
  },
  {
    what: 'boxes that left the stacks',
    window: ALL,
    cuts: ['container_flow', 'block', 'hour'],
    read: ({ boxes }) =>
      cellsOf(
        boxes.yard.cells,
        ({ flow, block, hour }) => ({ container_flow: flow, block, hour }),
        (sums) => ({ yard_stays: sums.boxes, yard_stay_days: sums.ms }),
      ),
  },
]
