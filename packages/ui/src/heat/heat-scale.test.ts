import { expect, it } from 'vitest'
import { contrast } from '../chart/ink.ts'
import { heatColour, scaleColours, scaleShare } from './heat-scale.ts'

const scale = { min: 10, max: 40 }

it('places values between the ends and keeps others at the ends', () => {
  expect([5, 10, 25, 40, 99].map((value) => scaleShare(value, scale))).toEqual([0, 0, 0.5, 1, 1])
  expect(scaleShare(7, { min: 7, max: 7 })).toBe(0.5)
})

it('reaches the first and the last colour exactly', () => {
  expect(heatColour(10, scale, 'dark').background).toBe(scaleColours('dark')[0])
  expect(heatColour(40, scale, 'dark').background).toBe(scaleColours('dark').at(-1))
})

it.each(['dark', 'light'] as const)('keeps every number readable in %s', (mode) => {
  const ratios = Array.from({ length: 31 }, (_, step) => {
    const { background, color } = heatColour(10 + step, scale, mode)
    return contrast(background, color)
  })
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.3)
})
