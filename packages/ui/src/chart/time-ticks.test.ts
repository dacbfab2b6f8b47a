import { expect, it } from 'vitest'
import { timeStep, timeTicks } from './time-ticks.ts'

const hour = 3_600_000
const midnight = Date.UTC(2026, 10, 20)

it('chooses the smallest calendar step that gives few enough parts', () => {
  expect(timeStep(12 * hour, 12)).toBe(hour)
  expect(timeStep(12 * hour, 11)).toBe(2 * hour)
  expect(timeStep(90 * 24 * hour, 6)).toBe(28 * 24 * hour)
})

it('stands at whole steps inside the range', () => {
  const ticks = timeTicks(midnight + 0.5 * hour, midnight + 4 * hour, 4)
  expect(ticks.map((at) => (at - midnight) / hour)).toEqual([1, 2, 3, 4])
})

it('is whole in the given zone', () => {
  const ticks = timeTicks(midnight, midnight + 48 * hour, 3, 330)
  expect(ticks.map((at) => (at - midnight) / hour)).toEqual([18.5, 42.5])
})

it('has no ticks without a range', () => {
  expect(timeTicks(midnight, midnight, 5)).toEqual([])
})
