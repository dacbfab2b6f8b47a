import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'

const now = new Date('2026-01-09T08:00:00.000Z')

const enrolled = async (store: AdminStore, codes: readonly string[] = ['c1', 'c2']): Promise<string> => {
  const { id: userId } = await addUser(store, 'u')
  expect(await store.secondFactors.begin(userId, 'sealed', now)).toBe(true)
  expect(await store.secondFactors.confirm({ userId, secret: 'sealed' }, 100, codes, now)).toBe(true)
  return userId
}

describe.each(engines)('second factors on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('count once they were confirmed, with the secret that was begun last', async () => {
    const store = await engine.open()
    const { id: userId } = await addUser(store, 'u')
    expect(await store.secondFactors.of(userId)).toBeUndefined()
    await store.secondFactors.begin(userId, 'first', now)
    await store.secondFactors.begin(userId, 'second', now)
    expect(await store.secondFactors.confirm({ userId, secret: 'first' }, 1, ['c'], now)).toBe(false)
    expect(await store.secondFactors.codesLeft(userId)).toBe(0)
    expect(await store.secondFactors.confirm({ userId, secret: 'second' }, 1, ['c'], now)).toBe(true)
    expect(await store.secondFactors.of(userId)).toMatchObject({ secret: 'second', lastStep: 1 })
    expect(await store.secondFactors.begin(userId, 'third', now)).toBe(false)
    expect((await store.secondFactors.of(userId))?.secret).toBe('second')
  })

  it('take each time step once, and none before it', async () => {
    const [one, two] = await engine.openTwice()
    const userId = await enrolled(one)
    expect(await one.secondFactors.useStep(userId, 100)).toBe(false)
    // A step of today is beyond what is small: half a minute each since 1970.
    const tries = Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? one : two).secondFactors.useStep(userId, 58_900_000),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await one.secondFactors.useStep(userId, 101)).toBe(false)
  })

  it('take each recovery code once, and are told how many are left', async () => {
    const [one, two] = await engine.openTwice()
    const userId = await enrolled(one)
    const tries = Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? one : two).secondFactors.useCode(userId, 'c1', now),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    expect(await one.secondFactors.useCode(userId, 'nothing', now)).toBe(false)
    expect(await one.secondFactors.codesLeft(userId)).toBe(1)
    await one.secondFactors.replaceCodes(userId, ['d1', 'd2', 'd3'])
    expect(await one.secondFactors.codesLeft(userId)).toBe(3)
    expect(await one.secondFactors.useCode(userId, 'c2', now)).toBe(false)
  })

  it('are gone with their codes, by themselves and with the account', async () => {
    const store = await engine.open()
    const userId = await enrolled(store)
    await store.secondFactors.remove(userId)
    await store.secondFactors.remove(userId)
    expect(await store.secondFactors.of(userId)).toBeUndefined()
    expect(await store.secondFactors.codesLeft(userId)).toBe(0)
  })
})
