import { expect, it } from 'vitest'
import { contrast, inkOn, luminance, mix, withAlpha } from './ink.ts'

it('computes luminance and contrast after WCAG', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1)
  expect(luminance('#000000')).toBe(0)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

it('writes dark on light marks and white on dark ones', () => {
  expect(inkOn('#f2c14e')).toBe('#0d1116')
  expect(inkOn('#174a87')).toBe('#ffffff')
})

it('always writes so that it can be read', () => {
  for (let share = 0; share <= 1; share += 0.01) {
    const colour = mix('#15263a', '#a3cff7', share)
    expect(contrast(colour, inkOn(colour)), colour).toBeGreaterThanOrEqual(4.5)
  }
})

it('mixes colours and adds opacity', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff')
  expect(withAlpha('#102030', 0.5)).toBe('#10203080')
})
