import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('makes ids of UUID version 7 that sort by time and never repeat', () => {
  const start = Date.UTC(2026, 0, 9)
  const ids = Array.from({ length: 500 }, (_, index) => newId(new Date(start + index)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 500 }, () => newId(new Date(start)))).size).toBe(500)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
