import { describe, expect, it } from 'vitest'
import { type AlertRule, type AlertStep, stepAlert } from './alert-rule.ts'

const below30: AlertRule = { direction: 'below', threshold: 30, hysteresis: 2, holdMinutes: 10 }
const at = (minute: number) => new Date(Date.UTC(2026, 0, 16, 8, minute))

/** Plays one value a minute from 08:00 and tells what happened when. */
const play = (rule: AlertRule, values: readonly (number | null)[]) => {
  let state: AlertStep = { level: 'quiet', since: null }
  return values.flatMap((value, minute) => {
    state = stepAlert(state, value, rule, at(minute))
    return state.event ? [`${minute}: ${state.event}`] : []
  })
}

describe('an alert', () => {
  it('begins once the value stayed beyond the threshold for the minutes asked for', () => {
    expect(play(below30, Array(30).fill(25))).toEqual(['10: begun'])
    expect(play(below30, [...Array(10).fill(25), 31, ...Array(10).fill(25)])).toEqual([])
    expect(play({ ...below30, holdMinutes: 0 }, [30, 29.9, 29])).toEqual(['1: begun'])
  })

  it('is over when the value came back by the hysteresis, not when it trembles', () => {
    const rule = { ...below30, holdMinutes: 0 }
    expect(play(rule, [29, 31, 29, 31.9, 29])).toEqual(['0: begun'])
    expect(play(rule, [29, 32, 31, 29])).toEqual(['0: begun', '1: over', '3: begun'])
  })

  it('watches the other side for "above"', () => {
    const rule: AlertRule = { direction: 'above', threshold: 50, hysteresis: 5, holdMinutes: 0 }
    expect(play(rule, [50, 51, 47, 45, 60])).toEqual(['1: begun', '3: over', '4: begun'])
  })

  it('neither begins nor ends by a value that is not there', () => {
    expect(play({ ...below30, holdMinutes: 0 }, [null, 29, null, null])).toEqual(['1: begun'])
    expect(play(below30, [...Array(9).fill(25), null, ...Array(9).fill(25)])).toEqual([])
  })
})
