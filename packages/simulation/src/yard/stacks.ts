import type { BlockLayout } from '../scenario/layout.ts'
import type { BlockShape } from './block-shape.ts'
import { groupOf } from './slot-rules.ts'
import type { YardBox } from './yard-box.ts'

/** What stands on a ground slot. */
export const FREE = 0
export const SHORT = 1
export const LONG = 2
/** The second bay under a long stack. */
export const COVERED = 3

const POWERED_TIERS = 0.4

/**
 * The stacks of a block by ground slot (bay by bay, row by row). A box of 20 feet stands on one slot; a
 * longer one on two neighbouring bays, the first of them odd, and is told with the first. A stack holds one
 * length.
 */
export class Stacks {
  readonly shape: BlockShape
  readonly kind: Uint8Array
  readonly height: Uint8Array
  /** Of the boxes of a stack: the earliest expected departure, that of the top one and its class, their group. */
  readonly earliest: Float64Array
  readonly topLeaves: Float64Array
  readonly topByTruck: Uint8Array
  readonly weight: Uint8Array
  readonly group: Uint8Array
  readonly capped: Uint8Array
  /** 1 where the lowest box leaves by truck. */
  readonly byTruck: Uint8Array
  readonly powered: Uint8Array
  readonly bayBoxes: Uint16Array
  readonly plugs: number
  plugsUsed = 0
  groundUsed = 0
  readonly #boxes: (YardBox | null)[]

  constructor(shape: BlockShape, { reeferPlugs }: BlockLayout) {
    const { ground, rows, bays, tiers } = shape
    this.shape = shape
    this.plugs = reeferPlugs
    this.kind = new Uint8Array(ground)
    this.height = new Uint8Array(ground)
    this.earliest = new Float64Array(ground).fill(Number.POSITIVE_INFINITY)
    this.topLeaves = new Float64Array(ground).fill(Number.POSITIVE_INFINITY)
    this.topByTruck = new Uint8Array(ground)
    this.weight = new Uint8Array(ground)
    this.group = new Uint8Array(ground)
    this.capped = new Uint8Array(ground)
    this.byTruck = new Uint8Array(ground)
    this.bayBoxes = new Uint16Array(bays + 2)
    const pairs = Math.ceil(reeferPlugs / (rows * Math.max(1, tiers * POWERED_TIERS)))
    this.powered = new Uint8Array(ground).fill(1, Math.max(0, ground - 2 * pairs * rows))
    this.#boxes = new Array<YardBox | null>(ground * tiers).fill(null)
  }

  /** The box in a tier (from 1) of a stack; null where none stands. */
  at(ground: number, tier: number): YardBox | null {
    return this.#boxes[ground * this.shape.tiers + tier - 1] ?? null
  }

  /** The top box of a stack; null of a free slot. */
  top(ground: number): YardBox | null {
    const height = this.height[ground] ?? 0
    return height === 0 ? null : this.at(ground, height)
  }

  /** Sets a box down on a stack. Throws RangeError where it cannot stand. */
  push(box: YardBox, ground: number): void {
    const height = this.height[ground] ?? 0
    const kind = this.kind[ground] ?? COVERED
    const { rows, tiers } = this.shape
    const free = kind === FREE && (!box.long || this.kind[ground + rows] === FREE)
    if (height >= tiers || !(free || kind === (box.long ? LONG : SHORT)))
      throw new RangeError(`no place for ${box.unit.code} on ground slot ${ground}`)
    if (free) this.#open(box, ground)
    box.ground = ground
    box.tier = height + 1
    this.#boxes[ground * tiers + height] = box
    this.#raise(box, ground, height + 1)
    this.earliest[ground] = Math.min(this.earliest[ground] ?? 0, box.leaves)
    this.#crown(ground, box)
    if (box.reefer && this.powered[ground] === 1) this.plugsUsed++
  }

  /** Takes the top box of a stack. Throws RangeError when nothing stands there. */
  pop(ground: number): YardBox {
    const box = this.top(ground)
    if (!box) throw new RangeError(`nothing stands on ground slot ${ground}`)
    const height = box.tier - 1
    this.#boxes[ground * this.shape.tiers + height] = null
    box.tier = 0
    this.#raise(box, ground, height)
    if (height === 0) this.#close(box, ground)
    let earliest = Number.POSITIVE_INFINITY
    for (let tier = 1; tier <= height; tier++)
      earliest = Math.min(earliest, this.at(ground, tier)?.leaves ?? earliest)
    this.earliest[ground] = earliest
    this.#crown(ground, this.top(ground))
    if (box.reefer && this.powered[ground] === 1) this.plugsUsed--
    return box
  }

  #open(box: YardBox, ground: number): void {
    this.kind[ground] = box.long ? LONG : SHORT
    this.group[ground] = groupOf(box)
    this.byTruck[ground] = box.unit.flow === 'IMPORT' ? 1 : 0
    if (box.long) this.kind[ground + this.shape.rows] = COVERED
    this.groundUsed += box.long ? 2 : 1
  }

  #close(box: YardBox, ground: number): void {
    this.kind[ground] = FREE
    this.group[ground] = 0
    if (box.long) this.kind[ground + this.shape.rows] = FREE
    this.groundUsed -= box.long ? 2 : 1
  }

  #raise(box: YardBox, ground: number, height: number): void {
    const { rows } = this.shape
    const bay = this.shape.bayOf(ground)
    const change = height - (this.height[ground] ?? 0)
    this.height[ground] = height
    this.bayBoxes[bay] = (this.bayBoxes[bay] ?? 0) + change
    if (!box.long) return
    this.height[ground + rows] = height
    this.bayBoxes[bay + 1] = (this.bayBoxes[bay + 1] ?? 0) + change
  }

  #crown(ground: number, top: YardBox | null): void {
    this.topLeaves[ground] = top?.leaves ?? Number.POSITIVE_INFINITY
    this.topByTruck[ground] = top?.unit.flow === 'IMPORT' ? 1 : 0
    this.weight[ground] = top?.weightClass ?? 0
    this.capped[ground] = top?.outOfGauge ? 1 : 0
  }
}
