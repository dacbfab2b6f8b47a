import { expect, it } from 'vitest'
import { dateAfter } from './local-date.ts'

it('counts dates over months and leap days', () => {
  expect([dateAfter('2026-01-01', -1), dateAfter('2028-02-28', 1)]).toEqual(['2025-12-31', '2028-02-29'])
})
