import type { PanelData, PanelInfo } from '@quaywise/contract'
import { expect, it } from 'vitest'
import type { Words } from '../words/use-words.ts'
import { bucketLabels, bucketsOf } from './buckets.ts'
import { heatModel } from './heat-model.ts'
import { OTHERS, seriesModel } from './series-model.ts'

const words = { measure: (id: string) => id, key: (_dimension: string, value: string) => value } as Words
const window = (hours: number) => ({
  start: '2026-01-12T16:00:00.000Z',
  end: new Date(Date.parse('2026-01-12T16:00:00.000Z') + hours * 3_600_000).toISOString(),
  zone: 'Asia/Shanghai',
})
const data = (rows: PanelData['rows'], hours = 2): PanelData => ({
  kind: 'x',
  columns: [],
  rows,
  window: window(hours),
  freshness: null,
})
const panel = (more: Partial<PanelInfo>): PanelInfo => ({
  id: 'p',
  kind: 'stacked',
  span: 6,
  by: ['hour'],
  x: 'hour',
  measures: [],
  ...more,
})
const ratio = (numerator: number, denominator: number) => ({
  value: denominator === 0 ? null : numerator / denominator,
  numerator,
  denominator,
  rows: 1,
  excluded: 0,
})

it('shows every hour of the window, the missing one without a value', () => {
  const rows = [{ hour: '2026-01-12T17:00:00Z', boxes: 5, plan: 6 }]
  const model = seriesModel(panel({ measures: ['boxes', 'plan'], line: 'plan' }), data(rows), words, 'others')
  expect(model.series.map(({ key, values }) => [key, values])).toEqual([['boxes', [null, 5]]])
  expect(model.over).toEqual([null, 6])
  expect([model.overAt(0), model.overAt(1)]).toEqual([undefined, 6])
  expect(bucketLabels(model.buckets, 'Asia/Shanghai', String)).toEqual(['00', '01'])
})

it('tells the six greatest apart, work first, and draws the rest as one', () => {
  const rows = ['FAULT', 'AGV', 'HATCH', 'LASH', 'GANTRY', 'PLAN', 'SHIP', 'WORKING'].map(
    (category, index) => ({
      hour: '2026-01-12T16:00:00Z',
      category,
      minutes: 10 - index,
    }),
  )
  const model = seriesModel(panel({ measures: ['minutes'], series: 'category' }), data(rows), words, 'others')
  expect(model.series.map(({ key }) => key)).toEqual([
    'WORKING',
    'FAULT',
    'AGV',
    'HATCH',
    'LASH',
    'GANTRY',
    OTHERS,
  ])
  expect(model.cellAt(OTHERS, 0)).toBe(5 + 4)
  expect(model.cellAt('AGV', 1)).toBeUndefined()
  expect(model.othersAt(0)).toEqual([
    { key: 'PLAN', cell: 5 },
    { key: 'SHIP', cell: 4 },
  ])
})

it('totals a machine by its sides and keeps machines without work', () => {
  const rows = [
    { hour: '2026-01-12T16:00:00Z', crane: 'QC2', gmph: ratio(30, 1), fault: 0 },
    { hour: '2026-01-12T17:00:00Z', crane: 'QC2', gmph: ratio(5, 0.25), fault: 12 },
  ]
  const model = heatModel(panel({ y: 'crane', measures: ['gmph', 'fault'] }), data(rows), ['QC1'])
  expect(model.rows).toEqual(['QC1', 'QC2'])
  expect(model.totals.get('QC2')?.value).toBe(28)
  expect(model.places.map(({ state }) => state)).toEqual([0, 12])
  expect(model.scale).toEqual({ min: 20, max: 30 })
})

it('folds hours into local days where they would be too many', () => {
  const rows = [
    { hour: '2026-01-12T16:00:00Z', crane: 'QC1', gmph: ratio(30, 1), fault: 0 },
    { hour: '2026-01-13T15:00:00Z', crane: 'QC1', gmph: ratio(10, 1), fault: 3 },
    { hour: '2026-01-13T16:00:00Z', crane: 'QC1', gmph: ratio(7, 1), fault: 0 },
  ]
  const model = heatModel(panel({ y: 'crane', measures: ['gmph', 'fault'] }), data(rows, 72), [])
  expect(model.by).toBe('day')
  expect(model.columns.map(({ value }) => value)).toEqual(['2026-01-13', '2026-01-14', '2026-01-15'])
  expect(model.places[0]).toMatchObject({
    column: '2026-01-13',
    cell: { value: 20, numerator: 40 },
    state: 3,
  })
})

it('takes what rows name, in their order, where time plays no part', () => {
  expect(
    bucketsOf('crane', data([{ crane: 'B' }, { crane: 'A' }, { crane: 'B' }])).map(({ value }) => value),
  ).toEqual(['B', 'A'])
})
