import { expect, it } from 'vitest'
import { panWindow, timeAt, xOf, zoomWindow } from './window.ts'

const minute = 60_000
const whole = [0, 1000 * minute] as const

it('pans without leaving the range', () => {
  expect(panWindow([100 * minute, 200 * minute], 50 * minute, whole)).toEqual([150 * minute, 250 * minute])
  expect(panWindow([100 * minute, 200 * minute], -500 * minute, whole)).toEqual([0, 100 * minute])
  expect(panWindow([100 * minute, 200 * minute], 5000 * minute, whole)).toEqual([900 * minute, 1000 * minute])
})

it('zooms around the pointer, whose instant stays under it', () => {
  const before = [100 * minute, 300 * minute] as const
  const after = zoomWindow(before, 0.5, 150 * minute, whole)
  expect(after).toEqual([125 * minute, 225 * minute])
  expect(xOf(150 * minute, after, 800)).toBeCloseTo(xOf(150 * minute, before, 800))
})

it('stays between one minute and the whole range', () => {
  expect(zoomWindow([0, 2 * minute], 0.001, minute, whole)).toEqual([0.5 * minute, 1.5 * minute])
  expect(zoomWindow([100 * minute, 200 * minute], 1000, 150 * minute, whole)).toEqual([0, 1000 * minute])
})

it('turns places into instants and back', () => {
  expect(timeAt(xOf(42 * minute, whole, 640), whole, 640)).toBeCloseTo(42 * minute)
})
