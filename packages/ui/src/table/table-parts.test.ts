import { expect, it } from 'vitest'
import { barShare, cellContent } from './cell-content.tsx'
import { pageRange } from './page-range.ts'
import { shownColumns, toggleColumn } from './shown-columns.ts'
import { ariaSort, nextSort, nextSorts } from './sort-order.ts'
import { windowOf } from './use-row-window.ts'

const columns = [
  { key: 'a', title: 'A' },
  { key: 'b', title: 'B', pinned: true },
  { key: 'c', title: 'C' },
]

it('says which rows a page shows', () => {
  expect(pageRange(1, 20, 84)).toEqual({ from: 1, to: 20, pages: 5 })
  expect(pageRange(5, 20, 84)).toEqual({ from: 81, to: 84, pages: 5 })
  expect(pageRange(1, 20, 0)).toEqual({ from: 0, to: 0, pages: 1 })
})

it('sorts down, then up, then as the server does', () => {
  const down = nextSort(null, 'a')
  expect(down).toEqual({ key: 'a', direction: 'desc' })
  expect(nextSort(down, 'a')).toEqual({ key: 'a', direction: 'asc' })
  expect(nextSort({ key: 'a', direction: 'asc' }, 'a')).toBeNull()
  expect(nextSort(down, 'b')).toEqual({ key: 'b', direction: 'desc' })
  expect([ariaSort(down ? [down] : [], 'a'), ariaSort(down ? [down] : [], 'b')]).toEqual([
    'descending',
    'none',
  ])
})

it('sorts by several columns, each in its turn', () => {
  const a = nextSorts([], 'a', false)
  const both = nextSorts(a, 'b', true)
  expect(both.map(({ key, direction }) => `${key} ${direction}`)).toEqual(['a desc', 'b desc'])
  expect(nextSorts(both, 'a', true)[0]).toEqual({ key: 'a', direction: 'asc' })
  expect(nextSorts(nextSorts(both, 'a', true), 'a', true).map(({ key }) => key)).toEqual(['b'])
  expect(nextSorts(both, 'b', false)).toEqual([{ key: 'b', direction: 'asc' }])
})

it('shows pinned columns first and always', () => {
  expect(shownColumns(columns, undefined).map((each) => each.key)).toEqual(['b', 'a', 'c'])
  expect(shownColumns(columns, ['c']).map((each) => each.key)).toEqual(['b', 'c'])
  expect(toggleColumn(columns, ['c'], 'a')).toEqual(['a', 'c'])
  expect(toggleColumn(columns, ['a', 'c'], 'a')).toEqual(['c'])
})

it('keeps zero apart from no data', () => {
  expect(cellContent({ key: 'a', title: 'A' }, { a: 0 })).toBe(0)
  expect(cellContent({ key: 'a', title: 'A' }, { a: null })).toBe('–')
  expect(cellContent({ key: 'a', title: 'A' }, {})).toBe('–')
  expect([barShare(0, 10), barShare(5, 10), barShare(20, 10), barShare(null, 10), barShare(5, 0)]).toEqual([
    0, 50, 100, 0, 0,
  ])
})

it('fills the space of rows that are not drawn', () => {
  const items = [
    { index: 10, start: 330, end: 363 },
    { index: 11, start: 363, end: 396 },
  ]
  expect(windowOf(items, 3300)).toEqual({ start: 10, end: 12, before: 330, after: 2904 })
  expect(windowOf([], 3300)).toEqual({ start: 0, end: 0, before: 0, after: 3300 })
})
