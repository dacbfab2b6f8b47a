import { expect, it } from 'vitest'
import { columnLine, movePlace, rowGroups, rowsWithData } from './heat-layout.ts'

const rows = [
  { key: '1', label: '1' },
  { key: '2', label: '2', group: 'Linden' },
  { key: '3', label: '3', group: 'Linden' },
  { key: '4', label: '4', group: 'Aurelia' },
  { key: '5', label: '5' },
  { key: '6', label: '6', group: 'Linden' },
]

it('brackets neighbouring rows of one group', () => {
  expect(rowGroups(rows)).toEqual([
    { label: 'Linden', start: 1, count: 2 },
    { label: 'Aurelia', start: 3, count: 1 },
    { label: 'Linden', start: 5, count: 1 },
  ])
})

it('leaves out rows without a value; zero is a value', () => {
  const cells = [
    { row: '1', column: 'a', value: null },
    { row: '2', column: 'a', value: 0 },
  ]
  expect(rowsWithData(rows, cells).map((row) => row.key)).toEqual(['2'])
})

it('walks with the arrow keys and stops at the edges', () => {
  const place = { row: 0, column: 1 }
  expect(movePlace(place, 'ArrowDown', 3, 4)).toEqual({ row: 1, column: 1 })
  expect(movePlace(place, 'ArrowUp', 3, 4)).toEqual({ row: 0, column: 1 })
  expect(movePlace(place, 'ArrowLeft', 3, 4)).toEqual({ row: 0, column: 0 })
  expect(movePlace(place, 'ArrowLeft', 3, 4, true)).toEqual({ row: 0, column: 2 })
  expect(movePlace(place, 'End', 3, 4)).toEqual({ row: 0, column: 3 })
  expect(movePlace(place, 'x', 3, 4)).toBe(place)
})

it('runs time from left to right on right-to-left pages and mirrors names', () => {
  const columns = ['a', 'b', 'c'].map((key) => ({ key, label: key }))
  expect(columnLine({ columns, direction: 'ltr' }, 0)).toBe(3)
  expect(columnLine({ columns, direction: 'rtl' }, 0)).toBe(5)
  expect(columnLine({ columns, direction: 'rtl', columnKind: 'name' }, 0)).toBe(3)
})
