import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../scenario/calendar.ts'
import { CHALLENGE_PORT } from './challenge.ts'
import { arrivalText, drawnFiles, matrixText, scenarioOf } from './files.fixture.ts'
import type { ChallengeReport } from './report.ts'
import { runChallenge } from './run.ts'

const expectWhole = (report: ChallengeReport): void => {
  const { all, ...places } = report.boxes
  expect(Object.values(places).reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(report.stock.areaMs).toBe(report.stock.staysMs)
  const discharged = report.vessels.reduce((sum, vessel) => sum + vessel.discharged, 0)
  const loaded = report.vessels.reduce((sum, vessel) => sum + vessel.loaded, 0)
  if (report.finished) {
    expect(report.inPort.areaMs).toBe(report.inPort.staysMs)
    expect(discharged).toBe(all)
    expect(loaded).toBe(places.gone)
    expect(places.standing).toBe(all - places.gone)
  }
  const berths = new Map<number, number>()
  for (const vessel of [...report.vessels].sort((a, b) => a.berthedAt - b.berthedAt)) {
    expect(vessel.berthedAt).toBeGreaterThanOrEqual(vessel.arrivedAt)
    expect(vessel.berthedAt).toBeGreaterThanOrEqual(berths.get(vessel.berth) ?? 0)
    expect(vessel.leftAt).toBeGreaterThanOrEqual(vessel.startedAt)
    berths.set(vessel.berth, vessel.leftAt)
  }
  expect(berths.size).toBeLessThanOrEqual(4)
}

describe('a run of the challenge', () => {
  it('takes for one box what its moves take', () => {
    const files = {
      transhipment: matrixText(2, (from, to) => (from === 0 && to === 1 ? 1 : 0)),
      arrivals: arrivalText([0, 600]),
    }
    const report = runChallenge(scenarioOf(files, { weeks: 2, lagWeeks: 1, jitterMs: 0 }))
    const drive = Math.round(((1600 / 24 + 100) / 4.5) * 1000)
    const [bringer, , , taker] = [...report.vessels].sort((a, b) => a.arrivedAt - b.arrivedAt)
    expect(bringer).toMatchObject({ service: 'vessel 0', week: 0, berth: 0, discharged: 1, loaded: 0 })
    // Set-up, lift and crossing; a vehicle stands under the crane; then its way and the stacking.
    expect((bringer?.leftAt ?? 0) - (bringer?.arrivedAt ?? 0)).toBe(
      1_500_000 + 35_000 + 75_000 + drive + 90_000,
    )
    expect(taker).toMatchObject({ service: 'vessel 1', week: 1, discharged: 0, loaded: 1 })
    expect(taker?.arrivedAt).toBe(Date.UTC(2025, 4, 11, 10))
    expect((taker?.leftAt ?? 0) - (taker?.startedAt ?? 0)).toBeGreaterThanOrEqual(90_000 + drive + 35_000)
    expect(report.boxes).toMatchObject({ all: 2, gone: 1, standing: 1 })
    expectWhole(report)
  })

  it('works a port of the challenge’s size: all boxes accounted for, ships served, the same every time', () => {
    const scenario = scenarioOf(drawnFiles())
    const report = runChallenge(scenario)
    expectWhole(report)
    expect(report.finished).toBe(true)
    expect(report.calls).toBe(300)
    // Eight of ten weeks are loaded, as boxes wait two weeks.
    expect(report.boxes.gone / report.boxes.all).toBe(0.8)
    expect(report.meanServiceH).toBeGreaterThan(5)
    expect(report.meanServiceH).toBeLessThan(20)
    expect(report.stock.most).toBeLessThanOrEqual(16_000)
    expect(JSON.stringify(runChallenge(scenario))).toBe(JSON.stringify(report))
    expect(runChallenge({ ...scenario, seed: 2 }).meanWaitH).not.toBe(report.meanWaitH)
  })

  it('conserves every box at any instant of the run', () => {
    const scenario = scenarioOf(drawnFiles(12, 9), { weeks: 4 })
    const first = Math.min(...scenario.arrivals)
    const seen = new Set<string>()
    for (let hours = 30; hours < 28 * 24; hours += 7.31) {
      const report = runChallenge(scenario, first + Math.round(hours * HOUR))
      expectWhole(report)
      for (const [place, count] of Object.entries(report.boxes)) if (count > 0) seen.add(place)
    }
    expect([...seen].sort()).toEqual(
      [
        'aboard',
        'all',
        'gone',
        'loading',
        'standing',
        'stacking',
        'toQuay',
        'toYard',
        'unloading',
        'unstacking',
      ].sort(),
    )
  })

  it('keeps ships waiting when there are fewer vehicles, and serves them faster with more', () => {
    const files = drawnFiles(16, 13)
    const withVehicles = (vehicles: number) =>
      runChallenge(scenarioOf(files, { weeks: 4, port: { ...CHALLENGE_PORT, vehicles } }))
    const [few, some, many] = [withVehicles(4), withVehicles(12), withVehicles(48)]
    expect(few.meanServiceH).toBeGreaterThan(some.meanServiceH)
    expect(some.meanServiceH).toBeGreaterThan(many.meanServiceH)
    for (const report of [few, some, many]) {
      expectWhole(report)
      expect(report.finished).toBe(true)
    }
  })

  it.each([
    ['no boxes at all', matrixText(5, () => 0), 5],
    ['one service alone', matrixText(1, () => 0), 1],
    ['a service that sends boxes to itself', matrixText(2, (from, to) => (from === to ? 20 : 0)), 2],
    ['one pair only', matrixText(6, (from, to) => (from === 4 && to === 1 ? 500 : 0)), 6],
  ])('plays %s', (_, transhipment, size) => {
    const arrivals = arrivalText(Array.from({ length: size }, (_, i) => 60 * i))
    const report = runChallenge(scenarioOf({ transhipment, arrivals }, { weeks: 5 }))
    expectWhole(report)
    expect(report.finished).toBe(true)
    expect(report.calls).toBe(5 * size)
    expect(report.boxes.gone).toBe((report.boxes.all * 3) / 5)
  })

  it('lets all ships of an hour wait for a berth in turn', () => {
    const files = {
      transhipment: matrixText(9, (from, to) => (from === to ? 0 : 12)),
      arrivals: arrivalText(Array(9).fill(0)),
    }
    const report = runChallenge(scenarioOf(files, { weeks: 1, jitterMs: 0 }))
    expectWhole(report)
    expect(report.inPort.most).toBe(9)
    expect(report.vessels.filter((vessel) => vessel.berthedAt > vessel.arrivedAt)).toHaveLength(5)
  })

  it('ends with ships in port when the yard is full for good, and loses no box', () => {
    const files = {
      transhipment: matrixText(6, (from, to) => (from === to ? 0 : 30)),
      arrivals: arrivalText([0, 10, 20, 30, 40, 50]),
    }
    const port = { ...CHALLENGE_PORT, blockCapacity: 20 }
    const report = runChallenge(scenarioOf(files, { weeks: 3, port }))
    expect(report.finished).toBe(false)
    expect(report.boxes.standing).toBe(320)
    expect(report.boxes.unloading).toBe(12)
    expect(report.waiting).toBeGreaterThan(0)
    expectWhole(report)
  })

  it('leaves boxes that came too late for their ship to its next call', () => {
    const files = {
      transhipment: matrixText(2, (from, to) => (from === 1 && to === 0 ? 40 : 0)),
      arrivals: arrivalText([0, 120]),
    }
    const report = runChallenge(scenarioOf(files, { weeks: 3, lagWeeks: 0, jitterMs: 0 }))
    const loads = report.vessels
      .filter((vessel) => vessel.service === 'vessel 0')
      .map((vessel) => vessel.loaded)
    expect(loads).toEqual([0, 40, 40])
    expect(report.boxes.standing).toBe(40)
    expectWhole(report)
  })

  it('keeps arrivals within their shift', () => {
    const scenario = scenarioOf(drawnFiles(10, 2), { weeks: 6 })
    for (const vessel of runChallenge(scenario).vessels) {
      const planned =
        (scenario.arrivals[scenario.services.indexOf(vessel.service)] ?? 0) + 7 * DAY * vessel.week
      expect(Math.abs(vessel.arrivedAt - planned)).toBeLessThanOrEqual(DAY)
    }
  })
})
