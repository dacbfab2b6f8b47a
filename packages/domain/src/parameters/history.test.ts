import { describe, expect, it } from 'vitest'
import {
  always,
  type HeldParameters,
  holdsByFact,
  stepsIn,
  valueAt,
  valuesAt,
  withValues,
} from './history.ts'
import { PARAMETER_DEFAULTS, PARAMETER_KEYS, parameterAt } from './parameters.ts'

const KEY = 'standard.qc_percent'
const held: HeldParameters = {
  values: { ...PARAMETER_DEFAULTS, [KEY]: 80 },
  history: new Map([
    [
      KEY,
      [
        { from: Number.NEGATIVE_INFINITY, value: 100 },
        { from: 1000, value: 90 },
        { from: 2000, value: 80 },
      ],
    ],
  ]),
}

describe('the history of parameters', () => {
  it('tells what held at an instant, the instant of a step being of the new value', () => {
    expect([0, 999, 1000, 1999, 2000, 9e15].map((at) => valueAt(held, KEY, at))).toEqual([
      100, 100, 90, 90, 80, 80,
    ])
    expect(valuesAt(held, 1500)).toEqual({ ...PARAMETER_DEFAULTS, [KEY]: 90 })
    expect(valueAt(held, 'teu.forty_five', 0)).toBe(2.25)
  })

  it('tells the steps within a time, from what held when it began', () => {
    const within = (from: number, to: number) => stepsIn(held, KEY, { from, to }).map(({ value }) => value)
    expect(within(0, 1000)).toEqual([100])
    expect(within(0, 1001)).toEqual([100, 90])
    expect(within(1000, 2000)).toEqual([90])
    expect(within(500, 2500)).toEqual([100, 90, 80])
    expect(within(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toEqual([100, 90, 80])
  })

  it('can be asked as if a value had always held', () => {
    const tried = withValues(held, { [KEY]: 70 })
    expect([0, 1500, 3000].map((at) => valueAt(tried, KEY, at))).toEqual([70, 70, 70])
    expect(valueAt(always(held.values), KEY, 0)).toBe(80)
  })

  it('is of what counts and what is aimed at; everything else goes by the clock', () => {
    for (const key of PARAMETER_KEYS) if (parameterAt(key).counts) expect(holdsByFact(key), key).toBe(true)
    expect(holdsByFact('target.gmph.trunk')).toBe(true)
    for (const key of ['target.near_percent', 'sign_in.session_hours', 'alert.look_s', 'forecast.look_min'])
      expect(holdsByFact(key), key).toBe(false)
  })
})
