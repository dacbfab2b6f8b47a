import type { PanelData } from '@quaywise/contract'
import { expect, it } from 'vitest'
import { isEmptyMonth } from './use-month-lock.ts'

const measure = (key: string) => ({ key, unit: null, role: 'measure', type: 'number' }) as const
const DATA: PanelData = {
  kind: 'scorecard',
  columns: [{ ...measure('teu'), since: '2025-02-17T04:00:00.000Z' }, measure('gmph')],
  rows: ['2025-01', '2025-02', '2025-03', '2025-04'].map((month) => ({
    month,
    teu: month === '2025-02' ? 5 : null,
    gmph: null,
  })),
  window: { start: '2025-01-01T00:00:00.000Z', end: '2025-05-01T00:00:00.000Z', zone: 'UTC' },
  freshness: '2025-03-31T23:59:59.999Z',
}
const emptyOf = (months: readonly string[]) => months.filter((month) => isEmptyMonth(DATA, month))

it('is before the first record or after the last', () =>
  expect(emptyOf(['2025-01', '2025-02', '2025-03', '2025-04'])).toEqual(['2025-01', '2025-04']))

it('is none that has a number, whatever is on record', () => {
  const rows = DATA.rows.map((row) => (row.month === '2025-01' ? { ...row, gmph: 30 } : row))
  expect(isEmptyMonth({ ...DATA, rows }, '2025-01')).toBe(false)
})
