import { describe, expect, it } from 'vitest'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'

describe.each(engines)('preferences on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('belong to one user, are replaced, listed by their beginning and taken away', async () => {
    const store = await engine.open()
    const [ada, bob] = [await addUser(store, 'ada'), await addUser(store, 'bob')]
    const now = new Date('2026-01-16T00:00:00Z')
    await store.preferences.set(ada.id, 'table.qc', { order: ['crane'] }, now)
    await store.preferences.set(ada.id, 'table.qc', { order: ['crane', 'gmph'] }, now)
    await store.preferences.set(ada.id, 'other', "o'clock \0", now)
    await store.preferences.set(bob.id, 'table.qc', null, now)
    expect(await store.preferences.list(ada.id)).toEqual({
      other: "o'clock \0",
      'table.qc': { order: ['crane', 'gmph'] },
    })
    expect(await store.preferences.list(ada.id, 'table.')).toEqual({
      'table.qc': { order: ['crane', 'gmph'] },
    })
    await store.preferences.remove(ada.id, 'table.qc')
    await store.preferences.remove(ada.id, 'never')
    expect(Object.keys(await store.preferences.list(ada.id))).toEqual(['other'])
    expect(await store.preferences.list(bob.id)).toEqual({ 'table.qc': null })
  })
})
