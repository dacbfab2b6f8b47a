import type { MetricInfo } from '@quaywise/contract'
import { formatNumber } from '@quaywise/i18n/format'
import { expect, it } from 'vitest'
import type { Words } from '../words/use-words.ts'
import { deltaOf } from './delta.ts'

const words = {
  number: (value: number, unit: string | null) => formatNumber(value, unit ?? '1', 'en-US'),
} as Words
const metric = (kind: MetricInfo['kind'], unit: string, better: MetricInfo['better']) =>
  ({ kind, unit, better }) as MetricInfo
const delta = (value: number | null, before: number | null, of: MetricInfo) =>
  deltaOf(value, before, of, words, 'pp')

it.each([
  [110, 100, metric('sum', 'box', 'higher'), '10.0%', 'up', 'good'],
  [90, 100, metric('sum', 'box', 'higher'), '10.0%', 'down', 'bad'],
  [30, 32, metric('ratio', 'box/h', 'higher'), '2.00', 'down', 'bad'],
  [0.12, 0.1, metric('ratio', '%', 'lower'), '2.00 pp', 'up', 'bad'],
  [5, 5, metric('value', '1', null), '0', 'flat', 'neutral'],
  [7, 5, metric('value', '1', null), '2', 'up', 'neutral'],
] as const)('of %d against %d', (value, before, of, text, direction, tone) => {
  expect(delta(value, before, of)).toEqual({ text, direction, tone })
})

it('has no change without both sides', () => {
  expect([delta(null, 1, metric('sum', 'box', null)), delta(1, null, metric('sum', 'box', null))]).toEqual([
    undefined,
    undefined,
  ])
})
