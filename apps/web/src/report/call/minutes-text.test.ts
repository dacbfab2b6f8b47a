import { wordsOf } from '@quaywise/i18n/words'
import { expect, it } from 'vitest'
import { minutesText } from './minutes-text.ts'

const words = wordsOf((key) => key.replace('unit.', ''), 'en-US', 'Asia/Shanghai')

it('tells minutes, from an hour on hours and minutes, with a sign where it is early', () => {
  const texts = [0.4, 59.4, 60, 85, -264].map((minutes) => minutesText(words, minutes))
  expect(texts).toEqual(['0 min', '59 min', '1 h', '1 h 25 min', '−4 h 24 min'])
})
