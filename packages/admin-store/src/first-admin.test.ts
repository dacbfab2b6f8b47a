import { describe, expect, it } from 'vitest'
import { ensureFirstAdmin } from './first-admin.ts'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'
import { runChild } from './fixture/processes.ts'
import { verifyPassword } from './password.ts'

describe.each(engines)('the first administrator on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('gets a generated password that must be changed', async () => {
    const store = await engine.open()
    const { created, generatedPassword = '' } = await ensureFirstAdmin(store, {})
    expect(created).toBe(true)
    expect(generatedPassword).toMatch(/^\w{5}(-\w{5}){3}$/)
    const admin = await store.users.credentialsOf('admin')
    expect(admin?.user).toMatchObject({ username: 'admin', isAdmin: true, mustChangePassword: true })
    expect(await verifyPassword(admin?.passwordHash ?? '', generatedPassword)).toBe(true)
    expect(await ensureFirstAdmin(store, { password: 'other' })).toEqual({ created: false })
  })

  it('keeps a given password and need not change it', async () => {
    const store = await engine.open()
    expect(await ensureFirstAdmin(store, { password: 'given by hand' })).toEqual({ created: true })
    const admin = await store.users.credentialsOf('admin')
    expect(admin?.user.mustChangePassword).toBe(false)
    expect(await verifyPassword(admin?.passwordHash ?? '', 'given by hand')).toBe(true)
  })

  it('takes over no account that is there', async () => {
    const store = await engine.open()
    const someone = await addUser(store, 'Admin')
    expect(await ensureFirstAdmin(store, { password: 'x' })).toEqual({ created: false })
    expect(await store.users.findByUsername('admin')).toEqual(someone)
  })

  it('comes with the roles to begin with, which stay away once they were deleted', async () => {
    const store = await engine.open()
    const planner = {
      ...{ id: 'starter-planner', name: 'Planner', labels: { 'fa-IR': 'برنامه‌ریز' }, description: '' },
      ...{ pageAuthorities: ['a'], uiAuthorities: ['export'], terminals: null },
    }
    await ensureFirstAdmin(store, { password: 'x', roles: [planner] })
    expect(await store.roles.list()).toMatchObject([planner])
    await store.roles.remove(planner.id)
    await ensureFirstAdmin(store, { password: 'x', roles: [planner] })
    expect(await store.roles.list()).toEqual([])
  })

  it('is made by one of several processes that start together on an empty database', async () => {
    const location = await engine.place()
    const words = await Promise.all([1, 2, 3].map(() => runChild('first-admin', location)))
    expect(words.flat()).toEqual(['created'])
    expect((await (await engine.open(location)).users.list({ current: 1, pageSize: 9 })).total).toBe(1)
  })
})
