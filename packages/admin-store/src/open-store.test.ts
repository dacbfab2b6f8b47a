import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'
import { killWhileWriting } from './fixture/processes.ts'
import { openAdminStore } from './open-store.ts'

const asIs = (value: unknown) => value

describe.each(engines)('the store on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('says which engine it is on, and answers', async () => {
    const store = await engine.open()
    expect(store.kind).toBe(kind)
    await expect(store.ping()).resolves.toBeUndefined()
  })

  it('opens again on what it wrote', async () => {
    const location = await engine.place()
    const first = await openAdminStore(location)
    const user = await addUser(first, 'u')
    await first.close()
    const second = await engine.open(location)
    expect(await second.users.findById(user.id)).toEqual(user)
  })

  it('is opened by many at once on an empty place', async () => {
    const location = await engine.place()
    const stores = await Promise.all([1, 2, 3, 4].map(() => engine.open(location)))
    await Promise.all(stores.map((store, index) => store.settings.set(`${index}`, index)))
    const seen = await Promise.all(stores.map((store) => store.settings.get('0', asIs)))
    expect(seen).toEqual([0, 0, 0, 0])
  })

  it('keeps all of a transaction or nothing', async () => {
    const [store, other] = await engine.openTwice()
    const failing = store.transaction(async (tx) => {
      await store.settings.set('a', 1, tx)
      await store.settings.set('b', 2, tx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await store.settings.get('a', asIs)).toBeUndefined()
    await store.transaction(async (tx) => {
      await store.settings.set('a', 1, tx)
      expect(await other.settings.get('a', asIs)).toBeUndefined()
      expect(await store.settings.get('a', asIs, tx)).toBe(1)
    })
    expect(await other.settings.get('a', asIs)).toBe(1)
  })

  it('refuses to be used beside its own transaction, and goes on afterwards', async () => {
    const store = await engine.open()
    const careless = store.transaction(async (tx) => {
      await store.settings.set('a', 1, tx)
      await store.settings.set('b', 2)
    })
    await expect(careless).rejects.toThrow('inside its own transaction')
    expect(await store.settings.get('a', asIs)).toBeUndefined()
    const afterwards = await store.transaction(async () => ({
      work: sleep(50).then(() => store.settings.set('c', 3)),
    }))
    await afterwards.work
    expect(await store.settings.get('c', asIs)).toBe(3)
  })

  it('lets others wait, not fail, while a transaction writes', async () => {
    const [one, two] = await engine.openTwice()
    const counted = async (store: typeof one) => {
      for (let count = 0; count < 15; count++) {
        await store.transaction(async (tx) => {
          // Whoever sets the same row waits here for the other's transaction.
          await store.settings.set('lock', null, tx)
          const before = Number((await store.settings.get('count', asIs, tx)) ?? 0)
          await store.settings.set('count', before + 1, tx)
        })
      }
    }
    await Promise.all([counted(one), counted(two)])
    expect(await one.settings.get('count', asIs)).toBe(30)
  })

  it('loses no acknowledged write when the writing process is killed', async () => {
    const location = await engine.place()
    for (const count of [5, 60]) {
      const last = await killWhileWriting(location, count)
      expect(last).toBeGreaterThanOrEqual(count)
      const store = await openAdminStore(location)
      for (let number = 0; number <= last; number++) {
        expect(await store.settings.get(`acknowledged/${number}`, asIs)).toBe(number)
      }
      await store.close()
    }
  })
})

describe('a place for the store', () => {
  const engine = useEngine('sqlite')

  it('is a url or a path, not both and not neither', async () => {
    await expect(openAdminStore({})).rejects.toThrow('either a url or a path')
    await expect(openAdminStore({ url: 'postgres://x', path: '/tmp/x' })).rejects.toThrow(
      'either a url or a path',
    )
  })

  it('that does not answer is refused without telling its password', async () => {
    const refused = openAdminStore({ url: 'postgres://admin:top-secret@127.0.0.1:1/x' })
    await expect(refused).rejects.toThrow(/ECONNREFUSED/)
    await expect(refused).rejects.not.toThrow(/top-secret/)
  })

  it('on disk can be read by its owner only', async () => {
    const location = await engine.place()
    const store = await engine.open(location)
    await store.settings.set('a', 1)
    for (const file of ['', '-wal', '-shm']) expect(statSync(`${location.path}${file}`).mode & 0o077).toBe(0)
  })
})
