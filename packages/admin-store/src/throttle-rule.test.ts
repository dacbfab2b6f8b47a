import { describe, expect, it } from 'vitest'
import { waitUntil, withFailure } from './throttle-rule.ts'

const second = 1000
const minute = 60 * second
const start = Date.UTC(2026, 0, 9, 8)

function failures(count: number, apart = second): number[] {
  return Array.from({ length: count }, (_, index) => start + index * apart)
}

function waitAfter(kind: 'account' | 'address', count: number): number {
  const all = failures(count)
  return Math.max(0, waitUntil(kind, all) - Math.max(0, ...all))
}

describe('the wait after failures', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [9, 480],
    [10, 900],
    [11, 900],
    [60, 900],
  ])('of an account is, after %i failures, %i s', (count, wait) => {
    expect(waitAfter('account', count)).toBe(wait * second)
  })

  it.each([
    [29, 0],
    [30, 30],
    [31, 60],
    [35, 900],
    [50, 900],
  ])('of an address is, after %i failures, %i s', (count, wait) => {
    expect(waitAfter('address', count)).toBe(wait * second)
  })

  it('counts the failures of 15 minutes only', () => {
    expect(waitUntil('account', failures(5, 4 * minute))).toBe(0)
    expect(waitUntil('account', failures(5, 3 * minute))).toBe(start + 12 * minute + 30 * second)
  })

  it('does not grow shorter while one waits, and the order of the list is no matter', () => {
    const all = failures(9, second)
    expect(waitUntil('account', all.toReversed())).toBe(waitUntil('account', all))
  })
})

describe('the list of failures', () => {
  it('forgets what is older than 15 minutes', () => {
    expect(withFailure('account', [start], start + 15 * minute)).toEqual([start + 15 * minute])
    expect(withFailure('account', [start], start + 15 * minute - 1)).toHaveLength(2)
  })

  it.each(['account', 'address'] as const)('stays short without changing the wait of the %s', (kind) => {
    const all = failures(200, second)
    const kept = all.reduce<number[]>((list, at) => withFailure(kind, list, at), [])
    expect(kept.length).toBeLessThan(40)
    expect(waitUntil(kind, kept)).toBe(waitUntil(kind, all))
  })
})
