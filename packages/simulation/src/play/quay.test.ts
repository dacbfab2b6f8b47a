import type { CheCycleFact, CyclePhaseFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { firstOverlap, type Played, played } from '../fixture/played.ts'
import { placesOf } from '../places.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'

const { zone } = QUARTER.terminal
const start = weekStart(106, zone)
const end = start + 7 * DAY
const terminal = planOf(QUARTER, { from: start, to: end })
const week: Played = played(terminal, start, { detail: true })
const cycles = week.rows('che_cycle').filter((row) => row.eq_kind === 'QC')
const phases = week.rows('cycle_phase').filter((row) => row.eq_kind === 'QC')

const byCycle = new Map<string, CyclePhaseFact[]>()
for (const phase of phases) {
  const list = byCycle.get(phase.cycle_id) ?? []
  list.push(phase)
  byCycle.set(phase.cycle_id, list)
}
const isBoxLift = (row: CheCycleFact): boolean => row.trolley === 'main' && row.lift_kind === 'BOX'

describe('the phases of a crane', () => {
  it('fill each cycle of both trolleys exactly, in order and without a jump', () => {
    expect(cycles.length).toBeGreaterThan(15_000)
    for (const cycle of cycles) {
      const own = byCycle.get(cycle.cycle_id) ?? []
      expect(own.at(0)?.started_at).toBe(cycle.started_at)
      expect(own.at(-1)?.ended_at).toBe(cycle.ended_at)
      for (const [i, phase] of own.entries()) {
        expect([phase.seq, phase.trolley, phase.eq_id]).toEqual([i + 1, cycle.trolley, cycle.eq_id])
        const before = own[i - 1]
        if (!before) continue
        expect(phase.started_at).toBe(before.ended_at)
        expect([phase.from_x, phase.from_y, phase.from_z]).toEqual([before.to_x, before.to_y, before.to_z])
      }
    }
  })

  it('never overlap on one trolley, moves along the quay among them', () => {
    for (const trolley of ['main', 'portal']) {
      const own = phases.filter((phase) => phase.trolley === trolley)
      expect(firstOverlap(own, (i) => own[i]?.eq_id ?? '')).toBeNull()
    }
    expect(phases.filter((phase) => phase.phase === 'GANTRY').length).toBeGreaterThan(50)
  })

  it('wait for as long as crane time says', () => {
    const told = (of: readonly { started_at: number; ended_at: number }[]): number =>
      of.reduce((sum, row) => sum + row.ended_at - row.started_at, 0)
    const time = week.rows('crane_time')
    for (const [phase, category] of [
      ['W_AGV', 'AGV'],
      ['W_PLATFORM', 'PLATFORM'],
      ['W_REMOTE', 'REMOTE'],
      ['GANTRY', 'GANTRY'],
    ] as const)
      expect(told(phases.filter((row) => row.trolley === 'main' && row.phase === phase))).toBe(
        told(time.filter((row) => row.category === category)),
      )
  })

  it('carry a load only between lock and landing', () => {
    for (const { phase, load_kg } of phases) {
      if (phase === 'TROLLEY' || phase === 'POSITION') expect(load_kg).toBeGreaterThan(2000)
      if (phase === 'APPROACH' || phase === 'GANTRY' || phase === 'CONING') expect(load_kg).toBe(0)
    }
  })
})

describe('the cranes on their rail', () => {
  it('never cross and never come closer than they may', () => {
    const reach = new Map<string, { lo: number; hi: number }>()
    const tooClose: string[] = []
    const assignments = week.rows('crane_assignment')
    const steps = [
      ...phases
        .filter((phase) => phase.trolley === 'main')
        .map((phase) => ({ at: phase.started_at, order: 1, id: phase.eq_id, phase })),
      ...assignments.map((row) => ({ at: row.ended_at, order: 0, id: row.eq_id, phase: null })),
    ].sort((a, b) => a.at - b.at || a.order - b.order)
    for (const { id, phase, at } of steps) {
      if (!phase) {
        reach.delete(id)
        continue
      }
      const own = { lo: Math.min(phase.from_x, phase.to_x), hi: Math.max(phase.from_x, phase.to_x) }
      reach.set(id, own)
      for (const [other, there] of reach) {
        if (other === id) continue
        const apart = Number(other.slice(2)) - Number(id.slice(2))
        const free = apart > 0 ? there.lo - own.hi : own.lo - there.hi
        if (free < Math.abs(apart) * QUARTER.quay.clearanceM - 0.2) tooClose.push(`${id} ${other} at ${at}`)
      }
    }
    expect(tooClose).toEqual([])
    expect(assignments.length).toBeGreaterThan(30)
  })

  it('have the time to travel from one call to the next', () => {
    for (const id of new Set(phases.map((phase) => phase.eq_id))) {
      const own = phases
        .filter((phase) => phase.eq_id === id && phase.trolley === 'main')
        .sort((a, b) => a.started_at - b.started_at)
      for (const [i, phase] of own.entries()) {
        const before = own[i - 1]
        if (!before) continue
        const ms = (1000 * Math.abs(phase.from_x - before.to_x)) / QUARTER.quay.gantrySpeed
        expect(phase.started_at - before.ended_at + 200).toBeGreaterThanOrEqual(ms)
      }
    }
  })
})

describe('lifts', () => {
  const lifts = cycles.filter(isBoxLift)

  it('take no less than their free flow, at about the calibrated mean', () => {
    for (const row of lifts) expect(row.ended_at - row.started_at).toBeGreaterThanOrEqual(row.standard_ms)
    const working = week.play.ledger.grossMs.get('WORKING') ?? 0
    expect(Math.abs(working / lifts.length / 103_400 - 1)).toBeLessThan(0.02)
    const last = cycles.filter((row) => row.trolley === 'portal' && row.ended_at < end - 10 * MINUTE)
    for (const row of last) expect(row.ended_at - row.started_at).toBeGreaterThanOrEqual(row.standard_ms)
  })

  it('name a cell of the ship and a crew', () => {
    for (const row of lifts) {
      expect(row.row).toBeGreaterThan(0)
      expect(row.tier % 2).toBe(0)
      expect(row.tier >= 82).toBe(row.deck_hold === 'DECK')
      expect(row.crew).toMatch(/^[A-D]$/)
    }
  })

  it('are right the first time unless an intervention was not planned', () => {
    const helped = lifts.filter((row) => row.remote === 1)
    const planned = helped.filter((row) => row.first_right === 1)
    expect(planned.length / helped.length).toBeGreaterThan(0.3)
    expect(planned.length / helped.length).toBeLessThan(0.6)
  })
})

describe('the states of a crane', () => {
  const states = week.rows('che_state').filter((row) => row.eq_kind === 'QC')
  const hours = (state: string): number =>
    states
      .filter((row) => row.state === state)
      .reduce((sum, row) => sum + (row.ended_at - row.started_at) / HOUR, 0)

  it('name its call at work and none at rest', () => {
    for (const { state, visit_id } of states)
      if (state !== 'IDLE') expect(visit_id === '').toBe(state === 'OFF' || state === 'MAINT')
  })

  it('are idle, on a call, for as long as weather, ship and plan hold the crane up', () => {
    const idle = states
      .filter((row) => row.state === 'IDLE' && row.visit_id !== '')
      .reduce((sum, row) => sum + row.ended_at - row.started_at, 0)
    const outside = week
      .rows('crane_time')
      .filter((row) => ['WEATHER', 'SHIP', 'PLAN'].includes(row.category))
      .reduce((sum, row) => sum + Math.min(row.ended_at, end) - Math.min(row.started_at, end), 0)
    expect(idle).toBe(outside)
    expect(idle).toBeGreaterThan(5 * HOUR)
  })

  it('have maintenance and switched-off times outside assignments, on every crane', () => {
    expect(hours('MAINT')).toBe(4 * QUARTER.layout.cranes)
    expect(hours('OFF')).toBeGreaterThan(100)
    expect(hours('WAITING')).toBeGreaterThan(10)
  })
})

describe('shifts and weather', () => {
  it('cover the week without a gap', () => {
    const shifts = week.rows('shift')
    expect(shifts).toHaveLength(14)
    expect([shifts.at(0)?.started_at, shifts.at(-1)?.ended_at]).toEqual([start, end])
    for (const [i, shift] of shifts.entries())
      if (i > 0) expect(shift.started_at).toBe(shifts[i - 1]?.ended_at)
    for (const row of week.rows('crane_time'))
      expect(row.crew).toBe(
        shifts.find((s) => s.started_at <= row.started_at && row.started_at < s.ended_at)?.crew,
      )
    expect(week.rows('weather')).toHaveLength(1008)
  })
})

describe('what is said of a call', () => {
  const visits = new Map(week.rows('vessel_visit').map((row) => [row.visit_id, row]))
  const words = week.rows('port_call_event')

  it('comes in after it happened, and says what the call itself says', () => {
    const actual = words.filter((word) => word.classifier === 'ACT' && visits.get(word.visit_id)?.atd)
    for (const word of actual) {
      expect(word.received_at).toBeGreaterThan(word.at)
      expect(word.at).toBe(visits.get(word.visit_id)?.[word.stamp])
    }
    const late = actual.filter((word) => word.remark === 'late')
    expect(late.length / actual.length).toBeGreaterThan(0.03)
    expect(late.length / actual.length).toBeLessThan(0.12)
  })

  it('freezes the berth plan a day before', () => {
    const frozen = words.filter(
      (word) => word.remark === 'frozen' && word.stamp === 'etb' && visits.has(word.visit_id),
    )
    expect(frozen.length).toBeGreaterThan(20)
    for (const word of frozen) {
      expect(word.at).toBe(Math.round(visits.get(word.visit_id)?.etb ?? 0))
      expect(word.at - word.received_at).toBe(DAY)
    }
  })

  it('is expected every half hour from its first lift to its last, four times in five within the band', () => {
    const forecasts = week.rows('forecast').filter((row) => visits.get(row.visit_id)?.last_lift)
    const within = forecasts.filter((row) => {
      const last = visits.get(row.visit_id)?.last_lift ?? 0
      return row.etc_p10 <= last && last <= row.etc_p90
    })
    expect(forecasts.length).toBeGreaterThan(200)
    const late = forecasts.filter((row) => (visits.get(row.visit_id)?.last_lift ?? 0) > row.etc_p50)
    expect(within.length / forecasts.length).toBeGreaterThan(0.7)
    expect(within.length / forecasts.length).toBeLessThan(0.9)
    expect(late.length / forecasts.length).toBeGreaterThan(0.35)
    expect(late.length / forecasts.length).toBeLessThan(0.65)
    for (const row of forecasts) expect(row.done_boxes).toBeLessThanOrEqual(row.planned_boxes)
    const uneven = [...Map.groupBy(forecasts, (row) => row.visit_id)].filter(([id, own]) => {
      const { first_lift, last_lift } = visits.get(id) ?? {}
      const expected = Math.ceil(((last_lift ?? 0) - (first_lift ?? 0)) / (30 * MINUTE))
      const steps = own.every(({ made_at }, i) => made_at === (own[0]?.made_at ?? 0) + i * 30 * MINUTE)
      const whole = (first_lift ?? 0) < start || (own[0]?.made_at === first_lift && own.length === expected)
      return !steps || !whole
    })
    expect(uneven).toEqual([])
  })

  it('names ships and services that the terminal knows', () => {
    const places = placesOf(QUARTER)
    const ships = new Map(places.flatMap((e) => (e.table === 'vessel' ? [[e.row.imo, e.row] as const] : [])))
    const services = new Map(
      places.flatMap((e) => (e.table === 'service' ? [[e.row.service, e.row] as const] : [])),
    )
    for (const visit of visits.values()) {
      expect(ships.get(visit.imo)?.loa_m).toBe(visit.loa_m)
      expect(ships.get(visit.imo)?.name).toBe(visit.vessel)
      expect(services.get(visit.service)?.carrier).toBe(visit.line)
    }
  })
})
