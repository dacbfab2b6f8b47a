import { expect, it } from 'vitest'
import { edgeTicks, stackMarkers } from './histogram-option.ts'

it('marks at most about ten edges of the bins', () => {
  const bins = Array.from({ length: 30 }, (_, index) => ({ from: index, to: index + 1, count: 1 }))
  expect(edgeTicks(bins)).toEqual([0, 4, 8, 12, 16, 20, 24, 28])
  expect(edgeTicks(bins.slice(0, 2))).toEqual([0, 1, 2])
})

it('lifts markers that stand close together', () => {
  const markers = [
    { value: 44, label: 'P90' },
    { value: 28, label: 'P50' },
    { value: 30, label: 'target' },
  ]
  expect(stackMarkers(markers, 70).map(({ label, level }) => [label, level])).toEqual([
    ['P50', 0],
    ['target', 1],
    ['P90', 0],
  ])
})
