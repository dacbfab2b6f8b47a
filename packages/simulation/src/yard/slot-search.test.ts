import { describe, expect, it } from 'vitest'
import { planOf } from '../plan/terminal-plan.ts'
import { unitOf } from '../plan/unit.ts'
import { dischargedUnit } from '../plan/unit-code.ts'
import { ASC_RATES } from '../scenario/asc-rates.ts'
import { DAY, weekStart } from '../scenario/calendar.ts'
import type { BlockLayout } from '../scenario/layout.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { SLOT_RATES } from '../scenario/slot-rates.ts'
import { BlockShape } from './block-shape.ts'
import { exitOf } from './slot-choice.ts'
import { RULE } from './slot-rules.ts'
import { SlotSearch, type Wish } from './slot-search.ts'
import { Stacks } from './stacks.ts'
import type { YardBox } from './yard-box.ts'

const layout: BlockLayout = {
  id: 'X',
  x: 0,
  y: 122,
  bays: 8,
  rows: 2,
  tiers: 5,
  reeferPlugs: 4,
  dangerous: true,
}
const from = weekStart(106, QUARTER.terminal.zone)
const plan = planOf(QUARTER, { from, to: from + DAY }).through(from)
const unit = unitOf(plan, dischargedUnit(0, 0))

const box = (told: Partial<YardBox>): YardBox => ({
  id: 'box',
  unit,
  sub: 0,
  teu: 2,
  long: true,
  kg: 12_000,
  weightClass: 2,
  full: true,
  reefer: false,
  imoClass: '',
  outOfGauge: false,
  leaves: from + 3 * DAY,
  chosen: null,
  expected: null,
  ground: 0,
  tier: 0,
  ...told,
})
const anywhere: Wish = {
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  from: 0,
  to: exitOf(box({})),
  avoid: -1,
  shift: false,
  tidy: false,
}
const empty = (): Stacks => new Stacks(new BlockShape(layout, ASC_RATES), layout)
const search = new SlotSearch(SLOT_RATES, ASC_RATES.gantry, 5)
const find = (stacks: Stacks, of: YardBox, wish: Partial<Wish> = {}, lax = 0): number =>
  search.search(stacks, of, { ...anywhere, ...wish }, lax, null)

describe('stacks', () => {
  it('take a long box on a pair of bays and a short one on a single slot', () => {
    const stacks = empty()
    stacks.push(box({}), 0)
    expect([stacks.height[0], stacks.height[2], stacks.groundUsed]).toEqual([1, 1, 2])
    expect(() => stacks.push(box({ long: false, teu: 1 }), 2)).toThrow(RangeError)
    stacks.push(box({ long: false, teu: 1 }), 4)
    expect(() => stacks.push(box({}), 4)).toThrow(RangeError)
    expect(stacks.pop(0).tier).toBe(0)
    expect([stacks.groundUsed, stacks.kind[0], stacks.kind[2]]).toEqual([1, 0, 0])
    expect(() => stacks.pop(0)).toThrow(RangeError)
  })
})

describe('the search for a slot', () => {
  it('stands on what leaves later and not on what leaves earlier', () => {
    const stacks = empty()
    stacks.push(box({ leaves: from + DAY }), 0)
    stacks.push(box({ leaves: from + 6 * DAY }), 1)
    expect(find(stacks, box({}))).toBe(1)
    expect(search.best.term(0, 0)).toBeLessThan(SLOT_RATES.over * 0.12)
    expect(find(stacks, box({}), { tidy: true, avoid: 1 })).not.toBe(0)
    expect(search.excluded[RULE.over]).toBe(1)
  })

  it('keeps the working height free as long as it can', () => {
    const stacks = empty()
    for (const ground of [0, 1, 4, 5, 8, 9]) for (let i = 0; i < 4; i++) stacks.push(box({}), ground)
    expect(find(stacks, box({}))).toBe(-1)
    expect(search.excluded[RULE.height]).toBe(6)
    expect(find(stacks, box({}), {}, 1)).toBeGreaterThanOrEqual(0)
  })

  it('gives reefers power, and nobody else', () => {
    const stacks = empty()
    const powered = find(stacks, box({ reefer: true }))
    expect(stacks.powered[powered]).toBe(1)
    expect(stacks.powered[find(stacks, box({}))]).toBe(0)
    for (let i = 0; i < 4; i++) stacks.push(box({ reefer: true }), powered)
    expect(stacks.plugsUsed).toBe(4)
    expect(find(stacks, box({ reefer: true }))).toBe(-1)
  })

  it('stacks empties, general cargo and each dangerous class apart', () => {
    const stacks = empty()
    stacks.push(box({ full: false }), 0)
    stacks.push(box({ imoClass: '8' }), 1)
    for (const [of, ground] of [
      [box({ full: false, weightClass: 1 }), 0],
      [box({ imoClass: '8' }), 1],
    ] as const)
      expect(find(stacks, of)).toBe(ground)
    expect([0, 1]).not.toContain(find(stacks, box({})))
    expect([0, 1]).not.toContain(find(stacks, box({ imoClass: '9' })))
    expect(search.excluded[RULE.apart]).toBe(2)
  })

  it('keeps oxidisers a bay pair and more from what burns', () => {
    const stacks = empty()
    for (let i = 0; i < 8; i++) stacks.push(box({ imoClass: '5.1' }), find(stacks, box({ imoClass: '5.1' })))
    for (const ground of [0, 1, 4, 5].filter((g) => (stacks.height[g] ?? 0) > 0))
      expect(stacks.shape.bayOf(ground)).toBeLessThanOrEqual(4)
    const burns = find(stacks, box({ imoClass: '3' }), {}, 1)
    if (burns >= 0) expect(stacks.shape.bayOf(burns)).toBeGreaterThanOrEqual(7)
    expect(search.excluded[RULE.segregation]).toBe(6)
  })

  it('puts no heavy box on a light one beyond the steps, and nothing on cargo out of gauge', () => {
    const stacks = empty()
    stacks.push(box({ weightClass: 1 }), 0)
    stacks.push(box({ outOfGauge: true }), 1)
    expect([0, 1]).not.toContain(find(stacks, box({ weightClass: 2 + SLOT_RATES.weightSteps })))
    expect([search.excluded[RULE.weight], search.excluded[RULE.outOfGauge]]).toEqual([1, 1])
  })

  it('stays within reach', () => {
    const found = find(empty(), box({}), { high: 10 })
    expect(found).toBeLessThan(2)
    expect(search.excluded[RULE.reach]).toBe(6)
  })
})
