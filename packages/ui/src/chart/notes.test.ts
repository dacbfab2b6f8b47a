import { expect, it } from 'vitest'
import { type ChartNote, noteLine, noteRows, noteSeries } from './notes.ts'

const note = (from: number, to: number): ChartNote => ({ key: 'n', from, to, text: 'Wind', by: 'Ada' })

const areas = (notes: readonly ChartNote[]) =>
  (noteSeries(notes, 24, 'dark', 1)[0]?.markArea?.data ?? []).map((pair) =>
    (Array.isArray(pair) ? pair : []).map((end) => end.xAxis),
  )

it('are drawn where they lie, cut at the edges, and never too narrow to be seen', () => {
  expect(areas([note(2, 5), note(-3, 1), note(22, 40)])).toEqual([
    [2, 5],
    [0, 1],
    [22, 24],
  ])
  expect(areas([note(-5, 0), note(24, 30)])).toEqual([])
  const [start = 0, end = 0] = areas([note(3, 3.01)])[0]?.map(Number) ?? []
  expect(end - start).toBeCloseTo(0.144)
})

it('are told at every place that they touch', () => {
  const row = { label: '✎ Wind', value: 'Ada' }
  expect([1, 2, 3, 4].map((index) => noteRows([note(1.5, 4)], index))).toEqual([[row], [row], [row], []])
  expect(noteLine({ text: 'Wind', by: '' })).toBe('✎ Wind')
})
