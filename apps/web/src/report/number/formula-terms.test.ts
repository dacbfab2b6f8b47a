import type { MetricInfo } from '@quaywise/contract'
import { formatNumber } from '@quaywise/i18n/format'
import { expect, it } from 'vitest'
import type { Words } from '../words/use-words.ts'
import { formulaOf, formulaText, symbolOf } from './formula-terms.ts'
import type { Subject } from './subject.ts'

const number = (value: number | null | undefined, unit: string | null) =>
  formatNumber(value, unit ?? '1', 'en-US')
const words = {
  measure: (id: string) => id,
  unit: (unit: string | null) => unit ?? '',
  number,
  amount: (value: number | null | undefined, unit: string | null) => `${number(value, unit)} ${unit}`,
} as Words
const metric = (unit: string, formula: string) =>
  ({ unit, formula, numerator: 'crane_boxes', denominator: 'gross_hours' }) as MetricInfo
const metrics = new Map([
  ['crane_boxes', { unit: 'box' } as MetricInfo],
  ['gross_hours', { unit: 'h' } as MetricInfo],
])
const cell = { value: 32, numerator: 2271, denominator: 70.97, rows: 1884, excluded: 37 }
const subject = { measure: 'gmph', cell, names: {} } as unknown as Subject

it('writes a rate as its own fraction', () => {
  const formula = formulaOf(subject, metric('box/h', 'Σ crane_boxes ÷ Σ gross_hours'), {
    metrics,
    words,
    sum: '',
  })
  expect(formula).toMatchObject({
    numeratorSymbol: 'Σ crane_boxes',
    numeratorText: '2,271 box',
    denominatorText: '71.0 h',
    resultText: '32.0',
    unit: 'box/h',
  })
  expect(formulaText('GMPH', 'QC107', formula)).toBe(
    'GMPH\nQC107\nΣ crane_boxes ÷ Σ gross_hours = 2,271 box ÷ 71.0 h = 32.0 box/h',
  )
})

it('keeps the factor of a rate per hundred', () => {
  const formula = formulaOf(subject, metric('1', '100 × Σ a ÷ Σ b'), { metrics, words, sum: '' })
  expect(formula).toMatchObject({ numeratorText: '100 × 2,271 box', numeratorSymbol: '100 × Σ crane_boxes' })
})

it('says of a sum what was added up, without a fraction', () => {
  const plain = { ...subject, cell: 2271 }
  const formula = formulaOf(plain, { unit: 'box' } as MetricInfo, {
    metrics,
    words,
    sum: 'sum over 1,884 rows',
  })
  expect(formula).toEqual({
    left: 'gmph',
    expression: 'sum over 1,884 rows',
    resultText: '2,271',
    unit: 'box',
  })
})

it('finds the abbreviation inside a name', () => {
  expect(['Gross rate (GMPH)', '台时量（毛）GMPH', 'Twin share'].map(symbolOf)).toEqual([
    'GMPH',
    'GMPH',
    'Twin share',
  ])
})
