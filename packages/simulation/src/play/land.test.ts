import type { TruckAppointmentFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { firstOverlap, played } from '../fixture/played.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'

const { zone } = QUARTER.terminal
const starts = [105, 106, 107].map((week) => weekStart(week, zone))
const [first = 0, , last = 0] = starts
const end = last + 7 * DAY
const terminal = planOf(QUARTER, { from: first, to: end + 7 * DAY })
const weeks = starts.map((start) => played(terminal, start))

const appointments = weeks.flatMap((week) => week.rows('truck_appointment'))
const states = weeks.flatMap((week) => week.rows('truck_visit'))
const transactions = weeks.flatMap((week) => week.rows('truck_transaction'))
const ways = states.filter((row) => row.gate_out_at === null)
const visits = states.flatMap((row) => (row.gate_out_at === null ? [] : [{ ...row, out: row.gate_out_at }]))
const newest = new Map<string, TruckAppointmentFact>()
for (const row of appointments) newest.set(row.appointment_id, row)

const arrivals = [...newest.values()].filter((row) => row.arrived_at !== null)
const tolerance = QUARTER.land.booking.toleranceMin * MINUTE
const punctuality = (row: TruckAppointmentFact): 'early' | 'onTime' | 'late' => {
  const at = row.arrived_at ?? 0
  if (at < row.slot_from - tolerance) return 'early'
  return at > row.slot_to + tolerance ? 'late' : 'onTime'
}

describe('appointments', () => {
  it('tell their newest state with the greatest version, and end in one of four ways', () => {
    const versions = new Map<string, number>()
    for (const row of appointments) {
      expect(row.version).toBeGreaterThan(versions.get(row.appointment_id) ?? 0)
      versions.set(row.appointment_id, row.version)
      if (row.state === 'BOOKED') expect([row.arrived_at, row.cancelled_at]).toEqual([null, null])
    }
    const settled = [...newest.values()].filter((row) => row.slot_to < end - 12 * HOUR)
    expect(settled.length).toBeGreaterThan(10_000)
    expect(settled.filter((row) => row.state === 'BOOKED' || row.state === 'ARRIVED')).toEqual([])
  })

  it('that are due are early, on time, late or missed: the four add up', () => {
    const inside = [...newest.values()].filter((row) => row.slot_to < end - 12 * HOUR)
    const due = inside.filter((row) => row.state !== 'CANCELLED_BY_TERMINAL' && row.cancelled_at === null)
    const kept = due.flatMap((row) => (row.arrived_at === null ? [] : [punctuality(row)]))
    const missed = due.filter((row) => row.state === 'NO_SHOW')
    expect(kept.length + missed.length).toBe(due.length)
    for (const row of due) if (row.arrived_at) expect(row.arrived_at).toBeLessThan(row.slot_to + 2 * HOUR)
    for (const row of missed) expect(row.version).toBe(row.slot_to + 2 * HOUR)
    const { onTime } = QUARTER.land.accepted
    expect(kept.filter((p) => p === 'onTime').length / due.length).toBeGreaterThan(onTime.min)
    expect(kept.filter((p) => p === 'onTime').length / due.length).toBeLessThan(onTime.max)
  })

  it('are counted by the ledger as the rows tell', () => {
    const told = (state: string): number => appointments.filter((row) => row.state === state).length
    const of = (name: keyof (typeof weeks)[0]['play']['ledger']['land']): number =>
      weeks.reduce((sum, week) => sum + Number(week.play.ledger.land[name]), 0)
    expect(of('booked')).toBe(appointments.filter((r) => r.state === 'BOOKED' && r.changes === 0).length)
    expect(of('changed')).toBe(appointments.filter((r) => r.state === 'BOOKED' && r.changes > 0).length)
    expect(of('cancelled')).toBe(told('CANCELLED'))
    expect(of('cancelledByTerminal')).toBe(told('CANCELLED_BY_TERMINAL'))
    expect(of('noShow')).toBe(told('NO_SHOW'))
    expect(of('done')).toBe(told('DONE'))
    for (const name of ['early', 'onTime', 'late'] as const)
      expect(of(name)).toBe(
        appointments.filter((row) => row.state === 'ARRIVED' && punctuality(row) === name).length,
      )
    expect(of('walkIns')).toBe(ways.filter((row) => row.appointment_id === '').length)
    expect(of('troubles')).toBe(ways.filter((row) => row.trouble === 1).length)
    expect(of('dual')).toBe(visits.filter((row) => row.flow === 'DUAL').length)
  })

  it('agree with the visit that keeps them', () => {
    const told = new Map(arrivals.map((row) => [row.appointment_id, row]))
    const boxes = new Map<string, string[]>()
    for (const row of transactions)
      boxes.set(row.truck_visit_id, [...(boxes.get(row.truck_visit_id) ?? []), row.unit_id])
    const kept = visits.filter((row) => row.appointment_id !== '' && row.arrived_at > first)
    expect(kept.length).toBeGreaterThan(10_000)
    for (const row of kept) {
      const appointment = told.get(row.appointment_id)
      expect(appointment).toMatchObject({
        company: row.company,
        plate: row.plate,
        driver: row.driver,
        kind: row.flow,
        state: 'DONE',
        arrived_at: row.arrived_at,
        version: row.out,
      })
      expect([...(appointment?.unit_ids ?? [])].sort()).toEqual(boxes.get(row.truck_visit_id)?.sort())
    }
  })

  it('that are missed are followed by a visit for the same box', () => {
    const served = new Map(transactions.map((row) => [row.unit_id, row.service_started_at]))
    const missed = appointments.filter((row) => row.state === 'NO_SHOW' && row.slot_to < end - 3 * DAY)
    expect(missed.length).toBeGreaterThan(200)
    for (const row of missed)
      for (const id of row.unit_ids) expect(served.get(id)).toBeGreaterThan(row.slot_to)
  })
})

describe('trucks', () => {
  it('come in once and go out once, the weeks together', () => {
    const unique = (rows: readonly { truck_visit_id: string }[]): Set<string> => {
      const ids = new Set(rows.map((row) => row.truck_visit_id))
      expect(ids.size).toBe(rows.length)
      return ids
    }
    const [went, came] = [unique(visits), unique(ways)]
    for (const row of ways)
      if (row.gate_in_at < end - 8 * HOUR) expect(went.has(row.truck_visit_id)).toBe(true)
    for (const row of visits) if (row.gate_in_at > first) expect(came.has(row.truck_visit_id)).toBe(true)
  })

  it('are never in two places, and some come twice a day', () => {
    const rows = visits.map((row) => ({ started_at: row.arrived_at, ended_at: row.out }))
    expect(firstOverlap(rows, (i) => visits[i]?.plate ?? '')).toBeNull()
    const byDay = new Map<string, number>()
    for (const row of visits) {
      const day = `${row.plate} ${Math.floor(row.arrived_at / DAY)}`
      byDay.set(day, (byDay.get(day) ?? 0) + 1)
    }
    const twice = [...byDay.values()].filter((count) => count > 1).length
    expect(twice / byDay.size).toBeGreaterThan(0.05)
    expect(Math.max(...byDay.values())).toBeLessThan(8)
  })

  it('pass one by one through each lane, in the order in which they queue', () => {
    const into = visits.map((row) => ({ started_at: row.gate_in_started_at, ended_at: row.gate_in_at }))
    expect(firstOverlap(into, (i) => visits[i]?.lane ?? '')).toBeNull()
    const out = visits.map((row) => ({ started_at: row.gate_out_started_at ?? 0, ended_at: row.out }))
    expect(firstOverlap(out, (i) => visits[i]?.lane_out ?? '')).toBeNull()
    const queue = [...visits].sort((a, b) => a.arrived_at - b.arrived_at)
    const byLane = new Map<string, number>()
    for (const row of queue) {
      expect(row.gate_in_started_at).toBeGreaterThanOrEqual(byLane.get(row.lane) ?? 0)
      byLane.set(row.lane, row.gate_in_started_at)
    }
    expect(byLane.size).toBe(QUARTER.layout.gateLanesIn)
  })

  it("keep Little's law: the ledger's mean inside is departures times turn time, within 2 %", () => {
    const plays = starts.map((start) => played(terminal, start, { until: start }).play)
    const carried = visits.filter((row) => row.gate_in_at < first).length
    const [from, to] = [first + DAY, end - DAY]
    let [sum, samples] = [0, 0]
    for (let at = from; at < to; at += 5 * MINUTE) {
      for (const play of plays) if (play.start <= at) play.runUntil(at)
      sum += plays.reduce((inside, { ledger }) => inside + ledger.gateIn - ledger.gateOut, carried)
      samples++
    }
    const inside = (row: (typeof visits)[number]): number =>
      Math.max(0, Math.min(row.out, to) - Math.max(row.gate_in_at, from))
    const left = visits.filter((row) => row.out >= from && row.out < to)
    const turn = left.reduce((total, row) => total + row.out - row.gate_in_at, 0) / left.length
    const edges = visits.reduce((total, row) => total + inside(row), 0) - left.length * turn
    const mean = sum / samples
    expect(Math.abs((mean * (to - from) - edges) / (left.length * turn) - 1)).toBeLessThan(0.02)
    expect(mean).toBeGreaterThan(QUARTER.land.accepted.trucksInside.min)
    expect(mean).toBeLessThan(QUARTER.land.accepted.trucksInside.max)
  })

  it('come by day three times as often as by night, some without an appointment', () => {
    const hours = new Array<number>(24).fill(0)
    for (const row of ways) {
      const hour = Math.floor(row.arrived_at / HOUR + 8) % 24
      hours[hour] = (hours[hour] ?? 0) + 1
    }
    const mean = (from: number, to: number): number =>
      hours.slice(from, to).reduce((a, b) => a + b, 0) / (to - from)
    expect(mean(8, 20) / mean(0, 6)).toBeGreaterThan(2.5)
    expect(mean(8, 20) / mean(0, 6)).toBeLessThan(3.8)
    const { walkIn } = QUARTER.land.accepted
    const walked = ways.filter((row) => row.appointment_id === '').length / ways.length
    expect(walked).toBeGreaterThan(walkIn.min)
    expect(walked).toBeLessThan(walkIn.max)
  })
})
