import { describe, expect, it } from 'vitest'
import type { Emission } from '../emission.ts'
import { stockAt } from '../plan/stock.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { HOUR, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { openingOf } from './opening.ts'
import { playWeek } from './week.ts'

const from = Date.parse('2026-01-08T16:00:00Z')
const to = Date.parse('2026-01-15T16:00:00Z')
const terminal = planOf(QUARTER, { from, to })

const opening: Emission[] = []
openingOf(terminal, from - 1, (emission) => opening.push(emission))

/** What becomes known in a week between two instants. */
const between = (start: number, after: number, until: number): Emission[] => {
  const seen: Emission[] = []
  let open = false
  const play = playWeek(terminal, start, after, (emission) => {
    if (open) seen.push(emission)
  })
  open = true
  play.runUntil(until)
  return seen
}

const monday = weekStart(105, QUARTER.terminal.zone)
const inside = [
  ...between(monday, from - 1, to),
  ...between(weekStart(106, QUARTER.terminal.zone), from - 1, to),
]

const all = [...opening, ...inside]

describe('the opening of the trial week', () => {
  it('tells the boxes that stand in the yard, once each', () => {
    const ids = opening.flatMap((e) => (e.table === 'container_visit' ? [e.row.unit_id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    const planned = stockAt(terminal, from).reduce((sum, block) => sum + block.boxes, 0)
    expect(Math.abs(ids.length / planned - 1)).toBeLessThan(0.02)
  })

  it('lets no box leave that it did not tell or see coming', () => {
    const known = new Set<string>()
    const strangers = new Set<string>()
    for (const e of [...opening, ...inside].filter((e) => e.table === 'container_visit')) {
      if (e.row.left_at === null) known.add(e.row.unit_id)
      else if (!known.has(e.row.unit_id)) strangers.add(e.row.unit_id)
    }
    expect([...strangers]).toEqual([])
  })

  it('lets no truck leave and no appointment be kept that it did not tell or see coming', () => {
    const within = new Set<string>()
    const booked = new Set<string>()
    const strangers: string[] = []
    for (const { table, row } of opening) if (table === 'truck_appointment') booked.add(row.appointment_id)
    for (const { table, row } of all) {
      if (table === 'truck_visit')
        if (row.gate_out_at === null) within.add(row.truck_visit_id)
        else if (!within.delete(row.truck_visit_id)) strangers.push(row.truck_visit_id)
      if (table === 'truck_appointment')
        if (row.state === 'BOOKED') booked.add(row.appointment_id)
        else if (!booked.has(row.appointment_id)) strangers.push(row.appointment_id)
    }
    expect(strangers).toEqual([])
    expect(opening.filter((e) => e.table === 'truck_visit').length).toBeGreaterThan(3)
    expect(opening.filter((e) => e.table === 'truck_appointment').length).toBeGreaterThan(200)
  })

  it('makes the gross hours of the call under way whole', () => {
    const visit = 'TN05-105'
    const time = [...opening, ...inside].flatMap((e) =>
      e.table === 'crane_time' && e.row.visit_id === visit ? [e.row] : [],
    )
    const assigned = inside.flatMap((e) =>
      e.table === 'crane_assignment' && e.row.visit_id === visit ? [e.row] : [],
    )
    expect(assigned.length).toBeGreaterThan(0)
    const sum = (rows: readonly { started_at: number; ended_at: number }[]): number =>
      rows.reduce((total, row) => total + row.ended_at - row.started_at, 0)
    expect(sum(time)).toBe(sum(assigned))
    expect(Math.min(...assigned.map((row) => row.started_at))).toBeLessThan(from)
  })
})

describe('what was said before the trial week', () => {
  const words = [...opening, ...inside].flatMap((e) => (e.table === 'port_call_event' ? [e.row] : []))

  it('is told once, from ten days ahead on', () => {
    const keys = words.map((row) => [row.visit_id, row.stamp, row.classifier, row.seq].join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    const earliest = Math.min(...words.map((row) => row.received_at))
    expect(earliest).toBeLessThan(from - 8 * 24 * HOUR)
  })

  it('names the calls that are still to come, and the shift that is on', () => {
    const announced = opening.flatMap((e) =>
      e.table === 'vessel_visit' && e.row.atb === null && e.row.own_ship === 'OWN' ? [e.row.visit_id] : [],
    )
    expect(new Set(announced).size).toBe(announced.length)
    expect(announced.length).toBeGreaterThan(30)
    const shifts = opening.flatMap((e) => (e.table === 'shift' ? [e.row] : []))
    expect(shifts.map((row) => row.shift_id)).toEqual(['2026-01-08-NIGHT'])
  })
})

describe('the planted episodes of the trial week', () => {
  const time = inside.flatMap((e) => (e.table === 'crane_time' ? [e.row] : []))
  const hours = (category: string, crane: string, day: string): number => {
    const start = Date.parse(`${day}T00:00:00+08:00`)
    return (
      time
        .filter(
          (row) =>
            row.category === category &&
            row.eq_id === crane &&
            row.started_at >= start &&
            row.started_at < start + 24 * HOUR,
        )
        .reduce((sum, row) => sum + row.ended_at - row.started_at, 0) / HOUR
    )
  }

  it('show a wind stop of all cranes at work on the 13th', () => {
    const from = Date.parse('2026-01-13T15:10:00+08:00')
    const atWork = inside.flatMap((e) =>
      e.table === 'crane_assignment' && e.row.started_at <= from && e.row.ended_at >= from + 95 * 60_000
        ? [e.row.eq_id]
        : [],
    )
    expect(atWork.length).toBeGreaterThanOrEqual(2)
    expect(atWork.filter((crane) => hours('WEATHER', crane, '2026-01-13') < 1.4)).toEqual([])
  })

  it('show a long fault of QC101 on the 14th', () => {
    expect(hours('FAULT', 'QC101', '2026-01-14')).toBeGreaterThan(2.5)
  })

  it('show the dip of the shift change', () => {
    const minutes = new Map<number, number>()
    const handOver = weekStart(106, QUARTER.terminal.zone)
    const usual = time.filter((row) => Math.abs(row.started_at - handOver) > 4 * HOUR)
    for (const row of usual.filter((row) => row.category === 'PLAN')) {
      const hour = Math.floor(row.started_at / HOUR + 8) % 24
      minutes.set(hour, (minutes.get(hour) ?? 0) + (row.ended_at - row.started_at) / 60_000)
    }
    const all = [...minutes.values()].reduce((a, b) => a + b, 0)
    expect(((minutes.get(8) ?? 0) + (minutes.get(20) ?? 0)) / all).toBeGreaterThan(0.8)
  })

  it('show a slow crane', () => {
    const rate = (crane: string): number => {
      const lifts = inside.filter(
        (e) =>
          e.table === 'che_cycle' &&
          e.row.eq_id === crane &&
          e.row.trolley === 'main' &&
          e.row.lift_kind === 'BOX',
      ).length
      const working = time.filter((row) => row.eq_id === crane && row.category === 'WORKING')
      return lifts / working.reduce((sum, row) => sum + row.ended_at - row.started_at, 0)
    }
    const others = ['QC101', 'QC102', 'QC104', 'QC105'].map(rate)
    expect(rate('QC103')).toBeLessThan(0.96 * Math.min(...others))
  })

  it('show calls across both ends of the week and across the weekly hand-over', () => {
    const visits = new Map(
      inside.flatMap((e) => (e.table === 'vessel_visit' ? [[e.row.visit_id, e.row] as const] : [])),
    )
    const worked = (at: number): boolean =>
      [...visits.values()].some(
        (v) => v.first_lift !== null && v.first_lift < at && (v.last_lift ?? Infinity) > at,
      )
    for (const at of [from, to, weekStart(106, QUARTER.terminal.zone)]) expect(worked(at)).toBe(true)
  })
})
