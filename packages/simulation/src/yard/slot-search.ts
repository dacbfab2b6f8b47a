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
/** What standing on a box that leaves a little earlier costs, and what is added when it is surely earlier. */
const AT_LEAST = 0.4
const AT_MOST_MORE = 0.6

/** Searches the stacks of a block for the slot with the least expected cost. Its fields tell of the last search. */
export class SlotSearch {
  readonly best: RankedSlots
  /** Candidates that each rule kept out. */
  readonly excluded = new Uint16Array(SLOT_RULES.length)
  candidates = 0
  readonly #rates: SlotRates
  readonly #speed: number
  #group = 0

  /** Remembers the best `ranks` candidates of a search. */
  constructor(rates: SlotRates, gantry: number, ranks: number) {
    this.#rates = rates
    this.#speed = gantry
    this.best = new RankedSlots(ranks)
  }

  /**
   * The ground slot for a box, -1 when none is free by the rules. `lax` 1 gives up the working height and the
   * weights, 2 also power, segregation and what stands apart. `twin` is its standing other half. Where nothing is
   * told of it (`quick`), bays too far away for a better slot are not looked at, and not counted.
   */
  search(stacks: Stacks, box: YardBox, wish: Wish, lax: number, twin: YardBox | null, quick = false): number {
    const { shape } = stacks
    const { rows, bays } = shape
    this.best.clear()
    this.excluded.fill(0)
    this.candidates = 0
    const zone = segregated(box, bays)
    this.#group = groupOf(box)
    const step = box.long ? 2 : 1
    for (let bay = 1; bay + step - 1 <= bays; bay += step) {
      const along = shape.along((bay - 1) * rows, box.long)
      if (along < wish.low || along > wish.high) this.#exclude(RULE.reach, rows)
      else if (lax < 2 && (bay < zone.first || bay > zone.last)) this.#exclude(RULE.segregation, rows)
      else this.#searchBay(stacks, box, wish, bay, lax, twin, quick)
    }
    return this.best.ground(0)
  }

  #exclude(rule: number, count: number): void {
    this.excluded[rule] = (this.excluded[rule] ?? 0) + count
  }

  /** Weighs the slots of one bay. The rules stand in the loop itself: this is where the time of a search goes. */
  #searchBay(
    stacks: Stacks,
    box: YardBox,
    wish: Wish,
    bay: number,
    lax: number,
    twin: YardBox | null,
    quick: boolean,
  ): void {
    const { over, height, mixed, open, breakPair } = this.#rates
    const { rows, tiers } = stacks.shape
    const { earliest, byTruck, kind, weight, powered, capped } = stacks
    const { leaves, long, reefer } = box
    const { avoid, tidy } = wish
    const { best, excluded } = this
    const heights = stacks.height
    const groups = stacks.group
    const group = this.#group
    const wanted = long ? LONG : SHORT
    const roof = tiers - (lax === 0 ? 1 : 0)
    const lightest = lax === 0 ? box.weightClass - this.#rates.weightSteps : 0
    const noPlug = reefer && stacks.plugsUsed >= stacks.plugs
    const base = this.#travel(stacks, box, wish, bay)
    const spread = (this.#rates.spread * (stacks.bayBoxes[bay] ?? 0)) / (rows * tiers)
    if (quick && base + spread >= best.score(0)) return
    // Every part of a cost is 0 or more: slots of such a bay are counted, and need not be weighed.
    const isFar = base + spread >= best.bar
    const truck = wish.to === LAND ? 1 : 0
    const sibling = bay % 2 === 1 ? rows : -rows
    const first = (bay - 1) * rows
    for (let ground = first; ground < first + rows; ground++) {
      const stands = heights[ground] ?? 0
      const of = kind[ground] ?? COVERED
      let rule = -1
      if (ground === avoid) rule = RULE.reach
      else if (of !== wanted && (of !== FREE || (long && kind[ground + rows] !== FREE))) rule = RULE.length
      else if (stands >= roof) rule = RULE.height
      else if (lax < 2 && (reefer ? noPlug || powered[ground] === 0 : powered[ground] === 1))
        rule = RULE.power
      else if (lax < 2 && stands > 0 && groups[ground] !== group) rule = RULE.apart
      else if (stands > 0 && (weight[ground] ?? 0) < lightest) rule = RULE.weight
      else if (capped[ground] === 1) rule = RULE.outOfGauge
      else if (tidy && (earliest[ground] ?? 0) < leaves) rule = RULE.over
      if (rule >= 0) {
        excluded[rule] = (excluded[rule] ?? 0) + 1
        continue
      }
      this.candidates++
      if (isFar) continue
      let onto = 0
      let kin = open
      if (stands > 0) {
        onto = this.#ontoCost(over, (earliest[ground] ?? 0) - leaves)
        kin = byTruck[ground] === truck ? 0 : mixed
      } else if (!long && kind[ground + sibling] === FREE) kin += breakPair
      if (twin && !isBeside(stacks, twin, ground)) kin += this.#rates.twin
      const high = (height * stands) / (tiers - 1)
      if (onto + high + base + kin + spread < best.bar) best.add(ground, onto, high, base, kin, spread)
    }
  }

  /** The cost of standing on a box that leaves `slack` later; negative is earlier. */
  #ontoCost(over: number, slack: number): number {
    if (slack < 0) return over * (AT_LEAST + AT_MOST_MORE * Math.min(1, -slack / SURE))
    return over * WASTE * Math.min(1, slack / LATE_ENOUGH)
  }

  #travel(stacks: Stacks, box: YardBox, wish: Wish, bay: number): number {
    const { travelIn, travelOut, travelShift } = this.#rates
    const { shape } = stacks
    const along = shape.along((bay - 1) * shape.rows, box.long)
    const there = Math.abs(along - wish.from) * (wish.shift ? travelShift : travelIn)
    const out = wish.shift ? 0 : Math.abs(shape.transfer[wish.to] - along) * travelOut
    return (there + out) / this.#speed
  }
}

const isBeside = (stacks: Stacks, twin: YardBox, ground: number): boolean => {
  const { shape } = stacks
  const bays = Math.abs(shape.bayOf(twin.ground) - shape.bayOf(ground))
  const rows = Math.abs(shape.rowOf(twin.ground) - shape.rowOf(ground))
  return bays + rows <= 1
}
