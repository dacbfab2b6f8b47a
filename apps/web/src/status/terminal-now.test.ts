import { expect, it } from 'vitest'
import { nowOf, type TerminalClock } from './terminal-now.ts'

const terminal = (clock: 'live' | 'frozen'): TerminalClock => ({
  id: 'haiwan',
  name: 'Haiwan Terminal 2',
  zone: 'Asia/Shanghai',
  clock,
  now: '2026-11-20T07:24:00.000Z',
})

it.each([
  ['live', 90_000, '2026-11-20T07:25:30.000Z'],
  ['frozen', 90_000, '2026-11-20T07:24:00.000Z'],
  ['live', -5_000, '2026-11-20T07:24:00.000Z'],
] as const)('a %s clock, %d ms after the answer', (clock, passed, expected) => {
  expect(nowOf(terminal(clock), 1_000_000, 1_000_000 + passed)).toBe(expected)
})
