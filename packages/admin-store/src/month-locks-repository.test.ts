import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'
import type { MonthLock } from './month-lock.ts'

const lock = (more: Partial<MonthLock>): MonthLock => ({
  ...{ id: 'one', terminal: 'demo', page: '/monthly/page', month: '2026-01', version: 1 },
  ...{ lockedAt: '2026-02-03T08:00:00.000Z', lockedBy: 'u1', lockedByName: 'Ada', dataUntil: null },
  parameters: [{ key: 'target.gmph', version: 2 }],
  ...more,
})
const numbers = (gmph: number) => [
  { choice: '', part: 'month' as const, body: { gmph } },
  { choice: 'trunk_branch=TRUNK', part: 'month' as const, body: { gmph: gmph + 1 } },
  { choice: '', part: 'days' as const, body: { '2026-01-01': { gmph } } },
]

describe.each(engines)('locked months on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are kept version by version, with their numbers for each choice', async () => {
    const { monthLocks } = await engine.open()
    const place = { terminal: 'demo', page: '/monthly/page' }
    expect(await monthLocks.add(lock({}), numbers(30))).toBe(true)
    expect(await monthLocks.add(lock({ id: 'two', version: 2 }), numbers(31))).toBe(true)
    expect(await monthLocks.add(lock({ id: 'other', month: '2025-12' }), numbers(28))).toBe(true)
    expect(await monthLocks.add(lock({ id: 'else', terminal: 'elsewhere' }), numbers(1))).toBe(true)

    expect((await monthLocks.list(place)).map(({ id }) => id)).toEqual(['other', 'one', 'two'])
    const last = await monthLocks.last(place)
    expect([last.get('2025-12')?.id, last.get('2026-01')?.id, last.size]).toEqual(['other', 'two', 2])
    expect(last.get('2026-01')).toEqual(lock({ id: 'two', version: 2 }))

    const ids = [...last.values()].map(({ id }) => id)
    expect(Object.fromEntries(await monthLocks.numbers(ids, 'trunk_branch=TRUNK', 'month'))).toEqual({
      other: { gmph: 29 },
      two: { gmph: 32 },
    })
    expect(await monthLocks.numbers(ids, 'own_ship=OWN', 'month')).toEqual(new Map())
    expect((await monthLocks.numbers(['one'], '', 'days')).get('one')).toEqual({ '2026-01-01': { gmph: 30 } })
    expect(await monthLocks.numbers([], '', 'days')).toEqual(new Map())
  })

  it('keep what was reported: no version twice, none left out, and nothing of one that is refused', async () => {
    const { monthLocks } = await engine.open()
    expect(await monthLocks.add(lock({}), numbers(30))).toBe(true)
    expect(await monthLocks.add(lock({ id: 'again' }), numbers(99))).toBe(false)
    expect(await monthLocks.add(lock({ id: 'far', version: 3 }), numbers(99))).toBe(false)
    expect(await monthLocks.numbers(['again', 'far'], '', 'month')).toEqual(new Map())
    const both = await Promise.all(
      ['left', 'right'].map((id) => monthLocks.add(lock({ id, version: 2 }), numbers(31))),
    )
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(
      (await monthLocks.list({ terminal: 'demo', page: '/monthly/page' })).map(({ version }) => version),
    ).toEqual([1, 2])
  })
})
