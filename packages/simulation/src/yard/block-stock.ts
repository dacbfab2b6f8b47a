import { type Emission, SOURCE } from '../emission.ts'
import type { World } from '../play/world.ts'
import { capacitySlots, groundSlots } from '../scenario/layout.ts'
import type { Stacks } from './stacks.ts'
import type { YardBox } from './yard-box.ts'

/** The stock of one block: a box is in it from its first set-down to the pick with which it leaves. */
export class BlockStock {
  boxes = 0
  #teu = 0
  #slots = 0
  #imports = 0
  #exports = 0
  #empties = 0
  #reefers = 0
  #dangerous = 0
  #in = 0
  #out = 0

  /** A box stands here since before the play began. */
  open(box: YardBox): void {
    this.#count(box, 1)
  }

  came(box: YardBox): void {
    this.#count(box, 1)
    this.#in++
  }

  left(box: YardBox): void {
    this.#count(box, -1)
    this.#out++
  }

  /** The stock at a full hour with what passed since the last one; begins the next hour. */
  snapshot(world: World, index: number, block: string, stacks: Stacks): Emission {
    const layout = world.scenario.layout.blocks[index]
    const row = {
      terminal_id: world.terminalId,
      block_id: block,
      hour_at: world.engine.now,
      boxes: this.boxes,
      teu: this.#teu,
      slots: this.#slots,
      ground_used: stacks.groundUsed,
      import_boxes: this.#imports,
      export_boxes: this.#exports,
      transhipment_boxes: this.boxes - this.#imports - this.#exports,
      empty_boxes: this.#empties,
      reefer_boxes: this.#reefers,
      dangerous_boxes: this.#dangerous,
      // A reefer beyond the last plug stands without power, however well its place.
      plugs_used: Math.min(stacks.plugsUsed, stacks.plugs),
      boxes_in: this.#in,
      boxes_out: this.#out,
      capacity_slots: layout ? capacitySlots(layout) : 0,
      ground_slots: layout ? groundSlots(layout) : 0,
      source: SOURCE,
    }
    this.#in = 0
    this.#out = 0
    return { table: 'yard_snapshot', row }
  }

  #count(box: YardBox, by: 1 | -1): void {
    this.boxes += by
    this.#teu += by * box.teu
    this.#slots += box.long ? 2 * by : by
    if (box.unit.flow === 'IMPORT') this.#imports += by
    if (box.unit.flow === 'EXPORT') this.#exports += by
    if (!box.full) this.#empties += by
    if (box.reefer) this.#reefers += by
    if (box.imoClass !== '') this.#dangerous += by
  }
}
