import { startPostgres } from '@quaywise/testing/postgres'
import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'
import { type Cut, withPowerCut } from './fixture/power-cut.ts'
import { killWhileWriting } from './fixture/processes.ts'
import { openAdminStore } from './open-store.ts'

const now = new Date('2026-03-01T08:00:00Z')
const CROWD = 12
const roleNamed = (id: string, name: string, uiAuthorities: string[] = []) => ({
  ...{ id, name, description: '', pageAuthorities: [], uiAuthorities, terminals: null },
})
const nameOf = (at: number) => `u${String(at).padStart(2, '0')}`

async function crowd(store: AdminStore, size = CROWD) {
  const boss = await addUser(store, 'boss', { isAdmin: true })
  const ids: string[] = []
  for (let at = 0; at < size; at++) ids.push((await addUser(store, nameOf(at))).id)
  return { editor: { id: boss.id, now }, ids }
}

const disabledOf = async (store: AdminStore): Promise<number> =>
  (await store.users.list({ current: 1, pageSize: 1, filter: { disabled: true } })).total

describe.each(engines)('what goes together on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  /** Expects work to fail at a row, and what `told` tells to be as before; the same work then goes through. */
  async function wholeOrNot(
    cut: Cut,
    set: (store: AdminStore) => Promise<{ work: () => Promise<unknown>; told: () => Promise<unknown> }>,
  ): Promise<void> {
    const location = await engine.place()
    const store = await engine.open(location)
    const { work, told } = await set(store)
    const before = await told()
    await withPowerCut(location, cut, () => expect(work()).rejects.toThrow('power cut'))
    expect(await told()).toEqual(before)
    await work()
    expect(await told()).not.toEqual(before)
  }

  it('is disabled as a whole, sessions and all', () =>
    wholeOrNot({ on: 'update', table: 'user_account', when: "new.username = 'u07'" }, async (store) => {
      const { editor, ids } = await crowd(store)
      const session = { createdAt: now, expiresAt: new Date('2027-01-01T00:00:00Z') }
      const [first = ''] = ids
      const from = { address: '::1', userAgent: 'test' }
      await store.sessions.create({ ...session, ...from, userId: first, tokenHash: 'token' })
      return {
        work: () => store.accounts.change(ids, { disabled: true }, editor),
        told: async () => [await disabledOf(store), (await store.sessions.openOf(first, now)).length],
      }
    }))

  it.each([
    { on: 'insert', table: 'user_account', when: "new.username = 'n07'" },
    { on: 'insert', table: 'user_department', when: 'new.main = 0' },
  ] as const)('is added as a whole, whatever fails in $table', (cut) =>
    wholeOrNot(cut, async (store) => {
      const { editor } = await crowd(store, 1)
      await store.roles.save(roleNamed('r', 'R'))
      const departmentIds: string[] = []
      for (const name of ['Yard', 'Quay']) {
        const made = await store.departments.add({ name, note: '', parentId: null })
        if (made.ok) departmentIds.push(made.done.id)
      }
      const rows = Array.from({ length: CROWD }, (_, at) => ({
        ...{ username: `n${String(at).padStart(2, '0')}`, name: 'N', passwordHash: 'x' },
        ...{ roleIds: ['r'], departmentIds },
      }))
      return {
        work: () => store.accounts.add(rows, editor),
        told: async () => [
          (await store.users.list({ current: 1, pageSize: 1 })).total,
          await store.roles.counts(),
          await store.departments.memberCounts(),
        ],
      }
    }),
  )

  it('is deleted as a whole, and out of the roles', () =>
    wholeOrNot({ on: 'update', table: 'role', when: "new.name = 'B'" }, async (store) => {
      const ids = ['gate.one', 'gate.two']
      for (const id of ids) await store.permissions.create(id, { labels: {}, description: '' })
      await store.roles.save(roleNamed('a', 'A', ['gate.one']))
      await store.roles.save(roleNamed('b', 'B', ['gate.two']))
      return {
        work: () => store.permissions.remove(ids),
        told: async () => [await store.permissions.list(), await store.roles.list()],
      }
    }))

  it('are all of the roles to begin with, or none', () =>
    wholeOrNot({ on: 'insert', table: 'role', when: "new.name = 'C'" }, async (store) => ({
      work: () =>
        store.transaction(async (tx) => {
          for (const name of ['A', 'B', 'C']) await store.roles.save(roleNamed(name, name), tx)
        }),
      told: () => store.roles.list(),
    })))

  it('is a department that goes with its members moved', () =>
    wholeOrNot({ on: 'delete', table: 'department', when: "old.name = 'Yard'" }, async (store) => {
      const { ids } = await crowd(store, 3)
      const yard = await store.departments.add({ name: 'Yard', note: '', parentId: null })
      const quay = await store.departments.add({ name: 'Quay', note: '', parentId: null })
      if (!yard.ok || !quay.ok) throw new Error('The departments were not made.')
      await store.departments.addMembers(yard.done.id, ids, true)
      return {
        work: () => store.departments.remove(yard.done.id, quay.done.id),
        told: async () => [await store.departments.list(), await store.departments.memberCounts()],
      }
    }))

  it('is a role with all that it says and grants', () =>
    wholeOrNot({ on: 'update', table: 'role', when: "new.name = 'New'" }, async (store) => {
      await store.roles.save(roleNamed('r', 'Old', ['gate.one']))
      const patch = { name: 'New', pageAuthorities: ['admin_role'], uiAuthorities: ['gate.two'] }
      return { work: () => store.roles.update('r', patch, 1), told: () => store.roles.list() }
    }))

  it('is a department that moves, with the places of those beside it', () =>
    wholeOrNot({ on: 'update', table: 'department', when: "new.name = 'Gate'" }, async (store) => {
      const ids: string[] = []
      for (const name of ['Yard', 'Gate', 'Quay']) {
        const made = await store.departments.add({ name, note: '', parentId: null })
        if (made.ok) ids.push(made.done.id)
      }
      const [yard = '', , quay = ''] = ids
      return {
        work: () => store.departments.move(quay, { parentId: null, beforeId: yard }),
        told: () => store.departments.list(),
      }
    }))

  it('are all of the jobs that are deleted, or none', () =>
    wholeOrNot({ on: 'delete', table: 'scheduled_rule', when: "old.name = 'C'" }, async (store) => {
      const ids: string[] = []
      for (const name of ['A', 'B', 'C']) {
        const text = {
          name,
          description: 'A job',
          kind: 'alerts',
          terminal: null,
          schedule: {},
          paused: true,
        }
        const made = await store.rules.add(text, { owner: 'boss', nextAt: now, now })
        if (typeof made !== 'string') ids.push(made.kept.id)
      }
      return { work: () => store.rules.remove(ids), told: () => store.rules.list() }
    }))

  it('is a role whose saving is cut off by a kill: all of the old or all of the new', async () => {
    const location = await engine.place()
    const store = await engine.open(location)
    await store.roles.save(roleNamed('r', 'Role -1'))
    for (const count of [0, 3]) {
      await killWhileWriting(location, count, 'roles')
      const role = await store.roles.get('r')
      const at = Number(role?.name.slice('Role '.length))
      expect(at).toBeGreaterThanOrEqual(count)
      const held = Array.from({ length: 200 }, (_, each) => `page_${at}_${each}`)
      expect(role).toMatchObject({
        ...{ description: `Note ${at}`, labels: { 'en-US': `Label ${at}` } },
        ...{ pageAuthorities: held, uiAuthorities: held, terminals: [`terminal-${at}`] },
      })
    }
  })

  it('is a move of departments that a kill cuts off: each keeps a place of its own', async () => {
    const location = await engine.place()
    const store = await engine.open(location)
    const top = await store.departments.add({ name: 'Top', note: '', parentId: null })
    const parentId = top.ok ? top.done.id : null
    for (let at = 0; at < 20; at++) await store.departments.add({ name: `D${at}`, note: '', parentId })
    const circle = (await store.departments.list()).filter((one) => one.parentId !== null)
    for (const count of [0, 3]) {
      await killWhileWriting(location, count, 'move')
      const row = (await store.departments.list()).filter((one) => one.parentId !== null)
      expect(row.map(({ sort }) => sort)).toEqual([...row.keys()])
      // Whole moves turn the circle; half of one would break it.
      const from = circle.findIndex(({ id }) => id === row[0]?.id)
      const turned = [...circle.slice(from), ...circle.slice(0, from)]
      expect(row.map(({ id }) => id)).toEqual(turned.map(({ id }) => id))
    }
  })

  it('is the order of the words of a list', () =>
    wholeOrNot({ on: 'insert', table: 'dictionary_entry', when: "new.code = 'C'" }, async (store) => ({
      work: () => store.dictionary.orderEntries('line', ['A', 'B', 'C']),
      told: async () => (await store.dictionary.entries('line')).map(({ code }) => code),
    })))

  it('is switched for everybody or nobody when the process is killed in the middle', async () => {
    const location = await engine.place()
    const store = await engine.open(location)
    await crowd(store, 40)
    for (const count of [0, 2, 5]) {
      await killWhileWriting(location, count, 'switch')
      expect([0, 40]).toContain(await disabledOf(store))
    }
  })
})

it('is switched for everybody or nobody when PostgreSQL is killed in the middle', async () => {
  const server = await startPostgres()
  const store = await openAdminStore({ url: await server.createSchema() })
  const { editor, ids } = await crowd(store, 40)
  let [done, stop] = [0, false]
  const switching = (async () => {
    for (let count = 0; !stop; count++) {
      const work = store.accounts.change(ids, { disabled: count % 2 === 0 }, editor)
      done += await work.then(
        () => 1,
        () => 0,
      )
    }
  })()
  while (done < 3) await store.ping()
  await server.crashAndRestart()
  expect([0, 40]).toContain(await disabledOf(store))
  stop = true
  await switching
  await store.close()
  await server.stop()
})
