import type { CheCycleFact, CheStateFact, CyclePhaseFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { planOf } from '../plan/terminal-plan.ts'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { playWeek } from './week.ts'

const start = weekStart(106, QUARTER.terminal.zone)
const end = start + 7 * DAY
const terminal = planOf(QUARTER, { from: start, to: end })

const RATED = QUARTER.road.straightMps
/** Then all hurry to come to rest. */
const LAST_MINUTES = 5 * MINUTE

const trips: CheCycleFact[] = []
const states: CheStateFact[] = []
const phases: CyclePhaseFact[] = []
const { ledger } = playWeek(
  terminal,
  start,
  Number.POSITIVE_INFINITY,
  ({ table, row }) => {
    if (table === 'che_cycle' && row.eq_kind === 'AGV') trips.push(row)
    if (table === 'che_state' && row.eq_kind === 'AGV') states.push(row)
    if (table === 'cycle_phase' && row.eq_kind === 'AGV') phases.push(row)
  },
  { detail: true },
)

const groups = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> =>
  Map.groupBy(rows, keyOf)
const lasts = (row: { readonly started_at: number; readonly ended_at: number }): number =>
  row.ended_at - row.started_at
const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
const metres = (row: CyclePhaseFact): number =>
  Math.abs(row.to_x - row.from_x) + Math.abs(row.to_y - row.from_y)

describe('the trips of a week', () => {
  const byTrip = groups(phases, (row) => row.cycle_id)
  const told = (trip: CheCycleFact, ...names: string[]): CyclePhaseFact[] =>
    (byTrip.get(trip.cycle_id) ?? []).filter((row) => names.includes(row.phase))

  it('are made of phases that follow each other without a gap and fill them exactly', () => {
    expect(trips.length).toBeGreaterThan(8000)
    const broken = trips.filter((trip) => {
      const own = byTrip.get(trip.cycle_id) ?? []
      const fits = own.every(
        (row, i) => row.seq === i + 1 && row.started_at === (own[i - 1]?.ended_at ?? trip.started_at),
      )
      return !fits || own.at(-1)?.ended_at !== trip.ended_at
    })
    expect(broken).toEqual([])
  })

  it('drive the metres that they state, and wait as long as they state', () => {
    const differs = trips.filter(
      (trip) =>
        Math.abs(sum(told(trip, 'TRAVEL_EMPTY'), metres) - trip.empty_m) > 0.51 ||
        Math.abs(sum(told(trip, 'TRAVEL_LADEN'), metres) - trip.laden_m) > 0.51 ||
        sum(told(trip, 'W_QC'), lasts) !== trip.wait_qc_ms ||
        sum(told(trip, 'W_ASC'), lasts) !== trip.wait_asc_ms ||
        sum(told(trip, 'W_TRAFFIC'), lasts) !== trip.wait_traffic_ms,
    )
    expect(differs).toEqual([])
    expect(sum(trips, (trip) => trip.empty_m)).toBe(ledger.agvEmptyM)
    expect(sum(trips, (trip) => trip.laden_m)).toBe(ledger.agvLadenM)
  })

  it('fetch the box before they bring it', () => {
    const early = trips.filter((trip) => {
      const laden = told(trip, 'TRAVEL_LADEN')[0]?.started_at ?? 0
      const empty = told(trip, 'TRAVEL_EMPTY').at(-1)?.ended_at ?? 0
      return empty >= laden || told(trip, 'HANDSHAKE').length < 2
    })
    expect(early).toEqual([])
  })
})

describe('what vehicles carry', () => {
  const laden = (name: string): CyclePhaseFact[] => phases.filter((row) => row.phase === name)

  it('weighs what boxes weigh while they bring one, and nothing while they fetch', () => {
    expect(laden('TRAVEL_EMPTY').filter((row) => row.load_kg !== 0)).toEqual([])
    const brought = laden('TRAVEL_LADEN')
    expect(brought.filter((row) => row.load_kg < 2000 || row.load_kg > 70_000)).toEqual([])
    const mean = sum(brought, (row) => row.load_kg) / brought.length
    expect(mean).toBeGreaterThan(12_000)
    expect(mean).toBeLessThan(24_000)
  })

  it('stays on them while they wait for others', () => {
    for (const name of ['W_QC', 'W_ASC', 'W_TRAFFIC']) {
      const kg = laden(name).map((row) => row.load_kg)
      expect(kg.some((load) => load > 0) && kg.some((load) => load === 0), name).toBe(true)
    }
  })
})

describe('the tracks of a week', () => {
  it('go on where they were, at speeds that vehicles reach', () => {
    for (const track of groups(phases, (row) => row.eq_id).values()) {
      track.sort((a, b) => a.started_at - b.started_at)
      const jumps = track.filter((row, i) => {
        const before = track[i - 1] ?? row
        if (before === row) return false
        return row.from_x !== before.to_x || row.from_y !== before.to_y || row.started_at < before.ended_at
      })
      expect(jumps).toEqual([])
      const fast = track.filter((row) => metres(row) > (RATED * lasts(row)) / 1000 + 1)
      expect(fast.filter((row) => end - row.ended_at > LAST_MINUTES)).toEqual([])
    }
  })

  it('tell the metres between trips too', () => {
    const trip = new Set(trips.map((row) => row.cycle_id))
    const between = phases.filter((row) => !trip.has(row.cycle_id))
    const moves = new Set(between.map((row) => row.cycle_id)).size
    expect(Math.abs(sum(between, metres) - ledger.agvBetweenM)).toBeLessThanOrEqual(0.5 * moves)
    expect(ledger.agvBetweenM).toBeLessThan(0.25 * (ledger.agvEmptyM + ledger.agvLadenM))
  })
})

describe('the states of a week', () => {
  const of = (activity: string): number =>
    sum(
      states.filter((row) => row.activity === activity && row.visit_id !== ''),
      lasts,
    )

  it('say of each wait and drive of the trips what the trips say', () => {
    expect(of('W_QC')).toBe(sum(trips, (trip) => trip.wait_qc_ms))
    expect(of('W_ASC')).toBe(sum(trips, (trip) => trip.wait_asc_ms))
    expect(of('W_TRAFFIC')).toBe(sum(trips, (trip) => trip.wait_traffic_ms))
    const parts = ['DISPATCH', 'TRAVEL_EMPTY', 'TRAVEL_LADEN', 'HANDSHAKE', 'W_QC', 'W_ASC', 'W_TRAFFIC']
    expect(sum(parts, of)).toBe(sum(trips, lasts))
  })

  it('show batteries swapped by no more vehicles at a time than there are robots', () => {
    const swaps = states.filter((row) => row.activity === 'SWAP')
    expect(swaps.length).toBeGreaterThanOrEqual(ledger.agv.swaps.total('begun'))
    for (const { started_at } of swaps) {
      const busy = swaps.filter((row) => row.started_at <= started_at && started_at < row.ended_at)
      expect(busy.length).toBeLessThanOrEqual(QUARTER.layout.swapRobots)
    }
  })

  it('have maintenance once for every vehicle, without a trip, up to two hours', () => {
    const hours = groups(
      states.filter((row) => row.state === 'MAINT'),
      (row) => row.eq_id,
    )
    expect(hours.size).toBe(QUARTER.layout.agvs)
    for (const rows of hours.values()) {
      expect(sum(rows, lasts)).toBeGreaterThanOrEqual(HOUR)
      expect(sum(rows, lasts)).toBeLessThanOrEqual(2 * HOUR)
      expect(new Set(rows.map((row) => row.visit_id))).toEqual(new Set(['']))
    }
  })
})
