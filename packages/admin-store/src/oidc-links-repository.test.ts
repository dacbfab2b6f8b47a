import { describe, expect, it } from 'vitest'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'

const now = new Date('2026-01-09T08:00:00.000Z')
const issuer = 'https://login.example'

describe.each(engines)('company accounts on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are linked one to one, found and taken away', async () => {
    const store = await engine.open()
    const [ada, bob] = [await addUser(store, 'ada'), await addUser(store, 'bob')]
    const link = (subject: string, userId: string) => ({ issuer, subject, userId, label: null })
    expect(await store.oidcLinks.add(link('s1', ada.id), now)).toBe(true)
    expect(await store.oidcLinks.add(link('s1', bob.id), now)).toBe(false)
    expect(await store.oidcLinks.add(link('s2', ada.id), now)).toBe(false)
    expect(await store.oidcLinks.add({ ...link('s2', ada.id), issuer: 'https://other.example' }, now)).toBe(
      true,
    )
    expect((await store.oidcLinks.find(issuer, 's1'))?.userId).toBe(ada.id)
    expect(await store.oidcLinks.of(ada.id)).toHaveLength(2)
    await store.oidcLinks.remove(ada.id, issuer)
    expect(await store.oidcLinks.find(issuer, 's1')).toBeUndefined()
    expect(await store.oidcLinks.add(link('s1', bob.id), now)).toBe(true)
  })

  it('linked at once by two are linked by one', async () => {
    const [one, two] = await engine.openTwice()
    const people = [await addUser(one, 'ada'), await addUser(one, 'bob')]
    const both = people.map(({ id: userId }, index) =>
      (index ? one : two).oidcLinks.add({ issuer, subject: 's', userId, label: 'S' }, now),
    )
    expect((await Promise.all(both)).sort()).toEqual([false, true])
  })

  it('that are refused inside a transaction leave nothing of it', async () => {
    const store = await engine.open()
    const [ada, bob] = [await addUser(store, 'ada'), await addUser(store, 'bob')]
    await store.oidcLinks.add({ issuer, subject: 's', userId: ada.id, label: null }, now)
    const work = store.transaction(async (tx) => {
      await store.users.update(bob.id, { name: 'Half' }, tx)
      const added = await store.oidcLinks.add({ issuer, subject: 's', userId: bob.id, label: null }, now, tx)
      if (!added) throw new Error('taken')
    })
    await expect(work).rejects.toThrow('taken')
    expect((await store.users.findById(bob.id))?.name).toBe('bob')
  })

  it('lead to accounts by an address that was not merely typed in', async () => {
    const store = await engine.open()
    const ada = await addUser(store, 'ada', { email: 'Ada@Harbour.example' })
    const bob = await addUser(store, 'bob', { email: 'ceo@harbour.example' })
    await store.profiles.change(bob.id, { ownEmail: 'ceo@harbour.example' }, now)
    expect(await store.oidcLinks.accountsByEmail('ada@harbour.EXAMPLE')).toEqual([ada.id])
    expect(await store.oidcLinks.accountsByEmail('ceo@harbour.example')).toEqual([])
    await store.profiles.change(bob.id, { ownEmail: null }, now)
    expect(await store.oidcLinks.accountsByEmail('ceo@harbour.example')).toEqual([bob.id])
  })
})
