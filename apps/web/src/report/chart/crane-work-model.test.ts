import type { GanttBar } from '@quaywise/ui'
import { describe, expect, test } from 'vitest'
import { between, craneSigns, cranesOf, rangeOf } from './crane-work-model.ts'

const work: GanttBar = { key: 'row:0', lane: 'QC1', from: 0, to: 100, tone: 'load', label: 'Bay 02' }
const delay = (lane: string, from: number, to: number): GanttBar => ({
  ...{ key: `row:${from}`, lane, from, to },
  tone: 'hatch',
})

describe('work of a crane', () => {
  test('leaves its delays free, and its longest stretch bears the name', () => {
    const parts = between(work, [delay('QC1', 60, 80), delay('QC1', 20, 30), delay('QC2', 40, 50)])
    expect(parts.map(({ from, to, label }) => [from, to, label])).toEqual([
      [0, 20, undefined],
      [30, 60, 'Bay 02'],
      [80, 100, undefined],
    ])
  })

  test('is cut at its edges by a delay that reaches over them', () => {
    const parts = between(work, [delay('QC1', -10, 15), delay('QC1', 90, 120)])
    expect(parts.map(({ from, to }) => [from, to])).toEqual([[15, 90]])
  })

  test('is counted by crane without its delays', () => {
    const rows = [
      { part: 'WORK', crane: 'QC2', boxes: 3 },
      { part: 'WORK', crane: 'QC1', boxes: 4 },
      { part: 'DELAY', crane: 'QC1', boxes: 0 },
    ]
    expect(cranesOf(rows)).toEqual([
      { crane: 'QC1', boxes: 4 },
      { crane: 'QC2', boxes: 3 },
    ])
  })

  test('names its colours: operations that were done, then causes by their time; both restows share one', () => {
    const lasting = (category: string, minutes: number) => ({
      ...{ part: 'DELAY', category, started_at: '2026-01-09T00:00:00Z' },
      ended_at: new Date(Date.UTC(2026, 0, 9) + minutes * 60_000).toISOString(),
    })
    const done = ['RESTOW_QUAY', 'LOAD', 'RESTOW_SHIP'].map((op) => ({ part: 'WORK', op }))
    const signs = craneSigns(
      [...done, lasting('AGV', 5), lasting('HATCH', 9), lasting('AGV', 3)],
      (_, key) => key,
    )
    expect(signs.map(({ label }) => label)).toEqual(['LOAD', 'RESTOW_SHIP / RESTOW_QUAY', 'HATCH', 'AGV'])
    expect(signs.map(({ tone }) => tone)).toEqual(['load', 'restow', 'hatch', 'waitAgv'])
  })

  test('has room for itself on the axis', () => {
    expect(rangeOf([work])).toEqual([-900_000, 900_100])
  })
})
