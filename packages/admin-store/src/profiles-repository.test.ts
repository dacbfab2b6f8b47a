import { describe, expect, it } from 'vitest'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'
import { hostileTexts } from './fixture/hostile.ts'

const now = new Date('2026-01-09T08:00:00.000Z')

describe.each(engines)('profiles on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are empty at first, and change in what is named', async () => {
    const store = await engine.open()
    const { profiles } = store
    const { id } = await addUser(store, 'u')
    expect(await profiles.of(id)).toMatchObject({ nickname: '', pendingEmail: null, muted: [] })
    await profiles.change(id, { nickname: 'Ada', pendingEmail: 'ada@harbour.example' }, now)
    await profiles.change(id, { muted: ['alerts', 'security'], theme: 'light' }, now)
    expect(await profiles.of(id)).toMatchObject({
      ...{ nickname: 'Ada', pendingEmail: 'ada@harbour.example', theme: 'light' },
      muted: ['alerts', 'security'],
    })
  })

  it('keep what is typed as it is', async () => {
    const store = await engine.open()
    const { id } = await addUser(store, 'u')
    for (const profile of hostileTexts) {
      await store.profiles.change(id, { profile }, now)
      expect((await store.profiles.of(id)).profile).toBe(profile)
    }
  })
})
