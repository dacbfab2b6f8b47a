import { describe, expect, it } from 'vitest'
import type { AdminStore } from './admin-store.ts'
import { engines, useEngine } from './fixture/engine.ts'
import type { RuleText } from './scheduled-rule.ts'

const start = new Date('2026-03-02T08:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const text = (name: string, kind = 'check'): RuleText => ({
  ...{ name, description: 'long enough', kind, terminal: null, paused: false },
  schedule: { every: 'interval', seconds: 60 },
})
const add = async (store: AdminStore, one: RuleText, nextAt = start) => {
  const outcome = await store.rules.add(one, { owner: 'Ada', nextAt, now: start })
  return typeof outcome === 'string' ? outcome : outcome.kept.id
}
const claim = (store: AdminStore, owner: string, now = start) =>
  store.rules.claim({ owner, now, seconds: 60 })
const end = { error: null, outcome: { days: 3 }, ms: 12, nextAt: later(60) }

describe.each(engines)('scheduled rules on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('have names of their own, whatever the case', async () => {
    const store = await engine.open()
    const id = await add(store, text('Nightly'))
    expect(await add(store, text('NIGHTLY'))).toBe('taken')
    const other = await add(store, text('Weekly'))
    const rename = (to: string) => store.rules.update(other, text(to), { nextAt: start, now: start })
    expect(await rename('nightly')).toBe('taken')
    expect(await rename('weekly')).toMatchObject({ kept: { name: 'weekly' } })
    expect(await store.rules.remove([id])).toMatchObject([{ name: 'Nightly' }])
    expect(await store.rules.update(id, text('x'), { nextAt: start, now: start })).toBe('gone')
  })

  it('are taken when they are due, one of a kind at a time', async () => {
    const store = await engine.open()
    const first = await add(store, text('first'))
    await add(store, text('second'))
    await add(store, text('other', 'build'))
    await add(store, text('not yet', 'later'), later(600))
    expect(await claim(store, 'a')).toMatchObject({ id: first, calls: 1, lastAt: start.toISOString() })
    expect(await claim(store, 'b')).toMatchObject({ name: 'other' })
    expect(await claim(store, 'b')).toBeUndefined()
    expect(await store.rules.end({ id: first, owner: 'b' }, end)).toBe(false)
    expect(await store.rules.end({ id: first, owner: 'a' }, end)).toBe(true)
    expect(await store.rules.get(first)).toMatchObject({
      ...{ progress: 1, outcome: { days: 3 }, nextAt: later(60).toISOString(), leaseOwner: null },
    })
    expect(await claim(store, 'b', later(1))).toMatchObject({ name: 'second' })
  })

  it('of a process that fell silent go to the next, and the first cannot write', async () => {
    const store = await engine.open()
    const id = await add(store, text('one'))
    await claim(store, 'a')
    expect(await claim(store, 'b', later(59))).toBeUndefined()
    expect(await claim(store, 'b', later(60))).toMatchObject({ id, calls: 2, leaseOwner: 'b' })
    const renew = (owner: string) => store.rules.renew({ id, owner }, { seconds: 60, now: later(61) })
    expect([await renew('a'), await renew('b')]).toEqual([false, true])
  })

  it('that are paused stop, rest, and wake when they are told to run', async () => {
    const store = await engine.open()
    const id = await add(store, text('one'))
    await claim(store, 'a')
    await store.rules.setPaused(id, true, later(1))
    expect(await store.rules.renew({ id, owner: 'a' }, { seconds: 60, now: later(2) })).toBe(false)
    await store.rules.end({ id, owner: 'a' }, { ...end, nextAt: later(3) })
    expect(await claim(store, 'a', later(100))).toBeUndefined()
    await store.rules.makeDue(id, later(100))
    expect(await claim(store, 'a', later(100))).toMatchObject({ id, calls: 2 })
  })

  it('due at once in two processes run once', async () => {
    const [one, two] = await engine.openTwice()
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(one, text(`rule ${n}`, `kind ${n}`))))
    const claims = Array.from({ length: 12 }, (_, n) => claim(n % 2 ? one : two, `worker ${n}`))
    const names = (await Promise.all(claims)).flatMap((rule) => (rule ? [rule.name] : []))
    expect(names.sort()).toEqual(Array.from({ length: 8 }, (_, n) => `rule ${n}`))
  })
})
