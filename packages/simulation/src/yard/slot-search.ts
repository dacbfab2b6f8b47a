import type { SlotRates } from '../scenario/slot-rates.ts'
import { type End, LAND } from './block-shape.ts'
import { RankedSlots } from './ranked-slots.ts'
import { groupOf, RULE, SLOT_RULES, segregated } from './slot-rules.ts'
import { COVERED, FREE, LONG, SHORT, type Stacks } from './stacks.ts'
import type { YardBox } from './yard-box.ts'

/** How a slot is asked for: the stretch of rail within reach, where the box comes from and leaves to. */
export type Wish = {
  readonly low: number
  readonly high: number
  readonly from: number
  readonly to: End
  /** A ground slot that must stay as it is, -1 for none. */
  readonly avoid: number
  /** It is only moved out of the way: what counts is the way there and back, not the way out. */
  readonly shift: boolean
  /** Only slots where it stands on nothing that leaves earlier. */
  readonly tidy: boolean
}

const DAY = 86_400_000
const WASTE = 0.12
const LATE_ENOUGH = 10 * DAY
const SURE = 2 * DAY
const CERTAIN_SHARE = 0.4

/** Searches the stacks of a block for the slot with the least expected cost. Its fields tell of the last search. */
export class SlotSearch {
  readonly best: RankedSlots
  /** Candidates that each rule kept out. */
  readonly excluded = new Uint16Array(SLOT_RULES.length)
  candidates = 0
  readonly #rates: SlotRates
  readonly #speed: number

  /** Remembers the best `ranks` candidates of a search. */
  constructor(rates: SlotRates, gantry: number, ranks: number) {
    this.#rates = rates
    this.#speed = gantry
    this.best = new RankedSlots(ranks)
  }

  /**
   * The ground slot for a box, -1 when none is free by the rules. `lax` 1 gives up the working height and the
   * weights, 2 also power, segregation and what stands apart. `twin` is its standing other half.
   */
  search(stacks: Stacks, box: YardBox, wish: Wish, lax: number, twin: YardBox | null): number {
    const { shape } = stacks
    const { rows, bays } = shape
    this.best.clear()
    this.excluded.fill(0)
    this.candidates = 0
    const zone = segregated(box, bays)
    const group = groupOf(box)
    const step = box.long ? 2 : 1
    for (let bay = 1; bay + step - 1 <= bays; bay += step) {
      const along = shape.along((bay - 1) * rows, box.long)
      if (along < wish.low || along > wish.high) this.#exclude(RULE.reach, rows)
      else if (lax < 2 && (bay < zone.first || bay > zone.last)) this.#exclude(RULE.segregation, rows)
      else this.#searchBay(stacks, box, wish, bay, group, lax, twin)
    }
    return this.best.ground(0)
  }

  #exclude(rule: number, count: number): void {
    this.excluded[rule] = (this.excluded[rule] ?? 0) + count
  }

  #searchBay(
    stacks: Stacks,
    box: YardBox,
    wish: Wish,
    bay: number,
    group: number,
    lax: number,
    twin: YardBox | null,
  ): void {
    const { over, height, mixed, open } = this.#rates
    const { rows, tiers } = stacks.shape
    const { leaves } = box
    const travel = this.#travel(stacks, box, wish, bay)
    const spread = (this.#rates.spread * (stacks.bayBoxes[bay] ?? 0)) / (rows * tiers)
    const byTruck = wish.to === LAND ? 1 : 0
    const first = (bay - 1) * rows
    for (let ground = first; ground < first + rows; ground++) {
      const rule = this.#excludedBy(stacks, box, wish, ground, group, lax)
      if (rule >= 0) {
        this.#exclude(rule, 1)
        continue
      }
      this.candidates++
      const stands = stacks.height[ground] ?? 0
      const slack = (stacks.earliest[ground] ?? 0) - leaves
      const onto =
        stands === 0
          ? 0
          : slack < 0
            ? over * (CERTAIN_SHARE + (1 - CERTAIN_SHARE) * Math.min(1, -slack / SURE))
            : over * WASTE * Math.min(1, slack / LATE_ENOUGH)
      const high = (height * stands) / (tiers - 1)
      let kin = stands === 0 ? open : stacks.byTruck[ground] === byTruck ? 0 : mixed
      if (stands === 0 && !box.long && stacks.kind[siblingOf(stacks, ground)] === FREE)
        kin += this.#rates.breakPair
      if (twin && !isBeside(stacks, twin, ground)) kin += this.#rates.twin
      if (onto + high + travel + kin + spread < this.best.bar)
        this.best.add(ground, onto, high, travel, kin, spread)
    }
  }

  #travel(stacks: Stacks, box: YardBox, wish: Wish, bay: number): number {
    const { travelIn, travelOut, travelShift } = this.#rates
    const { shape } = stacks
    const along = shape.along((bay - 1) * shape.rows, box.long)
    const there = Math.abs(along - wish.from) * (wish.shift ? travelShift : travelIn)
    const out = wish.shift ? 0 : Math.abs(shape.transfer[wish.to] - along) * travelOut
    return (there + out) / this.#speed
  }

  #excludedBy(stacks: Stacks, box: YardBox, wish: Wish, ground: number, group: number, lax: number): number {
    const { rows, tiers } = stacks.shape
    if (ground === wish.avoid) return RULE.reach
    const kind = stacks.kind[ground] ?? COVERED
    const wanted = box.long ? LONG : SHORT
    if (kind !== wanted && !(kind === FREE && (!box.long || stacks.kind[ground + rows] === FREE)))
      return RULE.length
    const height = stacks.height[ground] ?? 0
    if (height >= tiers - (lax === 0 ? 1 : 0)) return RULE.height
    if (lax < 2) {
      const powered = stacks.powered[ground] === 1
      if (box.reefer ? !powered || stacks.plugsUsed >= stacks.plugs : powered) return RULE.power
      if (height > 0 && stacks.group[ground] !== group) return RULE.apart
    }
    if (lax === 0 && height > 0 && box.weightClass > (stacks.weight[ground] ?? 0) + this.#rates.weightSteps)
      return RULE.weight
    if (stacks.capped[ground] === 1) return RULE.outOfGauge
    return wish.tidy && (stacks.earliest[ground] ?? 0) < box.leaves ? RULE.over : -1
  }
}

/** The ground slot of the other bay of a pair. */
const siblingOf = (stacks: Stacks, ground: number): number => {
  const { rows } = stacks.shape
  return stacks.shape.bayOf(ground) % 2 === 1 ? ground + rows : ground - rows
}

const isBeside = (stacks: Stacks, twin: YardBox, ground: number): boolean => {
  const { shape } = stacks
  const bays = Math.abs(shape.bayOf(twin.ground) - shape.bayOf(ground))
  const rows = Math.abs(shape.rowOf(twin.ground) - shape.rowOf(ground))
  return bays + rows <= 1
}
