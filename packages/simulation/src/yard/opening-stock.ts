import { comingOf } from '../plan/landing.ts'
import { standingAt } from '../plan/stock.ts'
import { unitOf } from '../plan/unit.ts'
import type { World } from '../play/world.ts'
import { exitOf, type SlotChoice } from './slot-choice.ts'
import type { YardBlock } from './yard-block.ts'
import { type YardBox, yardBox } from './yard-box.ts'

const ANY = 2

/** Deals the boxes that stand when a week starts into the slots of their blocks, in the order in which they came. */
export const dealStock = (world: World, choice: SlotChoice, blocks: readonly YardBlock[]): void => {
  const { plan, start } = world
  const standing: { readonly box: YardBox; readonly since: number }[] = []
  for (const [code, bits] of standingAt(plan, start)) {
    const unit = unitOf(plan, code)
    for (let sub = 0; sub < unit.boxes; sub++) {
      if ((bits & (1 << sub)) === 0) continue
      const since = Math.min(start, comingOf(plan, unit, sub).yardIn)
      standing.push({ box: yardBox(plan, unit, sub, since), since })
    }
  }
  standing.sort((a, b) => a.since - b.since || a.box.unit.code - b.box.unit.code || a.box.sub - b.box.sub)
  for (const { box } of standing) {
    const block = blocks[box.unit.block]
    if (!block) continue
    deal(choice, block, box)
    world.ledger.yard.stood(block.id, box, start)
  }
}

const deal = (choice: SlotChoice, block: YardBlock, box: YardBox): void => {
  const to = exitOf(box)
  const wish = {
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
    from: block.shape.transfer[box.unit.flow === 'EXPORT' ? 1 : 0],
    to,
    avoid: -1,
    shift: false,
    tidy: false,
  }
  const ground = choice.find(block, box, wish, ANY)
  if (ground < 0) throw new RangeError(`block ${block.id} is full`)
  block.enter(box, ground)
  block.stock.open(box)
}
