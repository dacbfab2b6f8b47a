import { describe, expect, test } from 'vitest'
import { MINUTE, PLAIN, START, twoCranes } from './call.fixture.ts'
import { Forecaster, historyOf, judge, marksOf, naiveOf, standingAt, stepsOf } from './index.ts'
import { Paces } from './pace.ts'
import { completionsOf, PATHS, quantileOf } from './paths.ts'
import { Random } from './random.ts'
import { spreadOf } from './spread.ts'

const forecaster = new Forecaster(PLAIN)
const inMinutes = (at: number): number => (at - START) / MINUTE

describe('what is drawn', () => {
  test('has the mean and the variation that were asked for', () => {
    const random = new Random('distribution')
    const drawn = Array.from({ length: 40_000 }, () => random.logNormal(100, 0.3))
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length
    expect(mean).toBeCloseTo(100, -0.5)
    expect(Math.sqrt(variance) / mean).toBeCloseTo(0.3, 1)
  })

  test('counts rare events as Poisson does', () => {
    const random = new Random('events')
    const counts = Array.from({ length: 20_000 }, () => random.poisson(2))
    const mean = counts.reduce((sum, value) => sum + value, 0) / counts.length
    const none = counts.filter((count) => count === 0).length / counts.length
    expect(mean).toBeCloseTo(2, 1)
    expect(none).toBeCloseTo(Math.exp(-2), 1)
  })

  test('orders quantiles between neighbours in proportion', () => {
    expect(quantileOf(Float64Array.of(40, 10, 30, 20), 0.5)).toBe(25)
    expect(
      completionsOf([
        { ends: new Float64Array(PATHS).fill(3) },
        { ends: new Float64Array(PATHS).fill(7) },
      ])[0],
    ).toBe(7)
  })
})

describe('what is left', () => {
  test('is the plan less what was set down by then', () => {
    const standing = standingAt(twoCranes(), START + 61 * MINUTE)
    expect([standing.done, standing.planned]).toEqual([60, 180])
    expect(standing.cranes.get('Q1')?.map(({ left, begun }) => [left, begun])).toEqual([
      [30, true],
      [60, false],
    ])
  })

  test('goes on at the rate of the last hour by the yardstick', () => {
    expect(inMinutes(naiveOf(standingAt(twoCranes(), START + 80 * MINUTE)) ?? 0)).toBeCloseTo(180, 0)
    expect(naiveOf(standingAt(twoCranes(0), START))).toBeNull()
  })
})

