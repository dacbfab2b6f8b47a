import type { AscJob } from '../play/asc-job.ts'
import type { Asc } from './asc.ts'
import { hoistMs } from './asc-times.ts'
import { tellMove } from './move-rows.ts'
import { reachOf } from './reach.ts'
import { exitOf } from './slot-choice.ts'
import { transferPoint } from './transfer-point.ts'
import type { YardBox } from './yard-box.ts'

const TRY_AGAIN = 30_000
const ANY = 2

/** Fetches the box of a job from its stack and hands it over. A job that came before its box is put off. */
export const retrieve = (asc: Asc, job: AscJob): void => {
  const box = job.unit ? asc.block.find(job.unit.code, job.sub) : undefined
  if (!box || box.tier === 0) {
    asc.putOff(job)
    return
  }
  const { rail } = asc.block
  const { ground } = box
  const needed = rail.farther(asc.end, asc.block.along(box), transferPoint(asc.block, job).along)
  asc.turn.claim(needed, () => {
    if (box.tier === 0 || box.ground !== ground) retrieve(asc, job)
    else dig(asc, job, box)
  })
}

/** Goes to the box; while others stand on it they are moved away one by one. */
const dig = (asc: Asc, job: AscJob, box: YardBox): void => {
  const { block, body } = asc
  asc.waiting.works(job.op)
  const along = block.along(box)
  body.travel(
    along,
    block.spot(box).row,
    block.rail.farther(asc.end, along, transferPoint(asc.block, job).along),
    () => {
      const top = block.stacks.top(box.ground)
      if (top === null || top === box) lift(asc, job, box)
      else shift(asc, job, box, top)
    },
  )
}

const shift = (asc: Asc, job: AscJob, box: YardBox, top: YardBox): void => {
  const { block, body, yard } = asc
  const { stacks, shape, rail } = block
  asc.waiting.works('RESHUFFLE')
  const { low, high } = reachOf(asc)
  const wish = {
    low,
    high,
    from: block.along(box),
    to: exitOf(top),
    avoid: box.ground,
    shift: true,
    tidy: false,
  }
  const target = yard.choice.decide(block, top, wish, ANY, body.decisionId, 'RESHUFFLE')
  if (target < 0) {
    body.wait('W_TWIN')
    yard.world.engine.after(yard.world.hurried(TRY_AGAIN), () => dig(asc, job, box))
    return
  }
  const from = block.spot(top)
  const along = shape.along(target, top.long)
  const reach = rail.farther(
    asc.end,
    along,
    rail.farther(asc.end, block.along(box), transferPoint(asc.block, job).along),
  )
  const { asc: rates } = yard.world.scenario.rates
  rail.claim(asc.end, reach)
  body.work('HOIST', hoistMs(rates, shape, shape.z(from.tier)), shape.z(from.tier), top.kg, () => {
    stacks.pop(box.ground)
    body.travel(along, shape.rowOf(target), reach, () => {
      const z = shape.z(1 + (stacks.height[target] ?? 0))
      body.work('SET_DOWN', hoistMs(rates, shape, z), z, 0, () => {
        stacks.push(top, target)
        job.rehandles = (job.rehandles ?? 0) + 1
        tellMove(asc, job, { op: 'RESHUFFLE', reason: 'RESHUFFLE', box: top, from, to: block.spot(top) })
        asc.partner?.boxCame()
        body.begin()
        dig(asc, job, box)
      })
    })
  })
}

const lift = (asc: Asc, job: AscJob, box: YardBox): void => {
  const { block, body, yard } = asc
  const { shape } = block
  const from = block.spot(box)
  const z = shape.z(from.tier)
  if (job.link) job.link.liftAt = yard.world.engine.now
  body.work('HOIST', hoistMs(yard.world.scenario.rates.asc, shape, z), z, box.kg, () => {
    block.leave(box)
    yard.world.ledger.yard.left(block.id, box, yard.world.engine.now)
    yard.picked(box)
    if (job.link) job.link.pickedAt = yard.world.engine.now
    const { along, row, slot } = transferPoint(asc.block, job)
    body.travel(along, row, along, () =>
      asc.handOver.begin(job, 0, () => {
        tellMove(asc, job, { op: job.op, reason: 'PROD', box, from, to: slot })
        asc.complete(job)
      }),
    )
  })
}
