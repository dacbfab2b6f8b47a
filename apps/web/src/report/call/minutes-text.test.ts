import { wordsOf } from '@quaywise/i18n/words'
import { expect, it } from 'vitest'
import { minutesText } from './minutes-text.ts'

const words = wordsOf((key) => key.replace('unit.', ''), 'en-US', 'Asia/Shanghai')

it('tells minutes, from an hour on hours and minutes, with a sign where it is early', () => {
  const texts = [0.4, 59.4, 60, 85, -264].map((minutes) => minutesText(words, minutes))
  expect(texts.map((text) => text.replaceAll('\u00a0', '_'))).toEqual([
    ...['0_min', '59_min', '1_h', '1_h 25_min', '−4_h 24_min'],
  ])
})
