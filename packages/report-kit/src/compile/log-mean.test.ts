import { expect, test } from 'vitest'
import { effectsOf } from './log-mean.ts'

/** A trunk call: 2,271 boxes, 16.94 h at berth, 14.19 h of operation, 70.97 crane hours, 54.34 of work, 1,892.5 lifts. */
const CALL = [14.19 / 16.94, 70.97 / 14.19, 54.34 / 70.97, 1892.5 / 54.34, 2271 / 1892.5]
const product = (factors: readonly number[]) => factors.reduce((all, factor) => all * factor, 1)
const sum = (effects: readonly number[]) => effects.reduce((all, effect) => all + effect, 0)

test('the factors of the worked call multiply to its berth rate', () => {
  expect(CALL.map((factor) => factor.toPrecision(4))).toEqual(['0.8377', '5.001', '0.7657', '34.83', '1.200'])
  expect(product(CALL)).toBeCloseTo(134.06, 2)
})

test('one factor that changes takes the whole difference', () => {
  const slower = CALL.with(2, 0.7)
  const effects = effectsOf(CALL, slower)
  expect(effects[2]).toBeCloseTo(product(slower) - product(CALL), 10)
  expect(effects.filter((_, i) => i !== 2).every((effect) => effect === 0)).toBe(true)
})

test('what all factors add is the difference, up and down', () => {
  const other = [0.9, 4.2, 0.81, 33.1, 1.31]
  expect(sum(effectsOf(CALL, other))).toBeCloseTo(product(other) - product(CALL), 10)
  expect(sum(effectsOf(other, CALL))).toBeCloseTo(product(CALL) - product(other), 10)
})

test('a doubling and a halving that cancel out stand against one another', () => {
  // With the same product the weight is the product itself: 8 · ln 2 each way.
  const [up = 0, down = 0] = effectsOf([2, 4], [4, 2])
  expect(up).toBeCloseTo(8 * Math.log(2), 10)
  expect(up + down).toBe(0)
})
