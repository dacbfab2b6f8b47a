import { wordsOf } from '@quaywise/i18n/words'
import { expect, it } from 'vitest'
import { columnWidth, shortTitle, titleWidth } from './column-width.ts'

const words = wordsOf((key, otherwise) => otherwise ?? (key.startsWith('unit') ? '' : 'Name'), 'en-US', 'UTC')

it('breaks a title where both lines are shortest', () => {
  expect(titleWidth('Gross hours')).toBeCloseTo(6 * 6.6)
  expect(titleWidth('GMPH')).toBeCloseTo(4 * 6.6)
  expect(titleWidth('开工延误 分钟')).toBeCloseTo(4 * 12.5 + 6.6)
  expect(titleWidth('等待远程操作员时间')).toBeCloseTo(5 * 12.5)
})

it('knows the abbreviation of a title', () => {
  const named = (name: string) => wordsOf((key) => (key === 'measure.it' ? name : ''), 'en-US', 'UTC')
  expect(shortTitle('it', named('Gross rate (GMPH)'))).toBe('GMPH')
  expect(shortTitle('it', named('台时量（毛）GMPH'))).toBe('GMPH')
  expect(shortTitle('it', named('AGV OEE'))).toBeUndefined()
  expect(shortTitle('it', named('Gross crane hours'))).toBeUndefined()
})

it('takes the short title that a language has before it makes one', () => {
  const texts: Record<string, string> = { 'measure.it': 'Gross rate (GMPH)', 'short.it': 'Gross' }
  expect(
    shortTitle(
      'it',
      wordsOf((key) => texts[key] ?? '', 'en-US', 'UTC'),
    ),
  ).toBe('Gross')
})

it('is as wide as the longest of its first cells, and never without end', () => {
  const column = { key: 'name', type: 'text', role: 'dimension', unit: null } as const
  const data = (name: string) => ({ rows: [{ name: 'A' }, { name }] })
  const width = (name: string) => columnWidth(column, data(name), words)
  expect(width('SHORT')).toBe(72)
  expect(width('NORTHWIND AURORA 105')).toBe(172)
  expect(width('N'.repeat(90))).toBe(252)
})
