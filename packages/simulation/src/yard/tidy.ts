import { mix } from '../engine/random.ts'
import type { AscJob } from '../play/asc-job.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Asc } from './asc.ts'
import { hoistMs } from './asc-times.ts'
import { LAND } from './block-shape.ts'
import { tellMove } from './move-rows.ts'
import { reachOf } from './reach.ts'
import { exitOf } from './slot-choice.ts'
import type { YardBlock } from './yard-block.ts'
import type { YardBox } from './yard-box.ts'

const BEFORE_END = 20 * MINUTE
const nothing = (): void => undefined

type Purpose = { readonly box: YardBox; readonly low: number; readonly high: number; readonly shift: boolean }

/** Moves a box that would soon be in the way, or one that stands far from the end by which it soon leaves. */
export const tidy = (asc: Asc): void => {
  const { world } = asc.yard
  if (world.left < BEFORE_END) return
  const soon = world.engine.now + world.scenario.rates.slots.tidyAheadHours * HOUR
  const blocking = soonestBlocked(asc.block, soon)
  if (blocking && begin(asc, { box: blocking, ...reachOf(asc), shift: true })) return
  const far = soonestFar(asc.block, soon)
  if (far) begin(asc, { box: far, ...halfOf(asc, far), shift: false })
}

/** Begins a move if the box and a slot where it is in nobody's way are within reach. */
const begin = (asc: Asc, { box, low, high, shift }: Purpose): boolean => {
  const { world, choice } = asc.yard
  const { block } = asc
  const from = block.along(box)
  const reach = reachOf(asc)
  if (from < reach.low || from > reach.high) return false
  const wish = { low, high, from, to: exitOf(box), avoid: box.ground, shift, tidy: true }
  const target = choice.decide(block, box, wish, 0, asc.body.nextDecisionId, 'HOUSEKEEP')
  if (target < 0) return false
  const job = tidyJob(block, box, mix(box.unit.key, Math.floor(world.engine.now / MINUTE)))
  asc.start(job)
  move(asc, job, box, target)
  return true
}

/** The part within reach of the half from which a box leaves. */
const halfOf = (asc: Asc, box: YardBox): { readonly low: number; readonly high: number } => {
  const { low, high } = reachOf(asc)
  const { middle } = asc.block.shape
  return exitOf(box) === LAND ? { low: Math.max(low, middle), high } : { low, high: Math.min(high, middle) }
}

const move = (asc: Asc, job: AscJob, box: YardBox, target: number): void => {
  const { block, body } = asc
  const { shape, rail, stacks } = block
  const { asc: rates } = asc.yard.world.scenario.rates
  const from = block.spot(box)
  const [start, goal] = [block.along(box), shape.along(target, box.long)]
  const reach = rail.farther(asc.end, start, goal)
  rail.claim(asc.end, reach)
  body.travel(start, from.row, reach, () =>
    body.work('HOIST', hoistMs(rates, shape, shape.z(from.tier)), shape.z(from.tier), box.kg, () => {
      stacks.pop(box.ground)
      body.travel(goal, shape.rowOf(target), goal, () => {
        const z = shape.z(1 + (stacks.height[target] ?? 0))
        body.work('SET_DOWN', hoistMs(rates, shape, z), z, 0, () => {
          stacks.push(box, target)
          tellMove(asc, job, { op: 'HOUSEKEEP', reason: 'HOUSEKEEP', box, from, to: block.spot(box) })
          asc.complete(job)
          asc.boxCame()
          asc.partner?.boxCame()
        })
      })
    }),
  )
}

/** The top box of the stack in which another one is expected to leave first, before `soon`. */
const soonestBlocked = ({ stacks }: YardBlock, soon: number): YardBox | null => {
  const { earliest, topLeaves } = stacks
  let best = -1
  let first = soon
  for (let ground = 0; ground < earliest.length; ground++) {
    const leaves = earliest[ground] ?? first
    if (leaves >= first || leaves === topLeaves[ground]) continue
    best = ground
    first = leaves
  }
  return best < 0 ? null : stacks.top(best)
}

/** The box on top of a stack in the half from which it does not leave that is expected to leave first, before `soon`. */
const soonestFar = ({ stacks, shape }: YardBlock, soon: number): YardBox | null => {
  const { topLeaves, topByTruck } = stacks
  const middle = Math.floor(shape.bays / 2) * shape.rows
  let best = -1
  let first = soon
  for (let ground = 0; ground < topLeaves.length; ground++) {
    const leaves = topLeaves[ground] ?? first
    if (leaves >= first || topByTruck[ground] !== (ground < middle ? 1 : 0)) continue
    best = ground
    first = leaves
  }
  return best < 0 ? null : stacks.top(best)
}

const tidyJob = (block: YardBlock, box: YardBox, key: number): AscJob => ({
  op: 'HOUSEKEEP',
  unit: box.unit,
  sub: box.sub,
  key,
  block: block.index,
  visitId: '',
  link: null,
  present: true,
  started: nothing,
  released: nothing,
  finished: nothing,
})
