import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { addUser } from './fixture/account.ts'
import { engines, useEngine } from './fixture/engine.ts'
import { hashToken, newToken } from './session-token.ts'

const start = new Date('2026-01-09T08:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

async function signIn(store: AdminStore, userId: string) {
  const { token, tokenHash } = newToken()
  const times = { createdAt: start, expiresAt: later(3600) }
  const session = await store.sessions.create({
    tokenHash,
    userId,
    ...times,
    address: '10.0.0.9',
    userAgent: 'test',
  })
  return { token, tokenHash, session }
}

describe.each(engines)('sessions on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are found by the hash of their token until they expire', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    const { token, tokenHash, session } = await signIn(store, user.id)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(hashToken(token)).toBe(tokenHash)
    expect(await store.sessions.findValid(tokenHash, later(3599))).toEqual(session)
    expect(session).toMatchObject({
      userId: user.id,
      address: '10.0.0.9',
      expiresAt: later(3600).toISOString(),
    })
    expect(await store.sessions.findValid(tokenHash, later(3600))).toBeUndefined()
    expect(await store.sessions.findValid(token, start)).toBeUndefined()
    expect(await store.sessions.findValid(hashToken(`${token}x`), start)).toBeUndefined()
  })

  it('end when they are revoked, one or all of a user', async () => {
    const store = await engine.open()
    const [user, other] = [await addUser(store, 'u'), await addUser(store, 'o')]
    const mine = [
      await signIn(store, user.id),
      await signIn(store, user.id),
      await signIn(store, user.id),
    ] as const
    const theirs = await signIn(store, other.id)
    const alive = async () => {
      const found = [...mine, theirs].map(({ tokenHash }) => store.sessions.findValid(tokenHash, later(10)))
      return (await Promise.all(found)).map((session) => session !== undefined)
    }
    await store.sessions.revoke(mine[0].session.id, later(1))
    expect(await alive()).toEqual([false, true, true, true])
    await store.sessions.revokeAll(user.id, later(2))
    expect(await alive()).toEqual([false, false, false, true])
  })

  it('do not open for a user who is disabled or outside their validity', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    const { tokenHash } = await signIn(store, user.id)
    const opens = async () => (await store.sessions.findValid(tokenHash, later(60))) !== undefined
    expect(await opens()).toBe(true)
    await store.users.update(user.id, { disabled: true })
    expect(await opens()).toBe(false)
    await store.users.update(user.id, { disabled: false, validUntil: later(60).toISOString() })
    expect(await opens()).toBe(false)
    await store.users.update(user.id, {
      validUntil: later(61).toISOString(),
      validFrom: later(61).toISOString(),
    })
    expect(await opens()).toBe(false)
    await store.users.update(user.id, { validFrom: later(60).toISOString() })
    expect(await opens()).toBe(true)
  })

  it('note their use at most once a minute', async () => {
    const store = await engine.open()
    const { tokenHash } = await signIn(store, (await addUser(store, 'u')).id)
    const seenAfter = async (seconds: number, every?: number) => {
      const found = await store.sessions.findValid(tokenHash, later(seconds))
      if (found) await store.sessions.touch(found, later(seconds), every)
      return (await store.sessions.findValid(tokenHash, later(seconds)))?.lastSeenAt
    }
    expect(await seenAfter(59)).toBe(start.toISOString())
    expect(await seenAfter(60)).toBe(later(60).toISOString())
    expect(await seenAfter(119)).toBe(later(60).toISOString())
    expect(await seenAfter(69, 10)).toBe(later(60).toISOString())
    expect(await seenAfter(70, 10)).toBe(later(70).toISOString())
  })

  it('end when they were quiet for too long, and last longer when they are extended', async () => {
    const store = await engine.open()
    const { tokenHash, session } = await signIn(store, (await addUser(store, 'u')).id)
    expect(await store.sessions.findValid(tokenHash, later(599), 10)).toBeDefined()
    expect(await store.sessions.findValid(tokenHash, later(600), 10)).toBeUndefined()
    expect(await store.sessions.findValid(tokenHash, later(600), 0)).toBeDefined()
    await store.sessions.extend(session.id, later(9000), later(590))
    expect(await store.sessions.findValid(tokenHash, later(1189), 10)).toBeDefined()
    expect(await store.sessions.findValid(tokenHash, later(8999))).toBeDefined()
    await store.sessions.revoke(session.id, later(1))
    await store.sessions.extend(session.id, later(99_000), later(2))
    expect(await store.sessions.findValid(tokenHash, later(3))).toBeUndefined()
  })

  it('are listed, the one used last first, and all but one are ended', async () => {
    const store = await engine.open()
    const user = await addUser(store, 'u')
    const [one, two, three] = [
      await signIn(store, user.id),
      await signIn(store, user.id),
      await signIn(store, user.id),
    ]
    await store.sessions.touch(two.session, later(100))
    await store.sessions.revoke(three.session.id, later(100))
    expect((await store.sessions.openOf(user.id, later(101))).map(({ id }) => id)).toEqual([
      two.session.id,
      one.session.id,
    ])
    await store.sessions.revokeOthers(user.id, one.session.id, later(102))
    expect((await store.sessions.openOf(user.id, later(103))).map(({ id }) => id)).toEqual([one.session.id])
    expect(await store.sessions.openOf(user.id, later(3600))).toEqual([])
  })

  it('are forgotten after they expired', async () => {
    const store = await engine.open()
    const { tokenHash } = await signIn(store, (await addUser(store, 'u')).id)
    await store.sessions.purgeExpired(later(3599))
    expect(await store.sessions.findValid(tokenHash, start)).toBeDefined()
    await store.sessions.purgeExpired(later(3600))
    expect(await store.sessions.findValid(tokenHash, start)).toBeUndefined()
  })
})
