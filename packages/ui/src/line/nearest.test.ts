import { expect, it } from 'vitest'
import { indexAt, nearestMark } from './nearest.ts'

const points = Float64Array.of(100, 1, 200, 2, 300, 3)

it('finds the last instant at or before another', () => {
  expect([50, 100, 199, 200, 999].map((at) => indexAt(points, at))).toEqual([0, 0, 0, 1, 2])
})

it('names the closest series and leaves out missing values', () => {
  const series = [
    { key: 'a', label: 'A', tone: 'load' as const, values: [10, null] },
    { key: 'b', label: 'B', tone: 'near' as const, values: [20, 90] },
  ]
  expect(nearestMark(series, 0.2, 12)).toMatchObject({ seriesKey: 'a', index: 0 })
  expect(nearestMark(series, 1.1, 12)).toMatchObject({ seriesKey: 'b', index: 1 })
  expect(nearestMark([], 0, 0)).toBeUndefined()
})
