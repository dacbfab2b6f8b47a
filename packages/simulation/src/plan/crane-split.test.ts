import { describe, expect, it } from 'vitest'
import { FULL } from '../scenario/full.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { reachOf } from './bay-zones.ts'
import { gapsBetween } from './crane-gaps.ts'
import { craneMaintenance, maintenanceDue } from './maintenance.ts'
import { shipOf } from './ship.ts'
import { planOf } from './terminal-plan.ts'

const from = Date.UTC(2025, 9, 6)
const to = Date.UTC(2026, 0, 26)

describe.each([
  ['quarter', QUARTER],
  ['full', FULL],
] as const)('the cranes of the %s terminal by plan', (_, scenario) => {
  const plan = planOf(scenario, { from, to }).through(to)
  const { clearanceM, gantrySpeed } = scenario.quay
  const parts = plan.calls
    .filter((call) => call.opEnd > from && call.opStart < to)
    .flatMap((call) =>
      call.parts.map((part) => ({ ...part, ...reachOf(shipOf(call.loaM), call.fromM, part.zone) })),
    )
    .sort((a, b) => a.start - b.start)

  it('keep their order and distance over months, with room for every crane between two', () => {
    const tooClose: string[] = []
    for (const [i, own] of parts.entries())
      for (let j = i + 1; j < parts.length; j++) {
        const other = parts[j]
        if (!other || other.start >= own.end) break
        const [left, right] = own.crane < other.crane ? [own, other] : [other, own]
        if (right.fromM - left.toM < (right.crane - left.crane) * clearanceM - 1e-6)
          tooClose.push(`${left.crane} ${right.crane} at ${other.start}`)
      }
    expect(tooClose).toEqual([])
    expect(parts.length).toBeGreaterThan(700)
  })

  it('have the time to travel between their calls', () => {
    for (let crane = 0; crane < scenario.layout.cranes; crane++) {
      const own = parts.filter((part) => part.crane === crane)
      for (const [i, part] of own.entries()) {
        const before = own[i - 1]
        if (!before) continue
        const metres = Math.max(part.toM - before.fromM, before.toM - part.fromM)
        expect(part.start - before.end).toBeGreaterThanOrEqual((1000 * metres) / gantrySpeed)
      }
    }
  })

  it('are maintained once a week, each while it has no work', () => {
    const start = Date.UTC(2026, 0, 12)
    for (let crane = 0; crane < scenario.layout.cranes; crane++) {
      const [window] = craneMaintenance(plan, crane, start)
      if (!window) throw new Error(`crane ${crane} has no maintenance`)
      const gaps = gapsBetween(plan, crane, window)
      expect(gaps.some((gap) => gap.from < window.from && window.to < gap.to)).toBe(true)
    }
  })
})

describe('the maintenance that is due', () => {
  it('is spread over the days of a week, for every stacking crane in one week of two', () => {
    const weeks = [104, 105]
    const windows = weeks.map((week) =>
      Array.from({ length: 108 }, (_, i) => maintenanceDue(FULL, 'ASC', i, week)).filter((w) => w !== null),
    )
    expect(windows.map((list) => list.length)).toEqual([54, 54])
    expect(new Set(windows.flat().map((w) => new Date(w.from).getUTCDay())).size).toBe(7)
    expect(maintenanceDue(FULL, 'AGV', 3, 104)).not.toBeNull()
  })
})
