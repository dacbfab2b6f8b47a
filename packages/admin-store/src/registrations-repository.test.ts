import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'

const start = new Date('2026-01-09T08:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

const asking = async (store: AdminStore, username: string, at = start): Promise<string> => {
  const { id } = await addUser(store, username, { disabled: true, mobile: null })
  await store.registrations.add(id, 'mobile', false, at)
  return id
}

describe.each(engines)('registrations on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('wait in the order in which they came, and no longer once they are let in', async () => {
    const store = await engine.open()
    const second = await asking(store, 'second', later(5))
    const first = await asking(store, 'first')
    const { id: open } = await addUser(store, 'open')
    await store.registrations.add(open, 'oidc', true, start)
    expect((await store.registrations.list()).map(({ userId }) => userId)).toEqual([first, second])
    expect(await store.registrations.isWaiting(first)).toBe(true)
    expect(await store.registrations.isWaiting(open)).toBe(false)
    expect(await store.registrations.approve(first, 'boss', later(9))).toBe(true)
    expect(await store.registrations.approve(first, 'boss', later(9))).toBe(false)
    expect((await store.users.findById(first))?.disabled).toBe(false)
    expect((await store.registrations.list()).map(({ userId }) => userId)).toEqual([second])
  })

  it('that are turned down leave nothing, and do not touch an account that was let in', async () => {
    const store = await engine.open()
    const [kept, gone] = [await asking(store, 'kept'), await asking(store, 'gone')]
    await store.registrations.approve(kept, 'boss', start)
    expect(await store.registrations.refuse(gone)).toBe(true)
    expect(await store.registrations.refuse(gone)).toBe(false)
    expect(await store.registrations.refuse(kept)).toBe(false)
    expect(await store.users.findById(gone)).toBeUndefined()
    expect(await store.users.findById(kept)).toBeDefined()
  })

  it('let in and turned down at once are one of both', async () => {
    const [one, two] = await engine.openTwice()
    const id = await asking(one, 'u')
    const outcomes = await Promise.all([
      one.registrations.approve(id, 'boss', start),
      two.registrations.refuse(id),
    ])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect((await one.users.findById(id))?.disabled).toBe(outcomes[0] ? false : undefined)
  })

  it('are told to the administrators who may decide', async () => {
    const store = await engine.open()
    const boss = await addUser(store, 'boss', { isAdmin: true })
    await addUser(store, 'gone', { isAdmin: true, disabled: true })
    await addUser(store, 'other')
    expect(await store.registrations.deciders()).toEqual([boss.id])
  })
})
