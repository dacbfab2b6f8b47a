import { USUAL_SHIFTS } from '@quaywise/domain'
import { expect, test } from 'vitest'
import { movedBucket } from './moved-bucket.ts'
import { weekNumber, weekNumberOf, weekOf } from './weeks.ts'

test.each([
  ['2026-01-01', '2026-W01'],
  ['2025-12-29', '2026-W01'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-03', '2020-W53'],
  ['2026-02-01', '2026-W05'],
])('%s lies in week %s', (date, week) => {
  expect(weekOf(weekNumber(date))).toBe(week)
  expect(weekNumberOf(week)).toBe(weekNumber(date))
})

test('weeks of two months meet by their place', () => {
  const zone = 'Asia/Shanghai'
  const [february, january] = ['2026-02-01', '2026-01-01'].map((date) => Date.parse(`${date}T00:00:00+08:00`))
  const moved = { from: february ?? 0, to: january ?? 0, zone, shifts: USUAL_SHIFTS }
  // The first of February is the Sunday of W05, the first of January the Thursday of W01.
  expect(movedBucket('week', '2026-W05', moved)).toBe('2026-W01')
  expect(movedBucket('week', '2026-W09', moved)).toBe('2026-W05')
})
