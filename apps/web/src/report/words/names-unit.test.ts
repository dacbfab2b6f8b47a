import { catalog as enUS } from '@quaywise/i18n/catalog/en-US'
import { catalog as faIR } from '@quaywise/i18n/catalog/fa-IR'
import { catalog as jaJP } from '@quaywise/i18n/catalog/ja-JP'
import { catalog as zhCN } from '@quaywise/i18n/catalog/zh-CN'
import { wordsOf } from '@quaywise/i18n/words'
import { expect, it } from 'vitest'
import { namesUnit } from './names-unit.ts'

const named = (texts: Readonly<Record<string, string>>, unit: string, ...titles: readonly string[]) => {
  const words = wordsOf((key, otherwise = key) => texts[key] ?? otherwise, 'en-US', 'UTC')
  return titles.map((title) => namesUnit(title, unit, words))
}

it('knows a unit by its word and by its sign', () => {
  expect(named(enUS, 'min', 'Minutes', 'Lost minutes', 'Waits (min)')).toEqual([true, true, true])
  expect(named(enUS, 'min', 'Duration', 'Minor faults', 'Boxes per hour')).toEqual([false, false, false])
  expect(named(enUS, 'h', 'Berth hours', 'Boxes per hour', 'Share')).toEqual([true, false, false])
  expect(named(enUS, 'box·h', 'Stock box-hours', 'Stock')).toEqual([true, false])
  expect(named(enUS, 'box', 'Boxes in', 'Work')).toEqual([true, false])
})

it('finds it where words are not set apart, and takes no part of another word for it', () => {
  expect(named(zhCN, 'min', '分钟', '等待分钟', '等待时间')).toEqual([true, true, false])
  expect(named(zhCN, 'd', '天气停工', '堆存（天）')).toEqual([false, true])
  expect(named(jaJP, 'h', '着岸時間', '不可抗力停止（時間）')).toEqual([false, true])
  expect(named(faIR, 'h', 'ساعت پهلوگیری', 'پهلوگیری')).toEqual([true, false])
})
