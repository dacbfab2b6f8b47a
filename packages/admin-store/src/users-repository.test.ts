import { describe, expect, it } from 'vitest'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'
import { hostileTexts } from './fixture/hostile.ts'

describe.each(engines)('users on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('come back as they were stored, without their password hash', async () => {
    const store = await engine.open()
    const made = await addUser(store, 'Shift.Leader', {
      passwordHash: 'secret-hash',
      mobile: '+8613800138000',
      isAdmin: true,
      validUntil: '2027-01-01T00:00:00+08:00',
    })
    expect(await store.users.findById(made.id)).toEqual(made)
    expect(await store.users.findByMobile('+8613800138000')).toEqual(made)
    expect(made).toMatchObject({ isAdmin: true, disabled: false, validUntil: '2026-12-31T16:00:00.000Z' })
    expect(JSON.stringify(made)).not.toContain('secret-hash')
    expect(await store.users.credentialsOf('shift.leader')).toEqual({
      user: made,
      passwordHash: 'secret-hash',
    })
    expect(await store.users.credentialsById(made.id)).toEqual({ user: made, passwordHash: 'secret-hash' })
  })

  it('have names that are unique without regard to case, in every script', async () => {
    const store = await engine.open()
    for (const [name, same] of [
      ['Anna', 'ANNA'],
      ['ÉLODIE', 'élodie'],
      ['Ｗａｎｇ', 'wang'],
    ] as const) {
      const made = await addUser(store, name)
      expect(await store.users.findByUsername(same)).toEqual(made)
      const again = await store.users.create({ username: same, name: same, passwordHash: 'x' })
      expect(again).toEqual({ ok: false, reason: 'username-taken' })
    }
  })

  it('have mobiles that are unique where given', async () => {
    const store = await engine.open()
    await addUser(store, 'a', { mobile: '+491701234567' })
    await addUser(store, 'b')
    const c = await addUser(store, 'c')
    const taken = { ok: false, reason: 'mobile-taken' }
    const clash = { username: 'd', name: 'd', passwordHash: 'x', mobile: '+491701234567' }
    expect(await store.users.create(clash)).toEqual(taken)
    expect(await store.users.update(c.id, { mobile: '+491701234567' })).toEqual(taken)
    expect(await store.users.update(c.id, { username: 'A' })).toEqual({ ok: false, reason: 'username-taken' })
    expect(await store.users.update('nobody', { name: 'x' })).toEqual({ ok: false, reason: 'not-found' })
  })

  it('are refused with a name or mobile longer than 200 characters, not with an error', async () => {
    const store = await engine.open()
    const made = await addUser(store, '宽'.repeat(200), {
      mobile: '9'.repeat(200),
      name: 'x'.repeat(100_000),
    })
    const long = { ok: false, reason: 'too-long' }
    expect(await store.users.create({ username: 'ﷺ'.repeat(200), name: '', passwordHash: '' })).toEqual(long)
    expect(await store.users.update(made.id, { mobile: '9'.repeat(201) })).toEqual(long)
    expect(await store.users.findByUsername('x'.repeat(1_000_000))).toBeUndefined()
  })

  it('change in the given fields only, and are then found by the new ones', async () => {
    const store = await engine.open()
    const made = await addUser(store, 'crane1', { email: 'old@port.example', mobile: '+8613900000000' })
    const patch = { email: 'new@port.example', mobile: null, disabled: true }
    expect(await store.users.update(made.id, patch)).toEqual({
      ok: true,
      user: { ...made, ...patch, version: 2 },
    })
    const byEmail = (text: string) => store.users.list({ current: 1, pageSize: 10, filter: { text } })
    expect((await byEmail('NEW@port')).total).toBe(1)
    expect((await byEmail('old@port')).total).toBe(0)
  })

  it('created at once under one name leave exactly one', async () => {
    const [one, two] = await engine.openTwice()
    const tries = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? one : two).users.create({
        username: index % 3 ? 'Twin' : 'TWIN',
        name: 't',
        passwordHash: 'x',
      }),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect((await one.users.list({ current: 1, pageSize: 10 })).total).toBe(1)
  })

  it('are filtered, then sorted, then cut into pages', async () => {
    const store = await engine.open()
    for (const number of [7, 3, 12, 1, 9, 5, 11, 2]) {
      const name = `Crane ${String(number).padStart(2, '0')}`
      await addUser(store, `qc${number}`, {
        name,
        disabled: number > 10,
        email: number === 9 ? null : 'x@y.example',
      })
    }
    await addUser(store, 'yard', { name: 'Yard planner' })
    const sorter = [{ key: 'name', order: 'descend' }] as const
    const request = { pageSize: 4, sorter, filter: { text: 'cRANE', disabled: false } }
    const first = await store.users.list({ ...request, current: 1 })
    const second = await store.users.list({ ...request, current: 2 })
    expect([first.total, second.total]).toEqual([6, 6])
    const names = [...first.data, ...second.data].map((user) => user.name)
    expect(names).toEqual(['Crane 09', 'Crane 07', 'Crane 05', 'Crane 03', 'Crane 02', 'Crane 01'])
    const byEmail = await store.users.list({
      current: 1,
      pageSize: 9,
      sorter: [{ key: 'email', order: 'ascend' }],
    })
    expect(byEmail.data.slice(-2).every((user) => user.email === null)).toBe(true)
  })

  it('sort upper case before lower case alike on both engines', async () => {
    const store = await engine.open()
    for (const name of ['b', 'A', 'a', 'B', '_', 'é'])
      await addUser(store, `u-${name.charCodeAt(0)}`, { name })
    const list = await store.users.list({
      current: 1,
      pageSize: 10,
      sorter: [{ key: 'name', order: 'ascend' }],
    })
    expect(list.data.map((user) => user.name)).toEqual(['A', 'B', '_', 'a', 'b', 'é'])
  })

  it('are filtered by role', async () => {
    const store = await engine.open()
    const planner = await addUser(store, 'planner')
    await addUser(store, 'visitor')
    const role = {
      name: 'Planning',
      description: '',
      pageAuthorities: [],
      uiAuthorities: [],
      terminals: null,
    }
    const saved = await store.roles.save(role)
    if (!saved.ok) throw new Error(saved.reason)
    await store.roles.assign(planner.id, [saved.role.id])
    const list = await store.users.list({ current: 1, pageSize: 10, filter: { roleId: saved.role.id } })
    expect(list.data).toEqual([planner])
  })

  it.each(hostileTexts)('take %j as plain text everywhere', async (text) => {
    const store = await engine.open()
    const other = await addUser(store, 'other')
    const made = await addUser(store, text.slice(0, 200), { name: text, email: text })
    expect(await store.users.findById(made.id)).toMatchObject({ name: text, email: text })
    expect(await store.users.findByUsername(made.username)).toEqual(made)
    const found = await store.users.list({ current: 1, pageSize: 10, filter: { text } })
    expect(found.data).toEqual([made])
    expect(await store.users.findById(text)).toBeUndefined()
    expect(await store.users.findById(other.id)).toEqual(other)
  })

  it('keep NUL and lone surrogates as replacement characters, and find them so', async () => {
    const store = await engine.open()
    const made = await addUser(store, 'nul\0\uD800', { name: 'n\0' })
    expect(made).toMatchObject({ username: 'nul\uFFFD\uFFFD', name: 'n\uFFFD' })
    expect(await store.users.findByUsername('nul\0\uD800')).toEqual(made)
  })
})
