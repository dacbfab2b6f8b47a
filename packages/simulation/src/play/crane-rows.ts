import type { RestowReason } from '@quaywise/domain'
import type { Emission } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import type { Cell } from '../plan/pile.ts'
import { unitOf } from '../plan/unit.ts'
import { craneId } from '../scenario/identity.ts'
import { two } from '../two-signs.ts'
import { boxIds } from './container.ts'
import { craneCycle } from './crane-line.ts'
import { liftKey } from './lift-key.ts'
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
  /** Whether it went without an intervention that nobody had planned. */
  readonly right: boolean
  readonly standardMs: number
}

/** Share of lifts that needed a second try without anyone's help. */
const SECOND_TRY = 0.015

/** The cycle of a main-trolley lift; counts it in the ledger. */
export const liftRow = (world: World, told: LiftTold): Emission => {
  const { stretch, lift, box, from, to, remote, right, standardMs } = told
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
  const firstRight = right && uniform(key, 18) >= SECOND_TRY
  const energy = Math.round(350 + 250 * uniform(key, 19) + 60 * boxes) / 100
  ledger.quay.lift({
    crane: craneId(stretch.crane),
    op: planned.op,
    visit: stretch.call.visitId,
    from,
    to,
    boxes,
    craneBoxes,
    throughput,
    teu: unit?.teu ?? 2,
    dual: planned.dual !== 0,
    remote: remote === 1,
    right: firstRight,
    standardMs,
    energy,
  })
  const cell = cellName(queue.bay, planned)
  const aside = planned.op === 'RESTOW_SHIP'
  const row = craneCycle(world, stretch, lift, `${stretch.id}-${lift}`, from, to)
  row.trolley = 'main'
  row.lift_kind = 'BOX'
  row.row = planned.row
  row.tier = planned.tier
  row.boxes = boxes
  row.crane_boxes = craneBoxes
  row.throughput_boxes = throughput
  row.teu = unit?.teu ?? 2
  row.twin = boxes === 2 ? 1 : 0
  row.dual_pair_id = planned.dual ? `${stretch.id}-D${planned.dual === 1 ? lift : lift - 1}` : ''
  row.restow_reason = restow
  row.remote = remote
  row.first_right = firstRight ? 1 : 0
  row.standard_ms = standardMs
  row.energy_kwh = energy
  row.unit_ids = unit ? boxIds(unit) : [restowId(stretch, lift)]
  row.from_loc = planned.aboard && !aside ? 'PLATFORM' : cell
  row.to_loc = planned.aboard ? cell : 'PLATFORM'
  return { table: 'che_cycle', row }
}

/** A cell as ships write it: bay, row and tier of two digits each. */
export const cellName = (bay: number, { row, tier }: Cell): string => `${two(bay)}${two(row)}${two(tier)}`

/** The id of a box that is restowed by a lift: it is no unit of the plan. */
export const restowId = (stretch: Stretch, lift: number): string =>
  `${stretch.call.visitId}-R${stretch.crane}.${lift}`
