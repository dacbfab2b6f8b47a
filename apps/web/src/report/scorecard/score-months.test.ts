import type { PanelData } from '@quaywise/contract'
import { expect, it } from 'vitest'
import { monthIn, noBase, partlyOnRecord, scoreMonths, toldIn, trendOf } from './score-months.ts'

const month = (at: number): string => new Date(Date.UTC(2025, at, 1)).toISOString().slice(0, 7)
const rows: PanelData['rows'] = Array.from({ length: 13 }, (_, at) => ({
  month: month(at),
  teu: at === 3 ? null : 100 + at,
  targets: { teu: at < 6 ? 90 : 110 },
}))

it('finds the month before and the same month a year before', () => {
  const months = scoreMonths({ rows })
  expect([months.chosen, months.before, months.yearBefore].map(monthIn)).toEqual([
    '2026-01',
    '2025-12',
    '2025-01',
  ])
  const short = scoreMonths({ rows: rows.slice(1) })
  expect(short.yearBefore).toBeUndefined()
})

it('tells the target of each month, and nothing where none is told', () => {
  expect(rows.map((row) => toldIn(row.targets, 'teu')).slice(4, 8)).toEqual([90, 90, 110, 110])
  expect(toldIn(rows[0]?.targets, 'gmph')).toBeNull()
  expect(toldIn(undefined, 'teu')).toBeNull()
})

it('leaves months without a number out of the trend', () => {
  expect(trendOf(scoreMonths({ rows }), 'teu')).toHaveLength(12)
})

it('finds the month within which the records of a sum begin', () => {
  const window = { start: '', end: '', zone: 'Asia/Shanghai' }
  const since = (at?: string) => {
    const teu = { key: 'teu', unit: 'teu', role: 'measure', type: 'number' } as const
    return partlyOnRecord({ window, columns: [at === undefined ? teu : { ...teu, since: at }] }, 'teu')
  }
  expect(since('2025-03-19T16:30:00.000Z')).toBe('2025-03')
  expect(since('2025-02-28T16:00:00.000Z')).toBe('')
  expect(since()).toBe('')
})

it('holds no sum against a month that is on record but in part, nor of one that is not over', () => {
  const [march, april, may] = ['2025-03', '2025-04', '2025-05'].map((each) => ({ month: each }))
  const months = { running: '2025-05', part: '2025-03' }
  expect(noBase(months, april, march)).toBe('part')
  expect(noBase(months, march, undefined)).toBe('part')
  expect(noBase(months, may, april)).toBe('running')
  expect(noBase({ ...months, part: '' }, april, march)).toBeNull()
  expect(noBase({ running: '2025-06', part: '2025-03' }, may, april)).toBeNull()
})