describe('the forecast of a call', () => {
  test('is the last crane: 90 lifts of two minutes after an hour', () => {
    const made = forecaster.forecast(twoCranes(30), START + 60 * MINUTE)
    expect(made?.longCrane).toBe('Q1')
    expect(Math.abs(inMinutes(made?.completion.p50 ?? 0) - 240)).toBeLessThan(6)
    expect(made?.completion.p10).toBeLessThan(made?.completion.p50 ?? 0)
    expect(made?.completion.p90).toBeGreaterThan(made?.completion.p50 ?? 0)
  })

  test('does not average out: the band is as wide as calls and cranes vary', () => {
    const made = forecaster.forecast(twoCranes(0), START)
    const half = ((made?.completion.p90 ?? 0) - (made?.completion.p10 ?? 0)) / 2 / MINUTE
    expect(half).toBeGreaterThan(240 * 1.2816 * 0.08 * 0.9)
  })

  test('does not change with what happens after it was made', () => {
    const at = START + 60 * MINUTE
    const known = twoCranes(30)
    const later = twoCranes(60)
    expect(forecaster.forecast(later, at)).toEqual(forecaster.forecast(known, at))
  })

  test('is the same every time', () => {
    const at = START + 40 * MINUTE
    expect(forecaster.forecast(twoCranes(), at)).toEqual(new Forecaster(PLAIN).forecast(twoCranes(), at))
  })

  test('trusts the call’s own last hour: cranes at half the pace finish later', () => {
    const at = START + 60 * MINUTE
    const call = twoCranes(30)
    const slow = {
      ...call,
      lifts: call.lifts.filter((_, i) => i % 2 === 0).map((lift) => ({ ...lift, ms: 2 * lift.ms })),
    }
    const [usual, slower] = [forecaster.forecast(call, at), forecaster.forecast(slow, at)]
    const left = (made: typeof usual) =>
      ((made?.completion.p50 ?? 0) - at) / ((made?.planned ?? 0) - (made?.done ?? 0))
    expect(left(slower)).toBeGreaterThan(1.05 * left(usual))
  })

  test('tells what a bay is worth on another crane', () => {
    const made = forecaster.forecast(twoCranes(60), START + 120 * MINUTE)
    expect(made?.moves).toEqual([])
    const call = twoCranes(30)
    const short = call.queues.map((queue) => (queue.queue === 'C' ? { ...queue, boxes: 30 } : queue))
    const [best] = forecaster.forecast({ ...call, queues: short }, START + 60 * MINUTE)?.moves ?? []
    // Q1 would end after 90 lifts and Q2 now; then Q1 ends after 30 and Q2 after 60.
    expect([best?.queue.queue, best?.to]).toEqual(['B', 'Q2'])
    expect(best?.minutes ?? 0).toBeGreaterThan(50)
    expect(best?.minutes ?? 0).toBeLessThan(70)
  })

  test('widens from what is done to what is planned', () => {
    const cone = forecaster.forecast(twoCranes(30), START + 60 * MINUTE)?.cone ?? []
    expect(cone[0]).toMatchObject({ p10: 60, p50: 60, p90: 60 })
    expect(cone.at(-1)?.p90).toBe(180)
    expect(cone.every(({ p10, p50, p90 }) => p10 <= p50 && p50 <= p90)).toBe(true)
  })

  test('is none when nothing is left', () => {
    const done = { ...twoCranes(60), queues: twoCranes().queues.filter(({ queue }) => queue !== 'B') }
    expect(forecaster.forecast(done, START + 300 * MINUTE)).toBeNull()
  })
})

describe('what is learned', () => {
  test('shrinks a kind with few lifts to its operation', () => {
    const few = {
      op: 'LOAD',
      deckHold: 'HOLD',
      trunk: true,
      twin: false,
      lifts: 6,
      boxes: 6,
      ms: 6 * 300_000,
    }
    const paces = new Paces({ cells: [...PLAIN.cells, few] }, true)
    expect(paces.liftMs({ op: 'DISC', deckHold: 'DECK' }, false)).toBeCloseTo(120_000, -3)
    const seldom = paces.liftMs({ op: 'LOAD', deckHold: 'HOLD' }, false)
    expect(seldom).toBeGreaterThan(120_000)
    expect(seldom).toBeLessThan(180_000)
  })

  test('finds the spread of calls and of cranes again', () => {
    const random = new Random('spread')
    const runs = Array.from({ length: 400 }, (_, call) => {
      const own = 0.12 * random.normal()
      return Array.from({ length: 4 }, () => ({
        ...{ visit: `V${call}`, lifts: 5000, expectedMs: 1 },
        ms: Math.exp(own + 0.06 * random.normal()),
      }))
    }).flat()
    const spread = spreadOf(runs)
    expect(spread.call).toBeCloseTo(0.12, 1)
    expect(Math.abs(spread.crane - 0.06)).toBeLessThan(0.01)
    expect(spreadOf([])).toEqual({ call: 0.08, crane: 0.05 })
  })
})

describe('looking back', () => {
  test('finds the marks of progress and judges by three losses', () => {
    expect(marksOf(twoCranes()).map(({ progress, at }) => [progress, inMinutes(at)])).toEqual([
      [25, 46],
      [50, 90],
    ])
    const verdict = judge({ p10: 0, p50: 10 * MINUTE, p90: 20 * MINUTE }, 16 * MINUTE)
    expect([verdict.error, verdict.covered]).toEqual([6, true])
    expect(verdict.pinball).toBeCloseTo((0.1 * 16 + 0.5 * 6 + 0.1 * 4) / 3)
  })

  test('tells how the expectation moved, and of which crane', () => {
    const call = twoCranes(60)
    const history = historyOf(forecaster, call, stepsOf(call.lifts, START + 120 * MINUTE))
    expect(history.length).toBe(4)
    expect(history[0]?.moved).toBeNull()
    expect(history.every(({ longCrane }) => longCrane === 'Q1')).toBe(true)
  })
})
