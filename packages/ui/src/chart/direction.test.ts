import { expect, it } from 'vitest'
import { timeAxisId, withDirection } from './direction.ts'

const option = { xAxis: { id: 'x', type: 'category' }, yAxis: { type: 'value' }, series: [1] }

it('leaves an option for left-to-right pages untouched', () => {
  expect(withDirection(option, 'ltr')).toBe(option)
})

it('runs horizontal axes from the right and moves value axes to the other side', () => {
  const mirrored = withDirection(option, 'rtl')
  expect(mirrored).toEqual({
    xAxis: [{ id: 'x', type: 'category', inverse: true }],
    yAxis: [{ type: 'value', position: 'right' }],
    series: [1],
  })
})

it('keeps time from left to right', () => {
  const axes = [{ id: timeAxisId, type: 'category' }, { id: 'time-count', type: 'value' }, { type: 'time' }]
  expect(withDirection({ xAxis: axes }, 'rtl').xAxis).toEqual(axes)
})

it('swaps the sides of two value axes', () => {
  const { yAxis } = withDirection({ yAxis: [{ type: 'value' }, { type: 'value' }] }, 'rtl')
  expect(yAxis).toEqual([
    { type: 'value', position: 'right' },
    { type: 'value', position: 'left' },
  ])
})
