import { describe, expect, it } from 'vitest'
import { DAY, MINUTE, weekStart } from '../scenario/calendar.ts'
import { FULL } from '../scenario/full.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { Stops } from './stops.ts'
import { weatherAround } from './weather.ts'

const zone = QUARTER.terminal.zone

describe('the weather', () => {
  it.each([
    ['quarter', QUARTER],
    ['full', FULL],
  ] as const)('of the %s terminal stops the cranes exactly while gusts are too strong', (_, scenario) => {
    const stops = new Stops(scenario, 120)
    let [strong, all] = [0, 0]
    for (let week = 60; week < 118; week++) {
      const at = weatherAround(scenario, weekStart(week, zone))
      for (let time = weekStart(week, zone); time < weekStart(week + 1, zone); time += 10 * MINUTE) {
        const stopped = stops.weather.some((stop) => stop.from <= time && time < stop.to)
        expect(at(time).gust >= scenario.weather.stopGust).toBe(stopped)
        all++
        if (stopped) strong++
      }
    }
    expect(strong / all).toBeGreaterThan(0.002)
    expect(strong / all).toBeLessThan(0.009)
  })

  it('is the same instant by instant whichever week it is asked from', () => {
    const seam = weekStart(106, zone)
    const [before, after] = [weatherAround(QUARTER, seam - DAY), weatherAround(QUARTER, seam + DAY)]
    for (let time = seam - DAY; time < seam + DAY; time += 37 * MINUTE)
      expect(before(time)).toEqual(after(time))
  })

  it('shows the planted wind stop of the trial week', () => {
    const from = Date.parse('2026-01-13T15:10:00+08:00')
    const at = weatherAround(QUARTER, from)
    expect(at(from - 10 * MINUTE).gust).toBeLessThan(QUARTER.weather.stopGust)
    expect(at(from + 40 * MINUTE).gust).toBeGreaterThan(24)
    expect(at(from + 105 * MINUTE).gust).toBeLessThan(QUARTER.weather.stopGust)
    const stop = new Stops(QUARTER, 110).weather.find((s) => s.from <= from + MINUTE && from < s.to)
    expect(Math.abs((stop?.to ?? 0) - (stop?.from ?? 0) - 95 * MINUTE)).toBeLessThan(10)
  })
})
