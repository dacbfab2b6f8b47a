import { expect, test } from 'vitest'
import { addedUp } from './added-up.ts'

const ratio = (numerator: number | null, denominator: number | null) => ({
  ...{ numerator, denominator, rows: 2, excluded: 1 },
  value: 0,
})

test('sums add up, and nothing is not zero', () => {
  expect(addedUp('throughput_boxes', [3, null, 4])).toBe(7)
  expect(addedUp('throughput_boxes', [null, null])).toBeNull()
})

test('ratios are those of the sums of their sides', () => {
  expect(addedUp('gmph', [ratio(60, 2), ratio(30, 2), null])).toEqual({
    ...{ numerator: 90, denominator: 4, value: 22.5, rows: 4, excluded: 2 },
  })
  expect(addedUp('quay_occupancy', [ratio(null, null)])).toMatchObject({ value: null, numerator: null })
})

test('a rate of which no part had enough is not told from the parts', () => {
  expect(addedUp('gmph', [{ ...ratio(1, 0.1), value: null }])).toBeUndefined()
})

test('percentiles cannot be told from those of parts', () => {
  expect(addedUp('truck_turn_p50', [20, 30])).toBeUndefined()
})
