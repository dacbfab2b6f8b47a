import type { OpMode } from '@quaywise/domain'
import type { World } from '../play/world.ts'
import type { AscRates } from '../scenario/asc-rates.ts'
import type { SlotRates } from '../scenario/slot-rates.ts'
import { LAND, WATER } from './block-shape.ts'
import { excludedBy, tellDecision } from './slot-rows.ts'
import { SlotSearch, type Wish } from './slot-search.ts'
import type { YardBlock } from './yard-block.ts'
import type { YardBox } from './yard-box.ts'

const CANDIDATES_TOLD = 5

/** The end of its block by which a box leaves. */
export const exitOf = (box: YardBox) => (box.unit.flow === 'IMPORT' ? LAND : WATER)

/** Chooses slots and tells why. One choice for all blocks: it keeps nothing but its workspace. */
export class SlotChoice {
  readonly #search: SlotSearch
  readonly #world: World

  constructor(world: World, { slots, asc }: { readonly slots: SlotRates; readonly asc: AscRates }) {
    this.#world = world
    this.#search = new SlotSearch(slots, asc.gantry, world.detail ? CANDIDATES_TOLD : 2)
  }

  /** The ground slot for a box by all rules up to `lax`, -1 when there is none. Nothing is told. */
  find(block: YardBlock, box: YardBox, wish: Wish, lax = 0): number {
    for (let step = 0; step <= lax; step++) {
      const ground = this.#search.search(block.stacks, box, wish, step, block.twinOf(box), true)
      if (ground >= 0) return ground
    }
    return -1
  }

  /** As `find`, and the decision is told under the id that `id` gives. */
  decide(block: YardBlock, box: YardBox, wish: Wish, lax: number, id: () => string, op: OpMode): number {
    let excluded: readonly string[] = []
    for (let step = 0; step <= lax; step++) {
      const ground = this.#search.search(block.stacks, box, wish, step, block.twinOf(box))
      if (step === 0 && (ground >= 0 || lax > 0)) excluded = excludedBy(this.#search)
      if (ground < 0) continue
      tellDecision(this.#world, block, this.#search, box, { id: id(), op, excluded, lax: step })
      return ground
    }
    return -1
  }
}
