import { describe, expect, it } from 'vitest'
import { contrast, inkOn } from './chart/ink.ts'
import { tones } from './theme/tones.ts'
import { tokenProperty, tokens } from './tokens.ts'

const modes = ['dark', 'light'] as const
// The design fixes idle grey below 3:1 in the dark: a crane that rests shall not call for attention.
const quiet = new Set(['dark idle'])

describe('tokens', () => {
  it('names the same meanings in both appearances', () => {
    expect(Object.keys(tokens.light)).toEqual(Object.keys(tokens.dark))
  })

  it.each(modes)('keeps marks at 3:1 against the panel in %s', (mode) => {
    const weak = Object.entries(tones[mode])
      .filter(([name, colour]) => !quiet.has(`${mode} ${name}`) && contrast(colour, tokens[mode].panel) < 3)
      .map(([name]) => name)
    expect(weak).toEqual([])
  })

  it.each(modes)('keeps text at 4.5:1 against ground and panel in %s', (mode) => {
    const { text, muted, primaryText, good, bad, near, panel, ground } = tokens[mode]
    for (const colour of [text, muted, primaryText, good, bad, near]) {
      expect(contrast(colour, panel)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens[mode].onPrimary, tokens[mode].primaryFill)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(modes)('finds ink that reads on every mark in %s', (mode) => {
    const weak = Object.entries(tones[mode]).filter(([, colour]) => contrast(inkOn(colour), colour) < 4.3)
    expect(weak).toEqual([])
  })

  it('names the property of a token', () => {
    expect(tokenProperty('waitAgv')).toBe('--qw-wait-agv')
    expect(tokenProperty('ground')).toBe('--qw-ground')
  })
})
