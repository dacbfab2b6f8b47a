import { describe, expect, it } from 'vitest'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'

const planning = {
  id: 'planning',
  name: 'Planning',
  description: 'Berth and yard planners',
  pageAuthorities: ['bigdataanalysis_qc_qcefficiencytable'],
  uiAuthorities: ['export'],
  terminals: ['demo'],
}
const audit = {
  ...planning,
  id: 'audit',
  name: 'Audit',
  pageAuthorities: ['admin_account'],
  terminals: ['casablanca'],
}

describe.each(engines)('roles on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are saved, replaced and listed by name', async () => {
    const store = await engine.open()
    expect(await store.roles.save(planning)).toEqual({ ok: true, role: planning })
    await store.roles.save(audit)
    const open = { ...planning, description: 'changed', terminals: null }
    expect(await store.roles.save(open)).toEqual({ ok: true, role: open })
    expect(await store.roles.list()).toEqual([audit, open])
  })

  it('have a name of their own', async () => {
    const store = await engine.open()
    await store.roles.save(planning)
    expect(await store.roles.save({ ...audit, name: 'Planning' })).toEqual({
      ok: false,
      reason: 'name-taken',
    })
    const long = { ...audit, name: '宽'.repeat(201) }
    expect(await store.roles.save(long)).toEqual({ ok: false, reason: 'too-long' })
    expect(await store.roles.list()).toEqual([planning])
  })

  it('add up to the authorities of the users who hold them', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    await store.roles.save(planning)
    await store.roles.save(audit)
    expect(await store.roles.assign(user.id, ['planning', 'audit', 'audit'])).toBe(true)
    expect(await store.roles.rolesOf(user.id)).toEqual([audit, planning])
    expect(await store.roles.authoritiesOf(user.id)).toEqual({
      pageAuthorities: ['admin_account', 'bigdataanalysis_qc_qcefficiencytable'],
      uiAuthorities: ['export'],
      terminals: ['casablanca', 'demo'],
    })
    await store.users.update(user.id, { isAdmin: true })
    expect(await store.roles.authoritiesOf(user.id)).toMatchObject({
      pageAuthorities: ['*'],
      terminals: null,
    })
  })

  it('leave the user when they are removed', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    await store.roles.save(planning)
    await store.roles.assign(user.id, ['planning'])
    await store.roles.remove('planning')
    expect(await store.roles.rolesOf(user.id)).toEqual([])
  })

  it('stay as they were when one of the new ones does not exist', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    await store.roles.save(planning)
    await store.roles.assign(user.id, ['planning'])
    expect(await store.roles.assign(user.id, ['ghost'])).toBe(false)
    expect(await store.roles.assign('ghost', ['planning'])).toBe(false)
    expect(await store.roles.rolesOf(user.id)).toEqual([planning])
  })
})
