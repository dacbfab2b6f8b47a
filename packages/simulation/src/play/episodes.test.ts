import { describe, expect, it } from 'vitest'
import { type Played, played } from '../fixture/played.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
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

describe('heavy rain', () => {
  it('holds cranes up before a hatch cover, and only the wind does so elsewhere', () => {
    const { play, rows } = bad[0] ?? { play: null, rows: null }
    if (!play || !rows) throw new Error('no bad week')
    const { weather } = terminal.through(play.end).stops
    const calm = rows('crane_time').filter(
      (row) =>
        row.category === 'WEATHER' &&
        !weather.some((stop) => stop.from < row.ended_at && row.started_at < stop.to),
    )
    expect(calm.length).toBeGreaterThan(0)
    const followers = calm.map((row) =>
      rows('crane_time').find((next) => next.eq_id === row.eq_id && next.started_at === row.ended_at),
    )
    for (const next of followers) expect(['HATCH', 'WEATHER']).toContain(next?.category)
    const rain = rows('weather')
    for (const row of calm) {
      const measured = rain.findLast(({ at }) => at <= row.started_at)
      expect(measured?.rain).toBeGreaterThanOrEqual(QUARTER.weather.heavyRain)
    }
  })
})

describe('a deadlock of vehicles', () => {
  const at = Date.parse('2026-01-13T10:40:00+08:00')
  const week = usual[0]
  if (!week) throw new Error('no week')
  const after = (row: { readonly started_at: number }): boolean =>
    row.started_at >= at && row.started_at < at + HOUR / 2
  const waits = week.rows('wait').filter((row) => row.root === 'DEADLOCK' && after(row))

  it('holds up a ring of vehicles for six minutes', () => {
    expect(week.play.ledger.deadlocks).toBe(1)
    const stood = week
      .rows('che_state')
      .filter((row) => row.eq_kind === 'AGV' && row.activity === 'W_TRAFFIC' && after(row))
      .filter((row) => row.ended_at - row.started_at >= 6 * MINUTE)
    expect(new Set(stood.map((row) => row.eq_id)).size).toBeGreaterThanOrEqual(4)
    for (const row of stood) expect(row.ended_at - row.started_at).toBeLessThan(12 * MINUTE)
  })

  it('is what cranes wait for then, and is said to be', () => {
    expect(waits.filter((row) => row.eq_kind === 'QC').length).toBeGreaterThan(0)
    for (const row of waits) {
      expect(row.root_eq_id).toMatch(/^AGV/)
      expect(row.root_state).toBe('W_TRAFFIC')
    }
    const inTraffic = (from: number): number =>
      week
        .rows('che_state')
        .filter(
          (row) => row.activity === 'W_TRAFFIC' && row.ended_at > from && row.started_at < from + HOUR / 3,
        )
        .reduce((sum, row) => sum + row.ended_at - row.started_at, 0)
    expect(inTraffic(at)).toBeGreaterThan(3 * inTraffic(at + HOUR / 2))
  })
})
