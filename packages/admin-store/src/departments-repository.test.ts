import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'

async function made(store: AdminStore, name: string, parentId: string | null = null): Promise<string> {
  const outcome = await store.departments.add({ name, note: '', parentId })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.done.id
}

const names = async (store: AdminStore, parentId: string | null) =>
  (await store.departments.list()).filter((one) => one.parentId === parentId).map(({ name }) => name)

const homes = async (store: AdminStore, userId: string) =>
  (await store.accounts.find(userId))?.departments.map(({ name }) => name)

describe.each(engines)('departments on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('have names that are unique under one parent without regard to case', async () => {
    const store = await engine.open()
    const ops = await made(store, 'Operations')
    expect(await store.departments.add({ name: 'OPERATIONS', note: '', parentId: null })).toEqual({
      ok: false,
      reason: 'name-taken',
    })
    await made(store, 'Operations', ops)
    expect(await store.departments.add({ name: 'X', note: '', parentId: 'nowhere' })).toMatchObject({
      reason: 'unknown-parent',
    })
    expect(await store.departments.change(ops, { name: 'Ops', note: 'n', version: 7 })).toMatchObject({
      reason: 'stale',
    })
    expect(await store.departments.change(ops, { name: 'Ops', note: 'n', version: 1 })).toMatchObject({
      done: { after: { name: 'Ops', note: 'n', version: 2 } },
    })
  })

  it('move to a place among their siblings, and never below themselves', async () => {
    const store = await engine.open()
    const [a, b, c] = [await made(store, 'A'), await made(store, 'B'), await made(store, 'C')]
    await store.departments.move(c, { parentId: null, beforeId: a })
    expect(await names(store, null)).toEqual(['C', 'A', 'B'])
    await store.departments.move(b, { parentId: a, beforeId: null })
    expect([await names(store, null), await names(store, a)]).toEqual([['C', 'A'], ['B']])
    for (const parentId of [a, b])
      expect(await store.departments.move(a, { parentId, beforeId: null })).toMatchObject({
        reason: 'below-itself',
      })
    expect(await names(store, null)).toEqual(['C', 'A'])
  })

  it('cannot be put below each other by two at once', async () => {
    const [here, there] = await engine.openTwice()
    const [a, b] = [await made(here, 'A'), await made(here, 'B')]
    const outcomes = await Promise.all([
      here.departments.move(a, { parentId: b, beforeId: null }),
      there.departments.move(b, { parentId: a, beforeId: null }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await names(here, null)).toHaveLength(1)
  })

  it('give each of their people one main department', async () => {
    const store = await engine.open()
    const [yard, quay] = [await made(store, 'Yard'), await made(store, 'Quay')]
    const ann = await addUser(store, 'ann')
    await store.departments.addMembers(yard, [ann.id], false)
    await store.departments.addMembers(quay, [ann.id], false)
    expect(await homes(store, ann.id)).toEqual(['Yard', 'Quay'])
    await store.departments.addMembers(quay, [ann.id], true)
    expect(await homes(store, ann.id)).toEqual(['Quay', 'Yard'])
    await store.departments.removeMembers(quay, [ann.id])
    expect(await homes(store, ann.id)).toEqual(['Yard'])
    expect((await store.users.findById(ann.id))?.version).toBe(5)
    expect(await store.departments.addMembers(yard, [ann.id, 'nobody'], false)).toMatchObject({
      reason: 'unknown-member',
    })
  })

  it('are deleted when nothing lies below and their members have somewhere to go', async () => {
    const store = await engine.open()
    const ops = await made(store, 'Ops')
    const [yard, quay] = [await made(store, 'Yard', ops), await made(store, 'Quay', ops)]
    const ann = await addUser(store, 'ann')
    await store.departments.addMembers(yard, [ann.id], true)
    expect(await store.departments.remove(ops, null)).toMatchObject({ reason: 'has-parts' })
    expect(await store.departments.remove(yard, null)).toMatchObject({ reason: 'has-members' })
    expect(await store.departments.remove(yard, yard)).toMatchObject({ reason: 'unknown-target' })
    expect((await store.departments.remove(yard, quay)).ok).toBe(true)
    expect(await homes(store, ann.id)).toEqual(['Quay'])
    expect(await store.departments.memberCounts()).toEqual(new Map([[quay, 1]]))
  })
})
