import { expect, test } from 'vitest'
import { bottleneckOf, confidenceOf } from './bottleneck.ts'

test('the cranes are it where they work or stand for themselves for 85 % of the time', () => {
  expect(bottleneckOf({ gross: 100, working: 74, lost: { QC: 11, AGV: 15 } })).toEqual({
    root: 'QC',
    share: 0.11,
  })
})

test('else the root that most was lost with', () => {
  const time = { gross: 100, working: 70, lost: { QC: 8, AGV: 14, ASC_WATER: 4, EXOGENOUS: 4 } }
  expect(bottleneckOf(time)).toEqual({ root: 'AGV', share: 0.14 })
})

test('none is it where no root has two fifths of the waits', () => {
  const lost = { QC: 5, AGV: 7, ASC_WATER: 6, SHIP_PLAN: 6, GATE: 6 }
  expect(bottleneckOf({ gross: 100, working: 70, lost }).root).toBeNull()
})

test('none is it where what was lost is next to nothing, nor what nobody can change', () => {
  expect(bottleneckOf({ gross: 100, working: 60, lost: { QC: 5, AGV: 2, EXOGENOUS: 33 } }).root).toBeNull()
})

test('a root that is not told makes the others smaller, and is none itself', () => {
  expect(bottleneckOf({ gross: 100, working: 60, lost: { QC: 5, AGV: 10, UNKNOWN: 25 } }).root).toBeNull()
})

test('without crane time there is none', () => {
  expect(bottleneckOf({ gross: 0, working: 0, lost: {} })).toEqual({ root: null, share: 0 })
})

test('its confidence is the share of five-minute parts that say the same', () => {
  const agv = { gross: 10, working: 6, lost: { AGV: 4 } }
  const qc = { gross: 10, working: 9, lost: { AGV: 1 } }
  const nothing = { gross: 0, working: 0, lost: {} }
  expect(confidenceOf({ root: 'AGV', share: 0.3 }, [agv, agv, qc, nothing])).toBeCloseTo(2 / 3, 9)
  expect(confidenceOf({ root: null, share: 0 }, [nothing])).toBe(0)
})
