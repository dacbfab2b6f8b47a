import { describe, expect, it } from 'vitest'
import { COUNTING_DEFAULTS, countingValues, PARAMETER_DEFAULTS, PARAMETER_KEYS } from './parameters.ts'
import { problemsOf } from './value-problem.ts'

const found = (changed: Record<string, unknown>) =>
  Object.fromEntries(problemsOf(changed, PARAMETER_DEFAULTS))

describe('parameters', () => {
  it('can all be set to their own defaults', () => {
    expect(found({ ...PARAMETER_DEFAULTS })).toEqual({})
    expect(new Set(PARAMETER_KEYS).size).toBe(PARAMETER_KEYS.length)
  })

  it.each([
    ['cycle.valid_from_s', 601, 'range'],
    ['cycle.valid_from_s', '30', 'type'],
    ['cycle.valid_from_s', Number.NaN, 'type'],
    ['cycle.valid_from_s', null, 'type'],
    ['sign_in.session_hours', 1.5, 'whole'],
    ['sign_in.strength', 'mighty', 'option'],
    ['oee.swap_planned', 1, 'type'],
    ['target.gmph', -1, 'range'],
    ['no.such', 1, 'unknown'],
    ['__proto__', 1, 'unknown'],
  ])('refuse %s = %s', (key, value, problem) => {
    const changed = Object.fromEntries([[key, value]])
    expect(problemsOf(changed, PARAMETER_DEFAULTS).get(key)).toEqual({ problem })
  })

  it('take an open target back', () => {
    expect(found({ 'target.gmph': null })).toEqual({})
  })

  it('keep the two ends of a window in order, whichever moves', () => {
    expect(found({ 'cycle.valid_from_s': 600 })).toEqual({
      'cycle.valid_from_s': { problem: 'above', other: 'cycle.valid_to_s' },
    })
    expect(found({ 'appointment.missed_min': 20 })).toEqual({
      'appointment.missed_min': { problem: 'below', other: 'appointment.tolerance_min' },
    })
    expect(found({ 'cycle.valid_from_s': 600, 'cycle.valid_to_s': 700 })).toEqual({})
  })

  it('reach statements as numbers, the hours of shifts as they are told', () => {
    const values = countingValues({ ...PARAMETER_DEFAULTS, 'oee.swap_planned': true })
    expect(values['oee.swap_planned']).toBe(1)
    expect(COUNTING_DEFAULTS['oee.swap_planned']).toBe(0)
    const { 'shift.hours': hours, ...numbers } = COUNTING_DEFAULTS
    expect(Object.values(numbers).every(Number.isFinite)).toBe(true)
    expect(hours).toBe('08-20')
  })
})
