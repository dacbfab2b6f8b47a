import { expect, it } from 'vitest'
import { laidOut, moved, pinToggled, resized, type TableLayout, toggled } from './layout.ts'

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: key }))
const layout: TableLayout = { shown: ['c', 'b'], pinned: ['a'], widths: {} }
const keysOf = (of: TableLayout) => laidOut(columns, of).map(({ key, pinned }) => (pinned ? `!${key}` : key))

it('shows pinned columns first and the others in the order that was chosen', () => {
  expect(keysOf(layout)).toEqual(['!a', 'c', 'b'])
  expect(keysOf({ ...layout, shown: ['c', 'gone', 'a'] })).toEqual(['!a', 'c'])
})

it('moves a column among its own and never past the end', () => {
  expect(keysOf(moved(layout, 'b', -1))).toEqual(['!a', 'b', 'c'])
  expect(moved(layout, 'b', 1)).toBe(layout)
  expect(moved(layout, 'a', 1)).toBe(layout)
  expect(keysOf(moved({ ...layout, pinned: ['a', 'd'] }, 'd', -1))).toEqual(['!d', '!a', 'c', 'b'])
})

it('shows, hides, pins and lets go', () => {
  expect(keysOf(toggled(layout, 'd'))).toEqual(['!a', 'c', 'b', 'd'])
  expect(keysOf(toggled(layout, 'a'))).toEqual(['c', 'b'])
  expect(keysOf(pinToggled(layout, 'b'))).toEqual(['!a', '!b', 'c'])
  expect(keysOf(pinToggled(layout, 'a'))).toEqual(['a', 'c', 'b'])
})

it('keeps widths within what can be read', () => {
  const widths = [10, 123.4, 9999].map((width) => resized(layout, 'a', width).widths.a)
  expect(widths).toEqual([56, 123, 640])
  expect(laidOut(columns, resized(layout, 'b', 200)).map(({ width }) => width)).toEqual([
    undefined,
    undefined,
    200,
  ])
})
