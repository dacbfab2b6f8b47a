import { expect, it } from 'vitest'
import { hourForecast } from './hour-forecast.ts'

const HOUR = 3_600_000
const hour = (index: number, done: number | null, plan: number | null) => ({ at: index * HOUR, done, plan })

it('expects of the hours to come what the last three full hours came to of their plan', () => {
  const hours = [
    hour(0, 10, 100),
    hour(1, 90, 100),
    hour(2, 80, 100),
    hour(3, 100, 100),
    hour(4, 30, 60),
    hour(5, null, 200),
  ]
  const forecast = hourForecast(hours, 4.5 * HOUR)
  // Of 300 planned 270 were done: 0.9. The running hour keeps its 30 and expects half of 60 × 0.9 more.
  expect(forecast?.achieved).toBeCloseTo(0.9, 9)
  expect(forecast?.hours.slice(0, 4)).toEqual([null, null, null, null])
  expect(forecast?.hours[4]?.p50).toBeCloseTo(57, 9)
  expect(forecast?.hours[5]?.p50).toBeCloseTo(180, 9)
  expect(forecast?.whole.p50).toBeCloseTo(10 + 90 + 80 + 100 + 30 + 27 + 180, 9)
})

it('has a band that never closes, though boxes are many', () => {
  const [, next] = hourForecast([hour(0, 1000, 1000), hour(1, null, 100_000)], HOUR)?.hours ?? []
  expect((next?.p90 ?? 0) / (next?.p50 ?? 1)).toBeCloseTo(
    Math.exp(1.2816 * Math.sqrt(0.0089 + 1 / 100_000)),
    6,
  )
  expect((next?.p50 ?? 0) / (next?.p10 ?? 1)).toBeCloseTo((next?.p90 ?? 0) / (next?.p50 ?? 1), 9)
})

it('takes the plan as it is where little is known, and a stop of all work as no stop for good', () => {
  expect(hourForecast([hour(0, 2, 5), hour(1, null, 50)], HOUR)?.hours[1]?.p50).toBe(50)
  expect(hourForecast([hour(0, 0, 90), hour(1, null, 50)], HOUR)?.hours[1]?.p50).toBe(20)
})

it('is none where nothing is planned any more', () => {
  expect(hourForecast([hour(0, 50, 60), hour(1, null, null)], HOUR)).toBeNull()
  expect(hourForecast([hour(0, 50, 60)], 2 * HOUR)).toBeNull()
})
