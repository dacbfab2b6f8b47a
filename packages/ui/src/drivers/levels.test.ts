import { expect, it } from 'vitest'
import { heightAt, levelsOf } from './levels.ts'

it('lets each part begin where the one before it ended, and ends at the other whole', () => {
  const { steps, min } = levelsOf(116, [1.5, -2.5, -5.6, -1.2, 1.5], 109.7)
  expect(steps[0]).toEqual({ from: min, to: 116 })
  expect(steps[1]).toEqual({ from: 116, to: 117.5 })
  expect(steps[3]?.from).toBe(115)
  expect(steps[5]?.to).toBeCloseTo(109.7, 9)
  expect(steps[6]).toEqual({ from: min, to: 109.7 })
})

it('cuts the axis where steps are small against the whole, and keeps all of them on it', () => {
  const { min, max, ticks, steps } = levelsOf(116, [1.5, -7.8], 109.7)
  expect(min).toBeGreaterThan(90)
  for (const { from, to } of steps) {
    expect(Math.min(from, to)).toBeGreaterThanOrEqual(min)
    expect(Math.max(from, to)).toBeLessThan(max)
  }
  expect(ticks.length).toBeGreaterThan(1)
})

it('begins at zero where the steps are as large as the whole', () => {
  expect(levelsOf(20, [-15, 2], 7).min).toBe(0)
})

it('has room where nothing changed', () => {
  const levels = levelsOf(30, [0, 0, 0], 30)
  expect(levels.max).toBeGreaterThan(30)
  expect(heightAt(30, levels)).toBeGreaterThan(0)
})
