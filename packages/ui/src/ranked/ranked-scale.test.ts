import { expect, it } from 'vitest'
import { rankedMax, rankedShare } from './ranked-scale.ts'

it('holds the target band as well as the values', () => {
  expect(rankedMax([3, null, 8], 10)).toBe(10)
  expect(rankedMax([3, null, 8], undefined)).toBe(8)
  expect(rankedMax([], undefined)).toBe(0)
})

it('starts at zero and fills the scale with the longest bar', () => {
  expect([rankedShare(0, 10), rankedShare(5, 10), rankedShare(10, 10)]).toEqual([0, 50, 100])
  expect([rankedShare(null, 10), rankedShare(5, 0), rankedShare(-5, 10)]).toEqual([0, 0, 0])
})
