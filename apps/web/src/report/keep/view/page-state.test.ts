import { USUAL_SHIFTS } from '@quaywise/domain'
import { expect, it } from 'vitest'
import { patchTo, relativeOf, sameState, stateOf, stateOfView } from './page-state.ts'

const NOW = '2026-01-15T16:00:00.000Z' // midnight of 16 January in Shanghai
const ZONE = 'Asia/Shanghai'
const day = { startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }

it('keeps what was asked, with the period that was shown, and not where it was asked', () => {
  const query = { terminal: 'demo', view: 'v1', live: '1', line: 'MSC', sort: 'gmph' }
  expect(stateOf(query, day)).toEqual({ line: 'MSC', sort: 'gmph', ...day })
})

it('brings an address to a state: what the state does not tell goes, the terminal stays', () => {
  const now = { terminal: 'demo', opMode: 'LOAD', startTime: 'x', view: 'old' }
  expect(patchTo(now, { line: 'MSC' }, 'v2')).toEqual({
    opMode: undefined,
    startTime: undefined,
    line: 'MSC',
    view: 'v2',
  })
})

it('tells relative periods in times, and finds the words for times', () => {
  const view = { query: { line: 'MSC', ...day }, period: { of: 'day', back: 1 } as const }
  expect(stateOfView(view, NOW, ZONE, USUAL_SHIFTS)).toEqual({
    line: 'MSC',
    startTime: '2026-01-15 00:00',
    endTime: '2026-01-15 23:59',
  })
  expect(stateOfView({ ...view, period: null }, NOW, ZONE, USUAL_SHIFTS)).toEqual(view.query)
  expect(relativeOf(day, NOW, ZONE, USUAL_SHIFTS)).toEqual({ of: 'day', back: 3 })
  const shift = { startTime: '2026-01-15 08:00', endTime: '2026-01-15 19:59' }
  expect(relativeOf(shift, NOW, ZONE, USUAL_SHIFTS)).toEqual({ of: 'shift', back: 1 })
  const month = { startTime: '2025-12-01 00:00', endTime: '2025-12-31 23:59' }
  expect(relativeOf(month, NOW, ZONE, USUAL_SHIFTS)).toEqual({ of: 'month', back: 1 })
  expect(relativeOf({ ...day, endTime: '2026-01-13 22:59' }, NOW, ZONE, USUAL_SHIFTS)).toBeNull()
})

it('compares states whatever the order of their fields', () => {
  expect(sameState({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
  expect(sameState({ a: '1' }, { a: '1', b: '' })).toBe(false)
})
