import { expect, it } from 'vitest'
import { pageBounds } from './page.ts'

it.each([
  [
    { current: 3, pageSize: 20 },
    { limit: 20, offset: 40 },
  ],
  [
    { current: 0, pageSize: 0 },
    { limit: 1, offset: 0 },
  ],
  [
    { current: -5, pageSize: 1e12 },
    { limit: 1000, offset: 0 },
  ],
  [
    { current: 1e300, pageSize: 1000 },
    { limit: 1000, offset: 999_999_000 },
  ],
  [
    { current: Number.NaN, pageSize: 2.9 },
    { limit: 2, offset: 0 },
  ],
])('keeps the page %j within bounds', (request, expected) => {
  expect(pageBounds(request)).toMatchObject(expected)
})
