import { boxCode, type UnitCode } from '../plan/unit-code.ts'
import type { World } from '../play/world.ts'
import type { BlockLayout } from '../scenario/layout.ts'
import { BlockShape } from './block-shape.ts'
import { BlockStock } from './block-stock.ts'
import { Rail } from './rail.ts'
import { Stacks } from './stacks.ts'
import type { YardBox } from './yard-box.ts'

/** One block: its stacks, its rails and the boxes that stand in it. */
export class YardBlock {
  readonly index: number
  readonly id: string
  readonly shape: BlockShape
  readonly stacks: Stacks
  readonly stock = new BlockStock()
  readonly rail: Rail
  readonly #boxes = new Map<number, YardBox>()

  constructor(world: World, layout: BlockLayout, index: number) {
    this.index = index
    this.id = layout.id
    this.shape = new BlockShape(layout, world.scenario.rates.asc)
    this.stacks = new Stacks(this.shape, layout)
    this.rail = new Rail(world, this.shape)
  }

  /** Box `sub` of a unit; undefined while it is not in the block's care. */
  find(unit: UnitCode, sub: number): YardBox | undefined {
    return this.#boxes.get(boxCode(unit, sub))
  }

  /** The other half of a twin, where it stands. */
  twinOf(box: YardBox): YardBox | null {
    if (box.unit.boxes === 1) return null
    const twin = this.find(box.unit.code, 1 - box.sub)
    return twin && twin.tier > 0 ? twin : null
  }

  /** The block takes a box into its care: it is set down from outside. */
  enter(box: YardBox, ground: number): void {
    this.stacks.push(box, ground)
    this.#boxes.set(boxCode(box.unit.code, box.sub), box)
  }

  /** A box is picked to leave the block. */
  leave(box: YardBox): void {
    this.stacks.pop(box.ground)
    this.#boxes.delete(boxCode(box.unit.code, box.sub))
    this.stock.left(box)
  }

  /** The place of a box in the stacks, told as `A07-12-03-2`. */
  spot(box: YardBox): Slot {
    return { bay: this.shape.bayOf(box.ground), row: this.shape.rowOf(box.ground), tier: box.tier }
  }

  /** Metres along the rails to a box. */
  along(box: YardBox): number {
    return this.shape.along(box.ground, box.long)
  }
}

/** A place in a block; tier 0 and row 0 at a transfer point, whose bay is 0 at the water and bays + 1 at land. */
export type Slot = { readonly bay: number; readonly row: number; readonly tier: number }
