import { describe, expect, it } from 'vitest'
import { type Played, played } from '../fixture/played.ts'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import { FULL } from '../scenario/full.ts'
import { capacitySlots, WORKABLE } from '../scenario/layout.ts'
import { QUARTER } from '../scenario/quarter.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { IMPORT_HOLD } from '../scenario/yard-episodes.ts'
import { ImportHolds } from './import-holds.ts'
import { stockAt } from './stock.ts'
import { planOf } from './terminal-plan.ts'

const from = Date.parse('2025-10-26T16:00:00Z')
const until = from + 7 * DAY
const HALF_A_YEAR = 26 * 7 * DAY
const keys = Array.from({ length: 2000 }, (_, i) => i * 7919 + 1)

describe('a hold of imports', () => {
  const holds = new ImportHolds(FULL)

  it('lets a tenth go, and the others in their order over the twelve days after', () => {
    const freed = keys.map((key, i) => ({ wanted: from + i, free: holds.freeAt(from + i, key) }))
    const atOnce = freed.filter(({ wanted, free }) => free === wanted)
    expect(atOnce.length / freed.length).toBeGreaterThan(0.07)
    expect(atOnce.length / freed.length).toBeLessThan(0.13)
    const held = (at: number) => Math.max(...keys.slice(0, 20).map((key) => holds.freeAt(at, key)))
    expect(held(from)).toBe(until)
    expect(held(from + 3.5 * DAY)).toBe(until + 6 * DAY)
    expect(held(until - 1)).toBeLessThanOrEqual(until + 12 * DAY)
    for (const at of [from - 1, until, until + DAY]) expect(held(at)).toBe(at)
  })

  it('comes back after 26 weeks', () => {
    const key = keys.find((k) => holds.freeAt(from, k) !== from) ?? 0
    expect(holds.freeAt(from - HALF_A_YEAR, key)).toBe(from - HALF_A_YEAR)
    expect(holds.freeAt(from + 2 * HALF_A_YEAR, key)).toBe(until + 2 * HALF_A_YEAR)
    expect(holds.longestIn({ from: until, to: until + DAY })).toBe(19 * DAY)
    expect(holds.longestIn({ from: until + 13 * DAY, to: until + 14 * DAY })).toBe(0)
  })

  it('is no part of the quarter terminal', () => {
    expect(new ImportHolds(QUARTER).freeAt(from, keys[0] ?? 1)).toBe(from)
  })

  it('fills the full terminal above 85 % of its operational capacity, which is back in its band later', () => {
    const plan = planOf(FULL, { from: from - DAY, to: until + 21 * DAY })
    const shares = (at: number): number[] =>
      stockAt(plan, at).map(({ teu }, i) => teu / capacitySlots(FULL.layout.blocks[i] ?? noBlock()))
    const mean = (of: readonly number[]): number => of.reduce((sum, share) => sum + share, 0) / of.length
    const { min, max } = FULL.accepted.occupancy
    for (const usual of [from - DAY, until + 14 * DAY, until + 20 * DAY]) {
      expect(mean(shares(usual))).toBeGreaterThan(min)
      expect(mean(shares(usual))).toBeLessThan(max)
    }
    const full = shares(until)
    expect(mean(full)).toBeGreaterThan(0.85)
    expect(mean(full)).toBeLessThan(0.92)
    // Operational capacity leaves room to dig: a full block stands above it, below what its stacks hold.
    expect(Math.max(...full) * WORKABLE).toBeLessThan(0.9)
  }, 120_000)
})

const noBlock = (): never => {
  throw new RangeError('more stock than blocks')
}

describe('a week after a hold', () => {
  const week = (scenario: Scenario): Played => {
    const start = weekStart(96, scenario.terminal.zone)
    return played(planOf(scenario, { from: start, to: start + 7 * DAY }), start)
  }
  const usual = week(QUARTER)
  const crowded = week({ ...QUARTER, episodes: [...QUARTER.episodes, IMPORT_HOLD] })
  const first = (of: Played): number => {
    const rows = of.rows('yard_snapshot').filter((row) => row.hour_at === of.play.start + HOUR)
    return (
      rows.reduce((sum, row) => sum + row.slots, 0) / rows.reduce((sum, row) => sum + row.capacity_slots, 0)
    )
  }
  const reshuffles = ({ play: { ledger } }: Played): number =>
    (ledger.ascMoves.get('RESHUFFLE') ?? 0) / (ledger.loaded + ledger.delivered)
  const truckWait = (of: Played): number => {
    const rows = of.rows('truck_transaction')
    return rows.reduce((sum, row) => sum + row.service_started_at - row.tp_arrived_at, 0) / rows.length
  }

  it('shows in the yard: more stock, far more reshuffles, longer waits at the blocks', () => {
    expect(first(usual)).toBeLessThan(QUARTER.accepted.occupancy.max)
    expect(first(crowded)).toBeGreaterThan(0.83)
    expect(reshuffles(crowded)).toBeGreaterThan(1.5 * reshuffles(usual))
    expect(truckWait(crowded)).toBeGreaterThan(1.15 * truckWait(usual))
    expect(crowded.play.ledger.delivered).toBeGreaterThan(1.2 * usual.play.ledger.delivered)
  })
})
