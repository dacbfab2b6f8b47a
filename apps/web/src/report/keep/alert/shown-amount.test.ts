import { expect, it } from 'vitest'
import { fromShown, toShown } from './shown-amount.ts'

it('writes shares in percent and reads them back', () => {
  expect([toShown(0.07, '%'), toShown(28.5, 'box/h'), toShown(0, null)]).toEqual(['7', '28.5', '0'])
  expect([
    fromShown('7', '%'),
    fromShown('28.5', 'box/h'),
    fromShown(' ', '%'),
    fromShown('x', null),
  ]).toEqual([0.07, 28.5, null, null])
})
