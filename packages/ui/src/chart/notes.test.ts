import { expect, it } from 'vitest'
import { type ChartNote, noteLine, noteRows, noteRowsAt, noteSeries } from './notes.ts'

const note = (from: number, to: number): ChartNote => ({ key: 'n', from, to, text: 'Wind', by: 'Ada' })

const areas = (notes: readonly ChartNote[], axis: readonly [number, number] = [0, 24]) =>
  (noteSeries(notes, axis, 'dark', 1)[0]?.markArea?.data ?? []).map((pair) =>
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

it('stand on an axis of instants as on one of places', () => {
  const axis = [1000, 2000] as const
  expect(areas([note(900, 1200), note(2000, 2100)], axis)).toEqual([[1000, 1200]])
  const row = { label: '✎ Wind', value: 'Ada' }
  expect([1199, 1200].map((at) => noteRowsAt([note(900, 1200)], at))).toEqual([[row], []])
})

it('are told at every place that they touch', () => {
  const row = { label: '✎ Wind', value: 'Ada' }
  expect([1, 2, 3, 4].map((index) => noteRows([note(1.5, 4)], index))).toEqual([[row], [row], [row], []])
  expect(noteLine({ text: 'Wind', by: '' })).toBe('✎ Wind')
})
