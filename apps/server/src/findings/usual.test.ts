import { expect, it } from 'vitest'
import { scoreOf, usualOf } from './usual.ts'

it('takes the median, and the median distance from it as the spread', () => {
  const usual = usualOf([26, 30, 32, 28, 90, 30, 34], 0)
  expect(usual.median).toBe(30)
  expect(usual.spread).toBeCloseTo(1.4826 * 2, 9)
  expect(scoreOf(20, usual)).toBeCloseTo(-10 / (1.4826 * 2), 9)
  expect(usualOf([1, 2, 4, 10], 0).median).toBe(3)
})

it('does not cry at a breath where a series hardly moves', () => {
  expect(usualOf([30, 30, 30, 30], 0)).toEqual({ median: 30, spread: 1.5 })
  expect(usualOf([0, 0, 0, 0], 0.02)).toEqual({ median: 0, spread: 0.02 })
})
