import type { AscJob } from '../play/asc-job.ts'
import type { Asc } from './asc.ts'
import { hoistMs } from './asc-times.ts'
import { LAND, WATER } from './block-shape.ts'
import { tellMove } from './move-rows.ts'
import { reachOf } from './reach.ts'
import { exitOf } from './slot-choice.ts'
import { transferPoint } from './transfer-point.ts'
import { type YardBox, yardBox } from './yard-box.ts'

const ANY = 2

/** Takes a box from its vehicle and stacks it in a slot that is chosen when the rails are free for it. */
export const store = (asc: Asc, job: AscJob): void => {
  const { unit } = job
  if (!unit) throw new RangeError('a box that comes needs its unit')
  const { along, row } = transferPoint(asc.block, job)
  const { world } = asc.yard
  asc.turn.claim(along, () =>
    asc.body.travel(along, row, along, () => {
      const box = yardBox(world.plan, unit, job.sub, world.engine.now)
      asc.handOver.begin(job, box.kg, () => stack(asc, job, box))
    }),
  )
}

/** Whether a crane can reach enough of its block to stack a box: up to the hand-over zone. */
export const hasRoom = (asc: Asc): boolean => reaches(asc, ownPlace(asc))

const stack = (asc: Asc, job: AscJob, box: YardBox): void =>
  asc.turn.until(
    () => reaches(asc, boundPlace(asc, box)),
    () => {
      if (!setOff(asc, job, box, 0))
        asc.turn.until(
          () => reaches(asc, lastPlace(asc)),
          () => {
            if (!setOff(asc, job, box, ANY)) throw new RangeError(`block ${asc.block.id} is full`)
          },
        )
    },
  )

/** Chooses a slot and goes there; false when no slot within reach fits. */
const setOff = (asc: Asc, job: AscJob, box: YardBox, lax: number): boolean => {
  const { block, body, yard } = asc
  const { shape, rail, stacks } = block
  const { low, high } = reachOf(asc)
  const wish = {
    low,
    high,
    from: rail.at(asc.end),
    to: exitOf(box),
    avoid: -1,
    shift: false,
    tidy: false,
  }
  const target = yard.choice.decide(block, box, wish, lax, body.decisionId, job.op)
  if (target < 0) return false
  const along = shape.along(target, box.long)
  rail.claim(asc.end, along)
  body.travel(along, shape.rowOf(target), along, () => {
    const z = shape.z(1 + (stacks.height[target] ?? 0))
    body.work('SET_DOWN', hoistMs(yard.world.scenario.rates.asc, shape, z), z, 0, () => {
      block.enter(box, target)
      block.stock.came(box)
      yard.world.ledger.yard.came(block.id, box, yard.world.engine.now)
      tellMove(asc, job, {
        op: job.op,
        reason: 'PROD',
        box,
        from: transferPoint(asc.block, job).slot,
        to: block.spot(box),
      })
      asc.complete(job)
      asc.boxCame()
      asc.partner?.boxCame()
    })
  })
  return true
}

const reaches = (asc: Asc, place: number): boolean => asc.block.rail.free(asc.end, place)

/** The end of the stretch that a crane calls its own, the hand-over zone included. */
const ownPlace = (asc: Asc): number => {
  const { shape } = asc.block
  const share = asc.yard.world.scenario.rates.asc.ownShare
  return asc.end === WATER ? 2 * shape.middle * share : 2 * shape.middle * (1 - share)
}

/** As `ownPlace`; for a box that is bound to a few bays, these too. */
const boundPlace = (asc: Asc, box: YardBox): number => {
  const bound = box.reefer ? LAND : box.imoClass === '5.1' ? WATER : asc.end
  return bound === asc.end ? ownPlace(asc) : lastPlace(asc)
}

/** The stacks at the other end. */
const lastPlace = (asc: Asc): number => {
  const { shape } = asc.block
  const along = shape.along(asc.end === WATER ? shape.ground - 1 : 0, false)
  return asc.end === WATER ? along - 3.35 : along + 3.35
}
