import { expect, it } from 'vitest'
import type { Series } from '../chart/series.ts'
import { seriesAtHeight, stackTotals, toShares } from './stack.ts'

const series: Series[] = [
  { key: 'a', label: 'A', tone: 'load', values: [30, 0, null, null] },
  { key: 'b', label: 'B', tone: 'discharge', values: [10, 0, 5, null] },
]

it('sums what there is and knows no data from zero', () => {
  expect(stackTotals(series, 4)).toEqual([40, 0, 5, null])
})

it('turns values into shares and leaves a zero total without any', () => {
  expect(toShares(series, 4).map((each) => each.values)).toEqual([
    [75, null, null, null],
    [25, null, 100, null],
  ])
})

it('finds the series at a height of the stack', () => {
  expect(seriesAtHeight(series, 0, 12)?.key).toBe('a')
  expect(seriesAtHeight(series, 0, 35)?.key).toBe('b')
  expect(seriesAtHeight(series, 0, 99)).toBeUndefined()
})
