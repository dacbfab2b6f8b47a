import { expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

it('adds up to the whole', () => {
  expect(sharesOf([312, 231, 94, 68, 61, 26]).map((share) => Math.round(share * 1000) / 10)).toEqual([
    39.4, 68.6, 80.4, 89, 96.7, 100,
  ])
})

it('knows no share of nothing', () => {
  expect(sharesOf([0, 0])).toEqual([0, 0])
})
