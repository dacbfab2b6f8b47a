import { describe, expect, it } from 'vitest'
import { type Played, played } from '../fixture/played.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { GOOD_LINE } from '../scenario/quay-episodes.ts'

const { zone } = QUARTER.terminal
const terminal = planOf(QUARTER, { from: weekStart(106, zone), to: weekStart(111, zone) + DAY })
const weekOf = (number: number): Played => played(terminal, weekStart(number, zone))
const usual = [106, 107].map(weekOf)
const bad = [109].map(weekOf)

const shareOf = (weeks: readonly Played[], category: string): number => {
  let [part, whole] = [0, 0]
  for (const { play } of weeks)
    for (const [of, ms] of play.ledger.grossMs) {
      whole += ms
      if (of === category) part += ms
    }
  return part / whole
}

describe('a bad week', () => {
  it('loses far more crane time to faults and hatch covers than the weeks before it', () => {
    expect(shareOf(bad, 'FAULT')).toBeGreaterThan(1.5 * shareOf(usual, 'FAULT'))
    expect(shareOf(bad, 'HATCH')).toBeGreaterThan(1.2 * shareOf(usual, 'HATCH'))
    expect(shareOf(bad, 'WORKING')).toBeLessThan(shareOf(usual, 'WORKING'))
  })
})

describe('a good line', () => {
  const weeks = [...usual, ...bad]
  const lifts = weeks.flatMap((week) => {
    const lines = new Map(
      week
        .rows('vessel_visit')
        .flatMap((row) => (row.trunk_branch === 'TRUNK' ? [[row.visit_id, row.line] as const] : [])),
    )
    return week
      .rows('che_cycle')
      .filter((row) => row.trolley === 'main' && row.lift_kind === 'BOX' && lines.has(row.visit_id))
      .map((row) => ({ row, good: lines.get(row.visit_id) === GOOD_LINE.line }))
  })
  const restows = (good: boolean): number => {
    const own = lifts.filter((lift) => lift.good === good)
    return own.filter((lift) => lift.row.restow_reason !== '').length / own.length
  }
  const meanMs = (good: boolean): number => {
    const own = lifts.filter((lift) => lift.good === good)
    return own.reduce((sum, { row }) => sum + row.ended_at - row.started_at, 0) / own.length
  }

  it('has fewer restows and quicker lifts than the other trunk lines', () => {
    expect(lifts.filter((lift) => lift.good).length).toBeGreaterThan(1500)
    expect(restows(true)).toBeLessThan(0.6 * restows(false))
    expect(meanMs(true)).toBeLessThan(meanMs(false))
    expect(meanMs(true)).toBeGreaterThan(0.02 * HOUR)
  })
})
