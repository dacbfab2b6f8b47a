import type { SlotRates } from '../scenario/slot-rates.ts'
import type { End } from './block-shape.ts'
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

/** Most candidates that are remembered of one choice. */
export const RANKS = 5
/** Terms of a score: over-stowing, height, travel, twin and length, spread. */
export const TERMS = 5

const DAY = 86_400_000
const WASTE = 0.12
const LATE_ENOUGH = 10 * DAY
const SURE = 2 * DAY

/** Searches the stacks of a block for the slot with the least expected cost. Its fields tell of the last search. */
export class SlotSearch {
  /** Ground slot of the best candidates, best first; -1 where there are fewer. */
  readonly ranked = new Int32Array(RANKS)
  readonly scores = new Float64Array(RANKS)
  readonly terms = new Float64Array(RANKS * TERMS)
  /** Candidates that each rule kept out. */
  readonly excluded = new Uint16Array(SLOT_RULES.length)
  candidates = 0
  readonly #rates: SlotRates
  readonly #term = new Float64Array(TERMS)
  readonly #speed: number

  constructor(rates: SlotRates, gantry: number) {
    this.#rates = rates
    this.#speed = gantry
  }

  /**
   * The ground slot for a box, -1 when none is free by the rules. `lax` 1 gives up the working height and the
   * weights, 2 also power, segregation and what stands apart. `twin` is its standing other half.
   */
  search(stacks: Stacks, box: YardBox, wish: Wish, lax: number, twin: YardBox | null): number {
    const { shape } = stacks
    const { rows, bays } = shape
    this.ranked.fill(-1)
    this.excluded.fill(0)
    this.candidates = 0
    const zone = segregated(box, bays)
    const group = groupOf(box)
    const step = box.long ? 2 : 1
    for (let bay = 1; bay + step - 1 <= bays; bay += step) {
      const first = (bay - 1) * rows
      const along = shape.along(first, box.long)
      if (along < wish.low || along > wish.high) this.#exclude(RULE.reach, rows)
      else if (lax < 2 && (bay < zone.first || bay > zone.last)) this.#exclude(RULE.segregation, rows)
      else
        for (let ground = first; ground < first + rows; ground++) {
          const rule = this.#excludedBy(stacks, box, wish, ground, group, lax)
          if (rule >= 0) this.#exclude(rule, 1)
          else this.#weigh(stacks, box, wish, ground, along, twin)
        }
    }
    return this.ranked[0] ?? -1
  }

  #exclude(rule: number, count: number): void {
    this.excluded[rule] = (this.excluded[rule] ?? 0) + count
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

  #weigh(
    stacks: Stacks,
    box: YardBox,
    wish: Wish,
    ground: number,
    along: number,
    twin: YardBox | null,
  ): void {
    const { over, height, travelIn, travelOut, travelShift, spread, open, breakPair } = this.#rates
    const { shape } = stacks
    const term = this.#term
    const stands = stacks.height[ground] ?? 0
    const slack = (stacks.earliest[ground] ?? 0) - box.leaves
    if (stands === 0) term[0] = 0
    else if (slack < 0) term[0] = over * (0.4 + 0.6 * Math.min(1, -slack / SURE))
    else term[0] = over * WASTE * Math.min(1, slack / LATE_ENOUGH)
    term[1] = (height * stands) / (shape.tiers - 1)
    const there = Math.abs(along - wish.from) * (wish.shift ? travelShift : travelIn)
    const out = wish.shift ? 0 : Math.abs(shape.transfer[wish.to] - along) * travelOut
    term[2] = (there + out) / this.#speed
    term[3] = stands > 0 ? 0 : open
    if (stands === 0 && !box.long && stacks.kind[siblingOf(stacks, ground)] === FREE) term[3] += breakPair
    if (twin && !isBeside(stacks, twin, ground)) term[3] += this.#rates.twin
    term[4] = (spread * (stacks.bayBoxes[shape.bayOf(ground)] ?? 0)) / (shape.rows * shape.tiers)
    this.candidates++
    this.#rank(ground)
  }

  /** Puts a candidate among the best; of equal ones the first found stays ahead. */
  #rank(ground: number): void {
    const term = this.#term
    let score = 0
    for (let i = 0; i < TERMS; i++) score += term[i] ?? 0
    let at = RANKS
    while (at > 0 && ((this.ranked[at - 1] ?? -1) < 0 || score < (this.scores[at - 1] ?? 0))) at--
    if (at === RANKS) return
    this.ranked.copyWithin(at + 1, at, RANKS - 1)
    this.scores.copyWithin(at + 1, at, RANKS - 1)
    this.terms.copyWithin((at + 1) * TERMS, at * TERMS, (RANKS - 1) * TERMS)
    this.ranked[at] = ground
    this.scores[at] = score
    this.terms.set(term, at * TERMS)
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
