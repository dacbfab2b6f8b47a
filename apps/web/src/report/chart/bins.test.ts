import { expect, it } from 'vitest'
import { binsOf, binWidth, medianOf } from './bins.ts'

it.each([
  [0, 100, 10],
  [20, 42, 2],
  [0.1, 0.9, 0.1],
  [5, 5, 1],
])('spreads %d to %d over steps of %d', (low, high, width) => {
  expect(binWidth(low, high)).toBeCloseTo(width)
})

it('counts every value once, the greatest too', () => {
  const values = [21, 22.5, 30, 30, 41.9, 42]
  const bins = binsOf(values)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
  expect(bins[0]).toMatchObject({ from: 20, to: 22, count: 1 })
  expect(bins.at(-1)).toMatchObject({ from: 42, to: 44, count: 1 })
  expect(binsOf([])).toEqual([])
})

it('counts what is compared in the same intervals', () => {
  const bins = binsOf([21, 30], [39, 39.5])
  expect([bins[0]?.from, bins.at(-1)?.to]).toEqual([20, 40])
  expect(bins.map(({ count, before }) => [count, before]).filter(([a, b]) => a || b)).toEqual([
    [1, 0],
    [1, 0],
    [0, 2],
  ])
})

it('finds the middle', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1]), medianOf([])]).toEqual([2, 2.5, null])
})
