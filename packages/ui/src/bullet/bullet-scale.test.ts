import { expect, it } from 'vitest'
import { placesOf } from './bullet-scale.ts'

it('holds value, target and comparison on one track', () => {
  expect(placesOf(28, 32, 30)).toEqual({ value: 76.56, target: 87.5, compare: 82.03 })
  expect(placesOf(40, 32, null)).toEqual({ value: 87.5, target: 70, compare: null })
})

it('stands at zero where there is nothing', () => {
  expect(placesOf(0, null, null)).toEqual({ value: 0, target: null, compare: null })
})
