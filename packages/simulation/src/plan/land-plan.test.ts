import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { bookingSteps, SLOT } from './appointment.ts'
import { gateDayOf, localHour } from './gate-day.ts'
import { landPlan } from './land-plan.ts'
import { Lanes } from './lanes.ts'
import { SlotBook } from './slot-book.ts'
import { planOf } from './terminal-plan.ts'

const { zone } = QUARTER.terminal
const start = weekStart(105, zone)
const end = start + 14 * DAY
const plan = planOf(QUARTER, { from: start, to: end + 7 * DAY }).through(end)
const land = landPlan(plan, { from: start, to: end })
const { offered, toleranceMin } = QUARTER.land.booking
const local = (text: string): number => Date.parse(`${text}:00+08:00`)

describe('the plan of the land side', () => {
  it('is the same for any span that holds a day', () => {
    const day = landPlan(plan, { from: start + 4 * DAY, to: start + 5 * DAY })
    const from = day.visits[0]?.arrivedAt ?? 0
    const to = day.visits.at(-1)?.arrivedAt ?? 0
    expect(land.visits.filter((v) => v.arrivedAt >= from && v.arrivedAt <= to)).toEqual(day.visits)
    const ids = new Set(land.lost.map(({ id }) => id))
    expect(day.lost.length).toBeGreaterThan(20)
    expect(day.lost.filter(({ id }) => !ids.has(id))).toEqual([])
  })

  it('never books more into a slot than it offers', () => {
    const booked = new Map<number, number>()
    const missed = land.lost.filter(({ lost }) => lost?.state === 'NO_SHOW')
    for (const appointment of [...land.visits.map((visit) => visit.appointment), ...missed])
      if (appointment) booked.set(appointment.slotFrom, (booked.get(appointment.slotFrom) ?? 0) + 1)
    expect(booked.size).toBeGreaterThan(300)
    const full = [...booked].filter(([at, count]) => count === offered[Math.floor(localHour(at, zone))])
    expect(full.length).toBeGreaterThan(0)
    for (const [at, count] of booked)
      expect(count).toBeLessThanOrEqual(offered[Math.floor(localHour(at, zone))] ?? 0)
  })

  it('lets trucks come in their gate day, when their boxes can be worked', () => {
    for (const { receive, deliver, arrivedAt, atBlock, appointment } of land.visits) {
      const task = receive ?? deliver
      expect(gateDayOf(arrivedAt, zone)).toBe(gateDayOf(task?.at ?? 0, zone))
      expect(atBlock).toBeGreaterThan(arrivedAt)
      if (appointment) expect(Math.abs(arrivedAt - appointment.slotFrom - SLOT / 2)).toBeLessThan(2.5 * HOUR)
    }
  })

  it('books, changes and loses appointments in order of time', () => {
    const kept = land.visits.flatMap(({ appointment }) => (appointment ? [appointment] : []))
    const all = [...kept, ...land.lost]
    for (const appointment of all) {
      const { slotFrom, arrivedAt, lost } = appointment
      const times = bookingSteps(appointment).map(({ at }) => at)
      for (const [i, at] of times.entries()) if (i > 0) expect(at).toBeGreaterThan(times[i - 1] ?? 0)
      expect(arrivedAt ?? lost?.at).toBeGreaterThan(times.at(-1) ?? 0)
      for (const step of bookingSteps(appointment)) expect(step.slotFrom).toBeGreaterThan(step.at)
      expect(bookingSteps(appointment).at(-1)?.slotFrom).toBe(slotFrom)
      if (lost && lost.state !== 'NO_SHOW') expect(lost.at).toBeLessThan(slotFrom)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('has hauliers of different reliability', () => {
    const onTime = QUARTER.land.hauliers.map((_, haulier) => {
      const own = land.visits.flatMap(({ appointment: a }) => (a && a.haulier === haulier ? [a] : []))
      const away = own.map(({ arrivedAt, slotFrom }) => Math.abs((arrivedAt ?? 0) - slotFrom - SLOT / 2))
      return away.filter((ms) => ms <= SLOT / 2 + toleranceMin * MINUTE).length / own.length
    })
    expect(Math.max(...onTime)).toBeGreaterThan(0.9)
    expect(Math.min(...onTime)).toBeLessThan(0.65)
  })
})

describe('the planted episodes of the land side', () => {
  const queue = (from: number, to: number): number => {
    const own = land.visits.filter(({ arrivedAt }) => arrivedAt >= from && arrivedAt < to)
    return own.reduce((sum, v) => sum + v.gateInStarted - v.arrivedAt, 0) / own.length / MINUTE
  }

  it('show a queue at the gate on Monday the 12th from 13:00', () => {
    expect(queue(local('2026-01-12T13:30'), local('2026-01-12T15:00'))).toBeGreaterThan(15)
    expect(queue(local('2026-01-13T13:30'), local('2026-01-13T15:00'))).toBeLessThan(5)
    expect(queue(local('2026-01-12T18:30'), local('2026-01-12T20:00'))).toBeLessThan(5)
  })

  it('show the documents system down on Saturday the 10th', () => {
    const [from, to] = [local('2026-01-10T09:00'), local('2026-01-10T15:00')]
    const own = land.visits.filter(({ gateIn }) => gateIn >= from && gateIn < to)
    const stopped = own.flatMap(({ ticket }) => ticket ?? [])
    expect(stopped.length / own.length).toBeGreaterThan(0.08)
    for (const { code } of stopped) expect(code).toBe('DOCUMENTS')
    const cancelled = land.lost.filter(
      ({ lost, slotFrom }) => lost?.state === 'CANCELLED_BY_TERMINAL' && slotFrom >= from && slotFrom < to,
    )
    expect(cancelled.length).toBeGreaterThan(5)
  })
})

describe('slots and lanes', () => {
  it('give the nearest hour with room, later before earlier, and none when all near are full', () => {
    const book = new SlotBook(new Array<number>(24).fill(1), start, zone)
    expect([0, 1, 2, 3].map(() => book.take(10, 8, 23))).toEqual([10, 11, 9, 12])
    expect([0, 1, 2, 3].map(() => book.take(10, 8, 12))).toEqual([8, null, null, null])
  })

  it('serve one queue in order, and open a closed lane at its hour', () => {
    const lanes = new Lanes(2, [{ lanes: [2], from: 22, to: 6 }], zone)
    const night = local('2026-01-12T23:00')
    expect(lanes.next(night)).toEqual({ lane: 1, started: night })
    lanes.take(1, night + 10 * MINUTE)
    expect(lanes.next(night + MINUTE)).toEqual({ lane: 1, started: night + 10 * MINUTE })
    lanes.take(1, night + 9 * HOUR)
    expect(lanes.next(night + MINUTE)).toEqual({ lane: 2, started: local('2026-01-13T06:00') })
    const turn = local('2026-01-13T03:00')
    const old = new Lanes(
      2,
      [
        { lanes: [1], from: 3, to: 6 },
        { lanes: [2], from: 22, to: 3 },
      ],
      zone,
      turn,
    )
    old.take(1, turn + MINUTE)
    expect(old.next(turn - MINUTE)).toEqual({ lane: 1, started: turn + MINUTE })
  })
})
