import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'

const now = new Date('2026-03-01T08:00:00Z')
const YEAR_END = '2027-01-01T00:00:00.000Z'

async function office(store: AdminStore) {
  const boss = await addUser(store, 'boss', { isAdmin: true })
  const role = await store.roles.save({
    ...{ name: 'Planner', description: '', pageAuthorities: [], uiAuthorities: [], terminals: null },
  })
  const yard = await store.departments.add({ name: 'Yard', note: '', parentId: null })
  const quay = await store.departments.add({ name: 'Quay', note: '', parentId: null })
  if (!role.ok || !yard.ok || !quay.ok) throw new Error('The office was not set up.')
  const ids = { roleId: role.role.id, yard: yard.done.id, quay: quay.done.id }
  return { boss, ...ids, editor: { id: boss.id, now } }
}

async function signIn(store: AdminStore, userId: string, tokenHash: string) {
  const session = { userId, tokenHash, createdAt: now, expiresAt: new Date(YEAR_END) }
  await store.sessions.create({ ...session, address: '::1', userAgent: 'test' })
}

describe.each(engines)('accounts on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('come with their roles and departments, the main one first', async () => {
    const store = await engine.open()
    const { editor, roleId, yard, quay } = await office(store)
    const account = { username: 'ann', name: 'Ann', passwordHash: 'x', roleIds: [roleId] }
    const added = await store.accounts.add([{ ...account, departmentIds: [yard, quay] }], editor)
    if (!added.ok) throw new Error(added.reason)
    const [ann] = added.done
    expect(ann?.roles).toEqual([{ id: roleId, name: 'Planner', labels: {} }])
    expect(ann?.departments.map(({ name }) => name)).toEqual(['Yard', 'Quay'])
    const page = await store.accounts.list({ current: 1, pageSize: 10, filter: { departmentIds: [quay] } })
    expect([page.total, page.data[0]]).toEqual([1, ann])
    expect(await store.accounts.findByUsername('ANN')).toEqual(ann)
  })

  it('are added all or none, and the refusal says which', async () => {
    const store = await engine.open()
    const { editor } = await office(store)
    const one = (username: string, more = {}) => ({ username, name: username, passwordHash: 'x', ...more })
    const clash = await store.accounts.add([one('ann'), one('Boss')], editor)
    expect(clash).toEqual({ ok: false, reason: 'username-taken', at: 1 })
    const unknown = await store.accounts.add([one('ann', { roleIds: ['no role'] })], editor)
    expect(unknown).toEqual({ ok: false, reason: 'unknown-role', at: 0 })
    expect(await store.users.findByUsername('ann')).toBeUndefined()
  })

  it('refuse a stale edit, and count no sign-in as an edit', async () => {
    const store = await engine.open()
    const { editor } = await office(store)
    const ann = await addUser(store, 'ann')
    await store.users.update(ann.id, { lastSignInAt: now.toISOString() })
    const first = await store.accounts.change([ann.id], { name: 'Anne', version: ann.version }, editor)
    expect(first.ok).toBe(true)
    const second = await store.accounts.change([ann.id], { name: 'Anna', version: ann.version }, editor)
    expect(second).toMatchObject({ ok: false, reason: 'stale' })
    expect((await store.users.findById(ann.id))?.name).toBe('Anne')
  })

  it('are disabled all or none, and their sessions end at once', async () => {
    const store = await engine.open()
    const { boss, editor } = await office(store)
    const [ann, bob] = [await addUser(store, 'ann'), await addUser(store, 'bob')]
    await signIn(store, ann.id, 'token of ann')
    const refused = await store.accounts.change([ann.id, boss.id], { disabled: true }, editor)
    expect(refused).toEqual({ ok: false, reason: 'yourself', at: 1 })
    expect(await store.sessions.findValid('token of ann', now)).toBeDefined()
    expect((await store.accounts.change([ann.id, bob.id], { disabled: true }, editor)).ok).toBe(true)
    await store.accounts.change([ann.id], { disabled: false }, editor)
    expect(await store.sessions.findValid('token of ann', now)).toBeUndefined()
  })

  it('sign out whoever loses a role, but nobody who gains one', async () => {
    const store = await engine.open()
    const { editor, roleId } = await office(store)
    const ann = await addUser(store, 'ann')
    await signIn(store, ann.id, 'token')
    await store.accounts.change([ann.id], { roleIds: [roleId] }, editor)
    expect(await store.sessions.findValid('token', now)).toBeDefined()
    await store.accounts.change([ann.id], { roleIds: [] }, editor)
    expect(await store.sessions.findValid('token', now)).toBeUndefined()
  })

  it('keep an administrator who can sign in without an end', async () => {
    const store = await engine.open()
    const { boss, editor } = await office(store)
    const deputy = await addUser(store, 'deputy', { isAdmin: true, validUntil: YEAR_END })
    const byDeputy = { id: deputy.id, now }
    for (const patch of [
      { disabled: true },
      { isAdmin: false },
      { validUntil: YEAR_END },
      { validFrom: YEAR_END },
    ])
      expect(await store.accounts.change([boss.id], patch, byDeputy)).toMatchObject({ reason: 'last-admin' })
    expect(await store.accounts.change([boss.id], { isAdmin: false }, editor)).toMatchObject({
      reason: 'yourself',
    })
    await store.accounts.change([deputy.id], { validUntil: null }, editor)
    expect((await store.accounts.change([boss.id], { disabled: true }, byDeputy)).ok).toBe(true)
  })

  it('let one of two administrators win who disable each other at once', async () => {
    const [here, there] = await engine.openTwice()
    const { boss } = await office(here)
    const rival = await addUser(here, 'rival', { isAdmin: true })
    const outcomes = await Promise.all([
      here.accounts.change([rival.id], { disabled: true }, { id: boss.id, now }),
      there.accounts.change([boss.id], { disabled: true }, { id: rival.id, now }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'no-editor' })
    const left = await here.accounts.list({
      current: 1,
      pageSize: 10,
      filter: { isAdmin: true, disabled: false },
    })
    expect(left.total).toBe(1)
  })

  it('are found by the state in which they are', async () => {
    const store = await engine.open()
    const { boss } = await office(store)
    const gone = await addUser(store, 'gone', { validUntil: '2026-02-01T00:00:00Z' })
    const later = await addUser(store, 'later', { validFrom: YEAR_END })
    const off = await addUser(store, 'off', { disabled: true, validUntil: '2026-02-01T00:00:00Z' })
    const found = async (is: 'active' | 'disabled' | 'waiting' | 'expired') => {
      const state = { is, at: now }
      const { data } = await store.accounts.list({ current: 1, pageSize: 10, filter: { state } })
      return data.map(({ id }) => id)
    }
    expect(await found('active')).toEqual([boss.id])
    expect(await found('expired')).toEqual([gone.id])
    expect(await found('waiting')).toEqual([later.id])
    expect(await found('disabled')).toEqual([off.id])
  })
})
