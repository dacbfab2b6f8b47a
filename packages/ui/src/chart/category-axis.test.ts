import { expect, it } from 'vitest'
import { categoryAxis } from './category-axis.ts'

const vessels = ['Linden Express 118E', 'Northern Juniper 7', 'Aurelia 042W', 'Borealis Trader']

it('writes every name, slanted where names are long', () => {
  expect(categoryAxis({ categories: vessels, categoryKind: 'name' }, 'dark').axisLabel).toMatchObject({
    interval: 0,
    rotate: 32,
  })
  const short = categoryAxis({ categories: ['QC101', 'QC102'], categoryKind: 'name' }, 'dark')
  expect(short.axisLabel).toMatchObject({ interval: 0 })
  expect(short.axisLabel).not.toHaveProperty('rotate')
})

it('thins out hours and keeps them on a time axis', () => {
  const axis = categoryAxis({ categories: vessels }, 'dark')
  expect(axis.id).toBe('time')
  expect(axis.axisLabel).toMatchObject({ hideOverlap: true })
})

it('stresses the current category only', () => {
  const { data } = categoryAxis({ categories: ['08', '09'], current: 1 }, 'light')
  expect(data).toEqual(['08', { value: '09', textStyle: expect.objectContaining({ fontWeight: 700 }) }])
})
