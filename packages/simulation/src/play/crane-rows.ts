import type { RestowReason } from '@quaywise/domain'
import { type Emission, SOURCE } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import { unitOf } from '../plan/unit.ts'
import { craneId } from '../scenario/identity.ts'
import { boxIds } from './container.ts'
import { liftKey } from './crane-delays.ts'
import { cycleRow } from './cycle-row.ts'
import { liftOf, queueOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** A lift as it happened: its place in the plan, the lift whose box it carried, and its time. */
export type LiftTold = {
  readonly stretch: Stretch
  readonly lift: number
  readonly box: number
  readonly from: number
  readonly to: number
  readonly remote: 0 | 1
}

const STANDARD = 66_000

/** The cycle of a main-trolley lift; counts it in the ledger. */
export const liftRow = (world: World, told: LiftTold): Emission => {
  const { stretch, lift, box, from, to, remote } = told
  const planned = liftOf(stretch, lift)
  const queue = queueOf(stretch, lift)
  const code = liftOf(stretch, box).unit
  const unit = code === null ? null : unitOf(world.plan, code)
  const boxes = unit?.boxes ?? 1
  const craneBoxes = planned.terminalRestow ? 0 : boxes
  const throughput = unit ? boxes : 0
  const restow: RestowReason | '' = unit ? '' : planned.terminalRestow ? 'TERMINAL' : 'CARRIER'
  const key = liftKey(stretch, lift)
  const { ledger } = world
  ledger.lift(planned.op, craneId(stretch.crane), stretch.call.visitId, to, craneBoxes, throughput)
  if (boxes === 2) ledger.twinLifts++
  if (planned.dual) ledger.dualLifts++
  if (unit) ledger.teu += unit.teu
  const bay = `${queue.bay}${queue.deckHold === 'DECK' ? 'D' : 'H'}`
  return {
    table: 'che_cycle',
    row: cycleRow({
      ...lineOf(world, stretch, lift, from, to),
      cycle_id: `${stretch.id}-${lift}`,
      trolley: 'main',
      lift_kind: 'BOX',
      boxes,
      crane_boxes: craneBoxes,
      throughput_boxes: throughput,
      teu: unit?.teu ?? 2,
      twin: boxes === 2 ? 1 : 0,
      dual_pair_id: planned.dual ? `${stretch.id}-D${planned.dual === 1 ? lift : lift - 1}` : '',
      restow_reason: restow,
      remote,
      first_right: remote || uniform(key, 18) < 0.015 ? 0 : 1,
      standard_ms: planned.dual === 2 ? Math.round(STANDARD * 0.6) : STANDARD,
      energy_kwh: Math.round(350 + 250 * uniform(key, 19) + 60 * boxes) / 100,
      unit_ids: unit ? boxIds(unit) : [`${stretch.call.visitId}-R${stretch.crane}.${lift}`],
      from_loc: planned.op === 'LOAD' ? 'PLATFORM' : bay,
      to_loc: planned.op === 'LOAD' || planned.op === 'RESTOW_SHIP' ? bay : 'PLATFORM',
    }),
  }
}

/** The handling of a hatch cover before a lift: no cycle, its time is a loss. */
export const hatchRow = (
  world: World,
  stretch: Stretch,
  lift: number,
  from: number,
  to: number,
): Emission => ({
  table: 'che_cycle',
  row: cycleRow({
    ...lineOf(world, stretch, lift, from, to),
    cycle_id: `${stretch.id}-H${lift}`,
    trolley: 'main',
    lift_kind: 'HATCH',
    standard_ms: 150_000,
    energy_kwh: 7.5,
  }),
})

/** What all rows of a crane say of the queue of a lift. */
const lineOf = (world: World, stretch: Stretch, lift: number, from: number, to: number) => {
  const queue = queueOf(stretch, lift)
  return {
    terminal_id: world.terminalId,
    eq_kind: 'QC' as const,
    eq_id: craneId(stretch.crane),
    started_at: from,
    ended_at: to,
    op: queue.op,
    visit_id: stretch.call.visitId,
    wq_id: queue.id,
    desk_id: stretch.desk,
    bay: queue.bay,
    deck_hold: queue.deckHold,
  }
}

/** A stretch of a crane on a call, once it is over. */
export const assignmentRow = (
  world: World,
  stretch: Stretch,
  startedAt: number,
  endedAt: number,
): Emission => ({
  table: 'crane_assignment',
  row: {
    terminal_id: world.terminalId,
    assignment_id: stretch.id,
    visit_id: stretch.call.visitId,
    eq_id: craneId(stretch.crane),
    desk_id: stretch.desk,
    started_at: startedAt,
    ended_at: endedAt,
    planned_boxes: plannedBoxes(world, stretch),
    source: SOURCE,
  },
})

const plannedBoxes = (world: World, stretch: Stretch): number => {
  let boxes = 0
  for (let lift = stretch.from; lift < stretch.to; lift++) {
    const { unit, terminalRestow } = liftOf(stretch, lift)
    boxes += unit === null ? (terminalRestow ? 0 : 1) : unitOf(world.plan, unit).boxes
  }
  return boxes
}
