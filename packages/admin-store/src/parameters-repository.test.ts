import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { engines, useEngine } from './fixture/engine.ts'
import type { JsonValue } from './json-text.ts'
import { newId } from './new-id.ts'
import { type NewParameterChange, StaleParameters } from './parameter-changes.ts'

const start = new Date('2026-03-02T08:00:00.000Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const ada = { id: 'u1', name: 'Ada' }
const bob = { id: 'u2', name: 'Bob' }

type Part = Partial<NewParameterChange> & { readonly effectiveFrom?: Date }
const change = (
  values: readonly [string, JsonValue, number][],
  { effectiveFrom = start, ...more }: Part = {},
): NewParameterChange => ({
  ...{ id: newId(), reason: 'because', by: ada, state: 'approved' },
  values: values.map(([key, value, base]) => ({ key, value, base, effectiveFrom })),
  ...more,
})
const keep = (store: AdminStore, one: NewParameterChange, now = start) =>
  store.transaction(async (tx) => {
    await store.parameters.turn(now, tx)
    await store.parameters.add(one, now, tx)
  })
const valuesAt = async (store: AdminStore, at: Date) => {
  const { set, versions } = await store.parameters.inEffect(at)
  return { set, ...Object.fromEntries([...versions].map(([key, { value }]) => [key, value])) }
}

describe.each(engines)('versions of parameters on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('hold from their instant on, and each change makes a new set', async () => {
    const store = await engine.open()
    await keep(
      store,
      change([
        ['a', 1, 0],
        ['b', 'x', 0],
      ]),
    )
    await keep(store, change([['a', 2, 1]], { effectiveFrom: later(10) }), later(1))
    expect(await valuesAt(store, later(-1))).toEqual({ set: 0 })
    expect(await valuesAt(store, later(9))).toEqual({ set: 1, a: 1, b: 'x' })
    expect(await valuesAt(store, later(10))).toEqual({ set: 2, a: 2, b: 'x' })
  })

  it('are refused whole when one of their keys was changed meanwhile', async () => {
    const store = await engine.open()
    await keep(store, change([['a', 1, 0]]))
    await expect(
      keep(
        store,
        change([
          ['b', 5, 0],
          ['a', 7, 0],
        ]),
      ),
    ).rejects.toThrow(StaleParameters)
    expect(await valuesAt(store, later(1))).toEqual({ set: 1, a: 1 })
    expect(await store.parameters.versions('b')).toEqual([])
  })

  it('that wait hold after another person approved them, and never before', async () => {
    const store = await engine.open()
    const one = change([['a', 1, 0]], { state: 'waiting' })
    await keep(store, one)
    expect(await valuesAt(store, later(1))).toEqual({ set: 0 })
    const decide = (by: typeof ada, approve = true) =>
      store.transaction((tx) => store.parameters.decide(one.id, { approve, by, note: 'seen' }, later(5), tx))
    expect(await decide(ada)).toBe('own')
    expect(await decide(bob)).toBe('decided')
    expect(await decide(bob, false)).toBe('gone')
    expect(await valuesAt(store, later(4))).toEqual({ set: 0 })
    expect(await valuesAt(store, later(5))).toEqual({ set: 1, a: 1 })
    expect(await store.parameters.change(one.id)).toMatchObject([
      { state: 'approved', decidedByName: 'Bob', note: 'seen', effectiveFrom: later(5).toISOString() },
    ])
  })

  it('can be brought back: what came after them is over, what was to come never comes', async () => {
    const store = await engine.open()
    await keep(store, change([['a', 1, 0]]))
    await keep(store, change([['a', 2, 1]], { effectiveFrom: later(1) }), later(1))
    await keep(store, change([['a', 3, 2]], { effectiveFrom: later(60) }), later(2))
    const values = [{ key: 'a', value: 1, base: 3, restores: 1, effectiveFrom: later(5) }]
    await keep(store, change([], { values }), later(5))
    expect(await valuesAt(store, later(4))).toEqual({ set: 2, a: 2 })
    expect(await valuesAt(store, later(5))).toEqual({ set: 3, a: 1 })
    expect(await valuesAt(store, later(100))).toEqual({ set: 3, a: 1 })
    const states = (await store.parameters.versions('a')).map(({ number, state }) => [number, state])
    expect(states).toEqual([
      [4, 'approved'],
      [3, 'rolledBack'],
      [2, 'rolledBack'],
      [1, 'approved'],
    ])
  })

  it('written at once by two are kept of one', async () => {
    const [one, two] = await engine.openTwice()
    const tried = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => keep(index % 2 ? one : two, change([['a', index, 0]]))),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await one.parameters.versions('a')).toHaveLength(1)
  })
})
