import { expect, it } from 'vitest'
import { reachFor } from './personal.ts'

const ann = { name: 'Ann', mobile: '+8613812348293', email: 'ann.lee@port.example' }

it('tells how people are reached in full only to those who may see personal details', () => {
  expect(reachFor({ uiAuthorities: ['export', 'users.personal'] })(ann)).toEqual(ann)
  const hidden = { name: 'Ann', mobile: '+86138****8293', email: 'a***@port.example' }
  expect(reachFor({ uiAuthorities: ['export', 'land.personal'] })(ann)).toEqual(hidden)
  expect(reachFor({ uiAuthorities: [] })({ mobile: null, email: null })).toEqual({
    mobile: null,
    email: null,
  })
})
