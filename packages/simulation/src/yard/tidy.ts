import { mix } from '../engine/random.ts'
import type { AscJob } from '../play/asc-job.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Asc } from './asc.ts'
import { hoistMs } from './asc-times.ts'
import { LAND } from './block-shape.ts'
import { reachOf } from './reach.ts'
import { exitOf } from './slot-choice.ts'
import { COVERED } from './stacks.ts'
import type { YardBlock } from './yard-block.ts'
import type { YardBox } from './yard-box.ts'

const BEFORE_END = 20 * MINUTE
const nothing = (): void => undefined

/** Moves a box that would soon be in the way, or an import on the water half, to a better slot. */
export const tidy = (asc: Asc): void => {
  const { world, choice } = asc.yard
  if (world.left < BEFORE_END) return
  const { block } = asc
  const { middle } = block.shape
  const reach = reachOf(asc)
  const soon = world.engine.now + world.scenario.rates.slots.tidyAheadHours * HOUR
  const overdue = soonestBlocked(block, soon)
  const box = overdue ?? soonestFar(block)
  if (!box || !within(reach, block.along(box))) return
  const away = overdue ? reach : { low: Math.max(reach.low, middle), high: reach.high }
  const wish = {
    ...away,
    from: block.along(box),
    to: exitOf(box),
    avoid: box.ground,
    shift: overdue !== null,
    tidy: true,
  }
  const job = tidyJob(block, box, mix(box.unit.key, Math.floor(world.engine.now / MINUTE)))
  if (choice.find(block, box, wish) < 0) return
  asc.start(job)
  const target = choice.decide(block, box, wish, 0, `${asc.body.cycleId}-D`, 'HOUSEKEEP')
  move(asc, job, box, target)
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
          asc.tell(job, { op: 'HOUSEKEEP', reason: 'HOUSEKEEP', box, from, to: block.spot(box) })
          asc.complete(job)
          asc.boxCame()
          asc.partner?.boxCame()
        })
      })
    }),
  )
}

const within = (reach: { readonly low: number; readonly high: number }, along: number): boolean =>
  along >= reach.low && along <= reach.high

/** The top box of the stack in which another one is expected to leave first, before `soon`. */
const soonestBlocked = ({ stacks, shape }: YardBlock, soon: number): YardBox | null => {
  let best: YardBox | null = null
  let first = soon
  for (let ground = 0; ground < shape.ground; ground++) {
    const earliest = stacks.earliest[ground] ?? Number.POSITIVE_INFINITY
    if (earliest >= first) continue
    const top = stacks.top(ground)
    if (!top || top.leaves <= earliest) continue
    best = top
    first = earliest
  }
  return best
}

/** The import on top of a stack in the water half that is expected to leave first. */
const soonestFar = ({ stacks, shape }: YardBlock): YardBox | null => {
  let best: YardBox | null = null
  for (let ground = 0; shape.along(ground, false) < shape.middle; ground++) {
    if (stacks.kind[ground] === COVERED) continue
    const top = stacks.top(ground)
    if (top && exitOf(top) === LAND && (best === null || top.leaves < best.leaves)) best = top
  }
  return best
}

const tidyJob = (block: YardBlock, box: YardBox, key: number): AscJob => ({
  op: 'HOUSEKEEP',
  unit: box.unit,
  sub: box.sub,
  key,
  block: block.index,
  visitId: '',
  present: true,
  started: nothing,
  released: nothing,
  finished: nothing,
})
