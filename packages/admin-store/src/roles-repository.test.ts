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

  it('are saved, changed at the version that was read, and listed by name', async () => {
    const store = await engine.open()
    expect(await store.roles.save(planning)).toMatchObject({ ok: true, role: { ...planning, version: 1 } })
    await store.roles.save(audit)
    const open = { description: 'changed', terminals: null }
    const outcome = await store.roles.update('planning', open, 1)
    expect(outcome).toMatchObject({ ok: true, role: { ...planning, ...open, version: 2 } })
    expect(await store.roles.update('planning', open, 1)).toEqual({ ok: false, reason: 'changed' })
    expect(await store.roles.update('ghost', open)).toEqual({ ok: false, reason: 'not-found' })
    expect(await store.roles.list()).toMatchObject([audit, { ...planning, ...open }])
    expect(await store.roles.get('audit')).toMatchObject(audit)
  })

  it('have a name of their own', async () => {
    const store = await engine.open()
    await store.roles.save(planning)
    expect(await store.roles.save({ ...audit, name: 'Planning' })).toEqual({
      ok: false,
      reason: 'name-taken',
    })
    for (const same of ['PLANNING', 'Ｐｌａｎｎｉｎｇ'])
      expect(await store.roles.save({ ...audit, name: same })).toMatchObject({ reason: 'name-taken' })
    expect(await store.roles.save({ ...audit, name: 'ﷺ'.repeat(80) })).toMatchObject({ reason: 'too-long' })
    const long = { ...audit, name: '宽'.repeat(201) }
    expect(await store.roles.save(long)).toEqual({ ok: false, reason: 'too-long' })
    expect(await store.roles.list()).toMatchObject([planning])
    await store.roles.save(audit)
    expect(await store.roles.update('audit', { name: 'planning' })).toEqual({
      ok: false,
      reason: 'name-taken',
    })
    const recased = await store.roles.update('planning', { name: 'PLANNING' })
    expect(recased).toMatchObject({ ok: true, role: { name: 'PLANNING' } })
  })

  it('made at once under one name leave exactly one', async () => {
    const [one, two] = await engine.openTwice()
    const tries = Array.from({ length: 8 }, (_, at) =>
      (at % 2 ? one : two).roles.save({ ...planning, id: `p${at}`, name: at % 3 ? 'Twin' : 'TWIN' }),
    )
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
    expect(await one.roles.list()).toHaveLength(1)
  })

  it('tell their holders page by page', async () => {
    const store = await engine.open()
    await store.roles.save(planning)
    for (const name of ['c', 'A', 'b']) {
      const user = await addUser(store, name)
      await store.roles.assign(user.id, ['planning'])
    }
    const names = async (current: number, text?: string) => {
      const { data, total } = await store.roles.holders('planning', { current, pageSize: 2, text })
      return [total, ...data.map(({ username }) => username)]
    }
    expect([await names(1), await names(2), await names(1, 'B')]).toEqual([
      [3, 'A', 'b'],
      [3, 'c'],
      [1, 'b'],
    ])
  })

  it('add up to the authorities of the users who hold them', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    await store.roles.save(planning)
    await store.roles.save(audit)
    expect(await store.roles.assign(user.id, ['planning', 'audit', 'audit'])).toBe(true)
    expect(await store.roles.rolesOf(user.id)).toMatchObject([audit, planning])
    expect(await store.roles.authoritiesOf(user)).toEqual({
      pageAuthorities: ['admin_account', 'bigdataanalysis_qc_qcefficiencytable'],
      uiAuthorities: ['export'],
      terminals: ['casablanca', 'demo'],
    })
    expect(await store.roles.authoritiesOf({ ...user, isAdmin: true })).toMatchObject({
      pageAuthorities: ['*'],
      terminals: null,
    })
  })

  it('are removed only when nobody has them', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    await store.roles.save(planning)
    await store.roles.assign(user.id, ['planning'])
    expect(await store.roles.counts()).toEqual(new Map([['planning', 1]]))
    expect(await store.roles.remove('planning')).toMatchObject({
      ...{ ok: false, reason: 'held', role: planning },
      holders: { total: 1, data: [{ username: 'u', isAdmin: false, disabled: false }] },
    })
    await store.roles.assign(user.id, [])
    expect(await store.roles.remove('planning', 7)).toEqual({ ok: false, reason: 'changed' })
    expect(await store.roles.remove('planning', 1)).toMatchObject({ ok: true, role: planning })
    expect(await store.roles.remove('planning')).toEqual({ ok: false, reason: 'not-found' })
  })

  it('stay as they were when one of the new ones does not exist', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    await store.roles.save(planning)
    await store.roles.assign(user.id, ['planning'])
    expect(await store.roles.assign(user.id, ['ghost'])).toBe(false)
    expect(await store.roles.assign('ghost', ['planning'])).toBe(false)
    expect(await store.roles.rolesOf(user.id)).toMatchObject([planning])
  })
})
