import { expect, it } from 'vitest'
import { nameIn, numberIn, ratioOver } from './cell.ts'

const ratio = (numerator: number | null, denominator: number | null) => ({
  value: denominator ? (numerator ?? 0) / denominator : null,
  numerator,
  denominator,
  rows: 2,
  excluded: 1,
})

it('totals rates by their sides, never by their mean', () => {
  expect(ratioOver([ratio(30, 1), ratio(10, 0.25), null, undefined])).toEqual({
    value: 32,
    numerator: 40,
    denominator: 1.25,
    rows: 4,
    excluded: 2,
  })
})

it('has no total without ratios, and no quotient without a denominator', () => {
  expect(ratioOver([1, 'x', null])).toBeNull()
  expect(ratioOver([ratio(3, null)])).toMatchObject({ value: null, numerator: 3, denominator: 0 })
})

it('reads numbers and names out of cells', () => {
  expect([numberIn(ratio(6, 2)), numberIn(0), numberIn('5'), numberIn([1]), numberIn(undefined)]).toEqual([
    3,
    0,
    null,
    null,
    null,
  ])
  expect([nameIn('QC101'), nameIn(12), nameIn(''), nameIn(null)]).toEqual(['QC101', '12', null, null])
})
