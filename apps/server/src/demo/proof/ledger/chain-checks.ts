import { ALL } from '../loaded-terminal.fixture.ts'
import { cellsOf, type LedgerCheck, when } from './ledger-check.ts'

const among = (root: string, roots: readonly string[], ms: number): number => when(roots.includes(root), ms)

const waitsOf = (kind: string, measure: string, machine: string): LedgerCheck => ({
  what: `waits of ${kind}, whole as they ended`,
  window: ALL,
  cuts: [machine],
  read: ({ chain }) =>
    cellsOf(
      chain.waits.cells,
      (by) => ({ [machine]: by.machine }),
      ({ ms }, by) => ({ [measure]: when(by.kind === kind, ms) }),
    ).filter(({ sums }) => sums[measure] !== 0),
})

const rootsOf = (
  kind: string,
  cuts: readonly string[],
  measures: (ms: number, root: string) => Readonly<Record<string, number>>,
): LedgerCheck => ({
  what: `waits of ${kind} by whom they are laid to`,
  window: ALL,
  cuts,
  read: ({ chain }) =>
    cellsOf(
      [...chain.roots.cells].filter(({ by }) => by.kind === kind),
      ({ root, op, block }) => ({ wait_root: root, op, block }),
      ({ ms }, { root }) => measures(ms, root),
    ),
})

/** Instructions, their stages, and waits. */
export const CHAIN_CHECKS: readonly LedgerCheck[] = [
  {
    what: 'instructions',
    window: ALL,
    cuts: ['op', 'crane', 'block', 'visit'],
    read: ({ chain }) =>
      cellsOf(
        chain.instructions.cells,
        (by) => by,
        (sums) => ({
          instructions: sums.instructions,
          instructions_given: sums.instructions,
          instructions_cancelled: 0,
          lead_minutes: sums.leadMs,
          dispatch_minutes: sums.dispatchMs,
          instructions_dispatched: sums.dispatched,
          orders_timed: sums.timed,
          orders_late: sums.late,
          lateness_minutes: sums.latenessMs,
          instructions_ordered: sums.ordered,
          instructions_in_order: sums.inOrder,
        }),
      ),
  },
  {
    what: 'stages of instructions',
    window: ALL,
    cuts: ['leg_stage', 'op', 'crane', 'block'],
    read: ({ chain }) =>
      cellsOf(
        chain.legs.cells,
        ({ stage, op, crane, block }) => ({ leg_stage: stage, op, crane, block }),
        ({ legs, waitMs, workMs }) => ({
          legs,
          leg_wait_seconds: waitMs,
          leg_work_seconds: workMs,
          leg_seconds: waitMs + workMs,
        }),
      ),
  },
  waitsOf('QC', 'crane_wait_minutes', 'crane'),
  waitsOf('AGV', 'agv_wait_minutes', 'agv'),
  rootsOf('QC', ['wait_root', 'op'], (ms, root) => ({
    crane_wait_minutes: ms,
    crane_lost_to_qc: among(root, ['QC'], ms),
    crane_lost_to_transport: among(root, ['AGV', 'AGV_FLEET', 'DISPATCH', 'TRAFFIC'], ms),
    crane_lost_to_asc_water: among(root, ['ASC_WATER'], ms),
    crane_lost_to_asc_land: among(root, ['ASC_LAND'], ms),
    crane_lost_to_gate: among(root, ['GATE', 'TRUCK'], ms),
    crane_lost_to_plan: among(root, ['SHIP_PLAN'], ms),
    crane_lost_to_weather: among(root, ['EXOGENOUS'], ms),
    crane_lost_unknown: among(root, ['DEADLOCK', 'UNKNOWN'], ms),
  })),
  rootsOf('AGV', ['wait_root', 'op', 'block'], (ms) => ({ agv_wait_minutes: ms })),
  rootsOf('TRUCK', ['wait_root', 'op', 'block'], (ms) => ({ truck_root_wait_minutes: ms })),
]
