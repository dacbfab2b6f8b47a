import type { OpMode, YardMoveReason } from '@quaywise/domain'
import { instructionRow, tellInstruction } from '../chain/instruction-row.ts'
import { type Emission, SOURCE } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import type { AscJob } from '../play/asc-job.ts'
import { cycleRow } from '../play/cycle-row.ts'
import type { World } from '../play/world.ts'
import { two } from '../two-signs.ts'
import type { Asc } from './asc.ts'
import type { AscBody } from './asc-body.ts'
import { insideStandardMs, standardMs } from './asc-times.ts'
import { settle } from './slot-outcome.ts'
import type { Slot, YardBlock } from './yard-block.ts'
import type { YardBox } from './yard-box.ts'

/** A move of a box that ends now. */
type Moved = {
  readonly op: OpMode
  readonly reason: YardMoveReason
  readonly box: YardBox
  readonly from: Slot
  readonly to: Slot
}

const ASSIST = 0.012

/** A slot as one word: `A07-12-03-2`, or `A07-WTP` and `A07-LTP` for the transfer points. */
const slotWord = (block: string, { bay, row, tier }: Slot): string =>
  tier > 0 ? `${block}-${two(bay)}-${two(row)}-${tier}` : `${block}-${bay === 0 ? 'WTP' : 'LTP'}`

/** Tells a move that ends now, as a cycle of its crane and as a move of its box; counts it in the ledger. */
export const tellMove = (asc: Asc, job: AscJob, moved: Moved): void => {
  const { block, body } = asc
  const { world } = asc.yard
  const { op, reason, box, from, to } = moved
  const slot = to.tier > 0 ? to : from
  if (job.link && reason === 'PROD') job.link.slot = slotWord(block.id, slot)
  const judged = judge(world, block, body, job, moved)
  if (reason !== 'PROD') tellInside(world, block, body, job, moved)
  const row = cycleRow(world.terminalId, 'ASC', body.id, body.cycleId, body.cycleStart, world.engine.now)
  row.op = op
  row.visit_id = job.visitId
  row.block_id = block.id
  row.side = body.side
  row.caused_by = reason === 'RESHUFFLE' ? job.op : ''
  row.teu = box.teu
  row.bay = slot.bay
  row.row = slot.row
  row.tier = slot.tier
  row.move_reason = reason
  row.boxes = 1
  row.first_right = judged.right ? 1 : 0
  row.standard_ms = judged.standard
  row.empty_m = Math.round(body.emptyM)
  row.laden_m = Math.round(body.ladenM)
  row.energy_kwh = energy(body, box)
  row.unit_ids = [box.id]
  row.from_loc = slotWord(block.id, from)
  row.to_loc = slotWord(block.id, to)
  world.tell({ table: 'che_cycle', row })
  world.tell(yardMove(world, block, body, job, moved))
  settle(asc, box, reason)
}

const yardMove = (world: World, block: YardBlock, body: AscBody, job: AscJob, moved: Moved): Emission => {
  const { op, reason, box, from, to } = moved
  return {
    table: 'yard_move',
    row: {
      terminal_id: world.terminalId,
      eq_id: body.id,
      side: body.side,
      block_id: block.id,
      op,
      visit_id: job.visitId,
      caused_by: reason === 'RESHUFFLE' ? job.op : '',
      teu: box.teu,
      started_at: body.cycleStart,
      ended_at: world.engine.now,
      move_id: body.cycleId,
      unit_id: box.id,
      reason,
      caused_by_wi: reason === 'RESHUFFLE' ? (job.link?.wiId ?? '') : '',
      from_bay: from.bay,
      from_row: from.row,
      from_tier: from.tier,
      to_bay: to.bay,
      to_row: to.row,
      to_tier: to.tier,
      source: SOURCE,
    },
  }
}

/** How a move compares with its standard, counted in the ledger. */
const judge = (world: World, block: YardBlock, body: AscBody, job: AscJob, { op, reason }: Moved) => {
  const { asc } = world.scenario.rates
  const right = uniform(job.key, 51) >= ASSIST
  const standard = reason === 'PROD' ? standardMs(asc, block.shape) : insideStandardMs(asc, block.shape)
  world.ledger.yard.move({
    asc: body.id,
    block: block.id,
    side: body.side,
    reason,
    op,
    visit: job.visitId,
    causedBy: reason === 'RESHUFFLE' ? job.op : '',
    at: world.engine.now,
    standardMs: standard,
    right,
  })
  return { right, standard }
}

/** Kilowatt-hours: lifting the box and the spreader, and moving the crane. */
const energy = (body: AscBody, box: YardBox): number =>
  Math.round(100 * (0.6 + box.kg * 0.00004 + 0.004 * body.emptyM + 0.005 * body.ladenM)) / 100

/** Tells the instruction of a move inside the block that ends now. */
const tellInside = (world: World, block: YardBlock, body: AscBody, job: AscJob, moved: Moved): void => {
  const { now } = world.engine
  const at = body.cycleStart
  const row = instructionRow(world, body.cycleId, moved.box.id, moved.op)
  row.visit_id = job.visitId
  row.block_id = block.id
  row.qc_id = moved.reason === 'RESHUFFLE' ? (job.link?.qcId ?? '') : ''
  row.from_loc = slotWord(block.id, moved.from)
  row.to_loc = slotWord(block.id, moved.to)
  row.created_at = at
  row.dispatched_at = at
  row.started_at = at
  row.picked_at = body.pickedAt
  row.delivered_at = now
  row.confirmed_at = now
  tellInstruction(world, row, [])
}
