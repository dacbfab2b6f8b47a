import { describe, expect, it } from 'vitest'
import { type Played, played } from '../fixture/played.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
import { FULL } from '../scenario/full.ts'
import { QUARTER } from '../scenario/quarter.ts'
import type { Band, Scenario } from '../scenario/scenario.ts'

const inBand = (value: number, { min, max }: Band): void => {
  expect(value).toBeGreaterThanOrEqual(min)
  expect(value).toBeLessThanOrEqual(max)
}

/** Shares of gross crane time in per cent, by the balance sheet, and how far a single week may be off. */
const GROSS = {
  WORKING: [74.2, 4],
  AGV: [8, 2.5],
  PLATFORM: [2, 2.5],
  HATCH: [3.4, 1.2],
  GANTRY: [4.5, 1.2],
  LASH: [2, 1],
  REMOTE: [1, 0.7],
  FAULT: [1.8, 1.5],
  PLAN: [2, 1],
  SHIP: [0.6, 0.6],
  WEATHER: [0.5, 1.5],
} as const

/** Seconds of a vehicle's cycle by the balance sheet, and how far a single week may be off. */
const CYCLE = {
  DISPATCH: [40, 3],
  TRAVEL_EMPTY: [135, 30],
  W_ASC: [70, 20],
  HANDSHAKE: [115, 20],
  TRAVEL_LADEN: [165, 35],
  W_TRAFFIC: [45, 15],
  W_QC: [120, 30],
} as const

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

const week = (scenario: Scenario, number = 106): Played => {
  const start = weekStart(number, scenario.terminal.zone)
  return played(planOf(scenario, { from: start, to: start + 7 * DAY }), start)
}

const trunkIntensity = (of: Played): number => {
  const gross = new Map<string, number>()
  for (const row of of.rows('crane_assignment'))
    gross.set(row.visit_id, (gross.get(row.visit_id) ?? 0) + row.ended_at - row.started_at)
  const whole = of
    .rows('vessel_visit')
    .filter((v) => v.atd !== null && v.trunk_branch === 'TRUNK' && (v.first_lift ?? 0) >= of.play.start)
  const hours = whole.reduce((sum, v) => sum + (v.last_lift ?? 0) - (v.first_lift ?? 0), 0)
  return whole.reduce((sum, v) => sum + (gross.get(v.visit_id) ?? 0), 0) / hours
}

