import { describe, expect, it } from 'vitest'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import { FULL } from '../scenario/full.ts'
import { capacitySlots } from '../scenario/layout.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { type Call, discUnits } from './call.ts'
import { unitsOut, workOf } from './call-work.ts'
import { landPlan } from './land-plan.ts'
import { stockAt } from './stock.ts'
import { planOf } from './terminal-plan.ts'

const from = Date.UTC(2025, 9, 6)
const to = Date.UTC(2026, 0, 26)
const terminal = planOf(QUARTER, { from, to })
const plan = terminal.through(to)
const inSpan = plan.calls.filter((call) => call.atb >= from && call.atb < to)

describe('the plan', () => {
  it('is the same for a longer, a later and an endless span', () => {
    const short = inSpan.map((call) => JSON.stringify(call))
    for (const other of [
      { from, to: to + 300 * DAY },
      { from: from + 20 * DAY, to: to + DAY },
      { from, to: Infinity },
    ]) {
      const known = planOf(QUARTER, other).through(to)
      const same = known.calls
        .filter((call) => call.atb >= from && call.atb < to)
        .map((call) => JSON.stringify(call))
      expect(same).toEqual(short)
    }
  })

  it('refuses a span before the yard is stationary', () => {
    expect(() => planOf(QUARTER, { from: Date.UTC(2024, 0, 5), to })).toThrow(RangeError)
    expect(() => planOf(QUARTER, { from: to, to: from })).toThrow(RangeError)
  })

  it('never lays two ships on the same metres at the same time', () => {
    const clashes = inSpan.filter((a, i) =>
      inSpan
        .slice(i + 1)
        .some((b) => a.atb < b.leavesBy && b.atb < a.leavesBy && a.fromM < b.toM && b.fromM < a.toM),
    )
    expect(clashes).toEqual([])
    for (const call of inSpan) {
      expect(call.fromM).toBeGreaterThanOrEqual(0)
      expect(call.toM).toBeLessThanOrEqual(QUARTER.layout.quayM)
    }
  })

  it('gives a crane at most one call at a time', () => {
    for (let crane = 0; crane < QUARTER.layout.cranes; crane++) {
      const parts = plan.calls
        .flatMap((c) => c.parts.filter((p) => p.crane === crane))
        .sort((a, b) => a.start - b.start)
      for (const [i, part] of parts.entries())
        expect(part.start).toBeGreaterThanOrEqual(parts[i - 1]?.end ?? 0)
    }
  })

  it('stows each unit of a call exactly once', () => {
    for (const call of inSpan.slice(0, 80)) {
      const lifts = workOf(plan, call).flatMap((work) => work.lifts)
      const loaded = lifts.flatMap((l) => (l.op === 'LOAD' && l.unit !== null ? [l.unit] : []))
      const landed = new Set(lifts.flatMap((l) => (l.op === 'DISC' && l.unit !== null ? [l.unit] : [])))
      expect(landed.size).toBe(discUnits(call))
      expect(loaded.sort()).toEqual(unitsOut(call).sort())
      expect(lifts).toHaveLength(call.parts.reduce((sum, part) => sum + part.lifts, 0))
    }
  })

  it('loads no unit before it is landed', () => {
    for (const call of inSpan)
      for (const out of call.outCalls) {
        const loading = plan.calls[out]
        if (loading) expect(loading.opStart).toBeGreaterThan(call.opEnd)
      }
  })

  it('keeps a stationary stock inside the accepted occupancy', () => {
    const capacity = QUARTER.layout.blocks.reduce((sum, block) => sum + capacitySlots(block), 0)
    const shares: number[] = []
    for (let at = from + 5 * DAY; at < to; at += 13 * DAY)
      shares.push(stockAt(terminal, at).reduce((sum, block) => sum + block.teu, 0) / capacity)
    const mean = shares.reduce((a, b) => a + b, 0) / shares.length
    expect(mean).toBeGreaterThan(QUARTER.accepted.occupancy.min)
    expect(mean).toBeLessThan(QUARTER.accepted.occupancy.max)
    for (const share of shares) expect(Math.abs(share - mean)).toBeLessThan(0.08)
  })

  it('brings 1.3 containers a truck visit, four fifths of the balance sheet a day at least', () => {
    const start = weekStart(105, QUARTER.terminal.zone)
    const { visits } = landPlan(plan, { from: start, to: start + 7 * DAY })
    const days = ((visits.at(-1)?.arrivedAt ?? 0) - (visits[0]?.arrivedAt ?? 0)) / DAY
    const boxes = visits.reduce((sum, v) => sum + (v.receive ? 1 : 0) + (v.deliver ? 1 : 0), 0)
    expect(boxes / visits.length).toBeGreaterThan(1.25)
    expect(boxes / visits.length).toBeLessThan(1.35)
    expect(boxes / days).toBeGreaterThan(0.8 * 935)
    expect(boxes / days).toBeLessThan(1.2 * 935)
  })
})

describe('the full plan', () => {
  it('has the calls, boxes and waits of the balance sheet', () => {
    const full = planOf(FULL, { from, to }).through(to)
    const calls = full.calls.filter((call) => call.atb >= from && call.atb < to)
    const days = (to - from) / DAY
    const waitOf = (own: readonly Call[]): number =>
      own.reduce((sum, call) => sum + call.atb - call.arrival, 0) / own.length / HOUR
    expect(waitOf(calls)).toBeGreaterThan(0.3)
    expect(waitOf(calls)).toBeLessThan(0.5)
    for (const [trunk, perDay, boxes, longest] of [
      [true, 2.55, 2200, 0.85],
      [false, 12.7, 125, 0.4],
    ] as const) {
      const own = calls.filter((call) => call.trunk === trunk)
      const lifts = own.reduce((sum, call) => sum + call.parts.reduce((n, part) => n + part.lifts, 0), 0)
      expect(Math.abs(own.length / days / perDay - 1)).toBeLessThan(0.04)
      expect(Math.abs((lifts * 1.2) / own.length / boxes - 1)).toBeLessThan(0.08)
      expect(waitOf(own)).toBeLessThan(longest)
    }
  })
})
