import { expect, it } from 'vitest'
import { targetFill } from './kpi-target.tsx'
import { sparkPoints } from './sparkline.tsx'

it('fills up to the mark at 82 % when the target is met exactly', () => {
  expect([targetFill(0), targetFill(0.5), targetFill(1), targetFill(5), targetFill(-1)]).toEqual([
    0, 41, 82, 100, 0,
  ])
})

it('spreads values over the field and centres a flat line', () => {
  expect(sparkPoints([1, 3, 2])).toEqual([
    [3, 21],
    [28, 3],
    [53, 12],
  ])
  expect(sparkPoints([5, 5]).map(([, y]) => y)).toEqual([12, 12])
})