describe.each([
  ['quarter', QUARTER],
  ['full', FULL],
] as const)('a week of the %s terminal', (_, scenario) => {
  const played = week(scenario)
  const { ledger } = played.play
  const gross = [...ledger.grossMs.values()].reduce((a, b) => a + b, 0)
  const { accepted } = scenario

  it('works at the accepted crane rate, intensity and TEU factor', () => {
    inBand(ledger.craneBoxes / (gross / HOUR), accepted.gmph)
    inBand(trunkIntensity(played), accepted.trunkIntensity)
    inBand(ledger.teu / ledger.throughputBoxes, accepted.teuFactor)
  })

  it('spends gross crane time as the balance sheet does', () => {
    for (const [category, [share, tolerance]] of Object.entries(GROSS)) {
      const found = [...ledger.grossMs].find(([key]) => key === category)?.[1] ?? 0
      expect(Math.abs((100 * found) / gross - share), category).toBeLessThanOrEqual(tolerance)
    }
  })

  it('takes next to no box before it is brought', () => {
    const lifts = played.rows('che_cycle').filter((row) => row.trolley === 'main')
    expect(ledger.forced / lifts.length).toBeLessThan(0.0005)
  })

  it('drives empty as much as accepted, at about the stated cycle time', () => {
    inBand(ledger.agvEmptyM / (ledger.agvEmptyM + ledger.agvLadenM), accepted.agvEmptyShare)
    const trips = played.rows('che_cycle').filter((row) => row.eq_kind === 'AGV')
    const mean = trips.reduce((sum, row) => sum + row.ended_at - row.started_at, 0) / trips.length / 1000
    inBand(mean, { min: 620, max: 760 })
  })

  it('spends the cycle of a vehicle as the balance sheet does, a quarter of the trips chained', () => {
    const trips = played.rows('che_cycle').filter((row) => row.eq_kind === 'AGV')
    const inTrips = played.rows('che_state').filter((row) => row.eq_kind === 'AGV' && row.visit_id !== '')
    for (const [activity, [seconds, tolerance]] of Object.entries(CYCLE)) {
      const spent = inTrips
        .filter((row) => row.activity === activity)
        .reduce((sum, row) => sum + row.ended_at - row.started_at, 0)
      expect(Math.abs(spent / trips.length / 1000 - seconds), activity).toBeLessThanOrEqual(tolerance)
    }
    inBand(ledger.agvEmptyM / trips.length, { min: 390, max: 510 })
    inBand(ledger.agvLadenM / trips.length, { min: 490, max: 610 })
    inBand(ledger.agvChained / trips.length, { min: 0.18, max: 0.32 })
    expect(ledger.deadlocks / trips.length).toBeLessThan(0.001)
  })

  it('turns trucks round in the accepted time', () => {
    const turns = played
      .rows('truck_visit')
      .flatMap((row) => (row.gate_out_at === null ? [] : [(row.gate_out_at - row.gate_in_at) / MINUTE]))
    inBand(quantile(turns, 0.5), accepted.truckTurnP50Min)
    inBand(quantile(turns, 0.9), accepted.truckTurnP90Min)
    const { trucksInside, transactionsPerVisit, onTime } = scenario.land.accepted
    inBand(turns.reduce((a, b) => a + b, 0) / (7 * 24 * 60), trucksInside)
    inBand((ledger.received + ledger.delivered) / ledger.gateOut, transactionsPerVisit)
    const { land } = ledger
    inBand(land.onTime / (land.early + land.onTime + land.late + land.noShow), onTime)
  })

  it('shifts boxes and tidies up as stated', () => {
    const { RESHUFFLE = 0, PROD = 0, HOUSEKEEP = 0 } = Object.fromEntries(ledger.ascMoves)
    const all = RESHUFFLE + PROD + HOUSEKEEP
    inBand(PROD / all, { min: 0.75, max: 0.83 })
    inBand(HOUSEKEEP / all, { min: 0.09, max: 0.15 })
    inBand(RESHUFFLE / (ledger.loaded + ledger.delivered), { min: 0.19, max: 0.27 })
    const caused = (by: string): number =>
      played.rows('yard_move').filter((row) => row.caused_by === by).length
    inBand(caused('DELIVER') / ledger.delivered, { min: 0.4, max: 0.6 })
    inBand(caused('LOAD') / ledger.loaded, { min: 0.07, max: 0.14 })
  })

  it('works its stacking cranes as much as stated, and lets vehicles wait about as long', () => {
    const moves = [...ledger.ascMoves.values()].reduce((a, b) => a + b, 0)
    const hours = played
      .rows('che_state')
      .filter((row) => row.eq_kind === 'ASC' && (row.state === 'WORKING' || row.state === 'WAITING'))
      .reduce((sum, row) => sum + (row.ended_at - row.started_at) / HOUR, 0)
    inBand(moves / hours, { min: 15, max: 17 })
    inBand(moves / (scenario.layout.blocks.length * 2 * 7 * 24), { min: 4.4, max: 6 })
    const trips = played.rows('che_cycle').filter((row) => row.eq_kind === 'AGV')
    const waits = trips.reduce((sum, row) => sum + row.wait_asc_ms, 0) / trips.length / 1000
    inBand(waits, { min: 55, max: 90 })
  })
})

describe('the busier week that the trial shows', () => {
  const { rows, play } = week(QUARTER, 105)
  const { ledger } = play
  const { accepted } = QUARTER

  it('keeps the rate, the empty share and the turn times of other weeks', () => {
    const gross = [...ledger.grossMs.values()].reduce((a, b) => a + b, 0)
    inBand(ledger.craneBoxes / (gross / HOUR), accepted.gmph)
    inBand(ledger.teu / ledger.throughputBoxes, accepted.teuFactor)
    inBand(ledger.agvEmptyM / (ledger.agvEmptyM + ledger.agvLadenM), accepted.agvEmptyShare)
    const turns = rows('truck_visit').flatMap((row) =>
      row.gate_out_at === null ? [] : [(row.gate_out_at - row.gate_in_at) / MINUTE],
    )
    inBand(quantile(turns, 0.5), accepted.truckTurnP50Min)
    inBand(quantile(turns, 0.9), accepted.truckTurnP90Min)
  })

  it('lets vehicles wait longer at the block, but not without end', () => {
    const trips = rows('che_cycle').filter((row) => row.eq_kind === 'AGV')
    const waits = trips.reduce((sum, row) => sum + row.wait_asc_ms, 0) / trips.length / 1000
    inBand(waits, { min: 70, max: 100 })
  })
})
