import { expect, it } from 'vitest'
import { secondsLeft, warningSeconds } from './seconds-left.ts'

const HOUR = 3_600_000
const session = (idleMinutes: number) => ({
  ...{ id: 's', now: '2026-03-01T08:00:00.000Z', expiresAt: '2026-03-01T09:00:00.000Z', idleMinutes },
  lastSeenAt: '2026-03-01T07:59:30.000Z',
})

it('a session ends by its own time, whatever this browser’s clock says', () => {
  expect(secondsLeft(session(0), 500 * HOUR, 0, 500 * HOUR)).toBe(3600)
  expect(secondsLeft(session(0), 500 * HOUR, 0, 500 * HOUR + 3_590_000)).toBe(10)
})

it('a quiet session ends after its rest, counted from the last sign that the server heard of', () => {
  expect(secondsLeft(session(20), 0, 0, 19 * 60_000)).toBe(30)
  expect(secondsLeft(session(20), 15 * 60_000, 14 * 60_000, 15 * 60_000)).toBe(20 * 60 - 30)
  expect(secondsLeft(session(20), 0, 10 * 60_000, 19 * 60_000)).toBe(11 * 60)
})

it('a session warns two minutes before its end, and a short rest by its last third', () => {
  expect([0, 20, 6, 3, 1].map((minutes) => warningSeconds(session(minutes)))).toEqual([120, 120, 120, 60, 20])
})
