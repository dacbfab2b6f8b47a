import { wordsOf } from '@quaywise/i18n/words'
import { expect, it } from 'vitest'
import { placeText } from './place-text.ts'

const texts: Readonly<Record<string, string>> = { 'key.place.LANE': 'lane' }
const words = wordsOf((key, otherwise) => texts[key] ?? otherwise ?? key, 'en-US', 'UTC')

it('tells places as they are read: cells by their parts, lanes by their word, others as they are', () => {
  const told = ['420592', '1020488', 'LANE', 'A53-21-06-3', ''].map((place) => placeText(place, words))
  expect(told).toEqual(['42-05-92', '102-04-88', 'lane', 'A53-21-06-3', '–'])
})
