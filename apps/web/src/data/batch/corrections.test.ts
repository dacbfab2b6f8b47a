import { expect, it } from 'vitest'
import { cellOrder, withCorrection } from './corrections.ts'

it('keeps one correction for each refused row', () => {
  const row = { line: 3, reason: 'BAD_INSTANT' }
  const one = withCorrection(new Map(), row, { text: 'a' })
  const two = withCorrection(one, row, { text: 'b' })
  expect([...two.values()]).toEqual([{ text: 'b' }])
  expect([...one.values()]).toEqual([{ text: 'a' }])
  expect(withCorrection(two, row, null).size).toBe(0)
})

it('shows the cells to blame before the others', () => {
  expect(cellOrder(['ship', 'in', 'from', 'to'], 'to')).toEqual([3, 0, 1, 2])
  expect(cellOrder(['ship', 'in', 'from'], 'from, in')).toEqual([1, 2, 0])
  expect(cellOrder(['ship', 'in'], null)).toEqual([0, 1])
})
