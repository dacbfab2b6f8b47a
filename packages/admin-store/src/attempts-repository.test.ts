import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'
import { runChild } from './fixture/processes.ts'

const start = new Date('2026-01-09T08:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe.each(engines)('sign-in attempts on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('block an account after five failures, whatever the case of its name and the address', async () => {
    const store = await engine.open()
    for (let count = 0; count < 4; count++)
      await store.attempts.record('Anna', 'account', later(count), false)
    expect(await store.attempts.blockedUntil('anna', '10.0.0.1', later(4))).toBeNull()
    await store.attempts.record('ANNA', 'account', later(4), false)
    expect(await store.attempts.blockedUntil('anna', '10.0.0.2', later(5))).toEqual(later(34))
    expect(await store.attempts.blockedUntil('anna', '10.0.0.2', later(34))).toBeNull()
    expect(await store.attempts.blockedUntil('bert', '10.0.0.2', later(5))).toBeNull()
  })

  it('are forgiven to an account by a success', async () => {
    const store = await engine.open()
    for (let count = 0; count < 5; count++)
      await store.attempts.record('anna', 'account', later(count), false)
    await store.attempts.record('anna', 'account', later(40), true)
    expect(await store.attempts.blockedUntil('anna', 'x', later(41))).toBeNull()
    await store.attempts.record('anna', 'account', later(42), false)
    expect(await store.attempts.blockedUntil('anna', 'x', later(43))).toBeNull()
  })

  it('block an address after thirty failures with any names, and no success of another clears it', async () => {
    const store = await engine.open()
    for (let count = 0; count < 30; count++) {
      expect(await store.attempts.reserve(`name ${count}`, '10.0.0.1', later(count))).toBeNull()
    }
    await store.attempts.record('10.0.0.1', 'address', later(30), true)
    expect(await store.attempts.blockedUntil('fresh', '10.0.0.1', later(31))).toEqual(later(59))
    expect(await store.attempts.reserve('fresh', '10.0.0.1', later(31))).toEqual(later(59))
    expect(await store.attempts.reserve('fresh', '10.0.0.2', later(31))).toBeNull()
  })

  it('that succeed leave the address as it was', async () => {
    const store = await engine.open()
    for (let count = 0; count < 100; count++) {
      const at = later(count)
      expect(await store.attempts.reserve('anna', '10.0.0.1', at)).toBeNull()
      await store.attempts.record('anna', 'account', at, true)
      await store.attempts.record('10.0.0.1', 'address', at, true)
    }
  })

  it('at the same moment do not get past the rule', async () => {
    const stores = await engine.openTwice()
    const tries = Array.from({ length: 40 }, (_, index) => {
      const store = stores[index % 2] ?? stores[0]
      return store.attempts.reserve('anna', `10.0.0.${index}`, later(index / 1000))
    })
    const allowed = (await Promise.all(tries)).filter((until) => until === null)
    expect(allowed).toHaveLength(5)
  })

  it('of two processes count together', async () => {
    const location = await engine.place()
    await engine.open(location)
    const words = await Promise.all([
      runChild('reserve', location, '10.0.0.1'),
      runChild('reserve', location, '10.0.0.2'),
    ])
    expect(words.flat()).toHaveLength(5)
  })

  it('take names and addresses of any length and content', async () => {
    const store = await engine.open()
    const name = `'\0"${'宽'.repeat(100_000)}`
    for (let count = 0; count < 5; count++) await store.attempts.reserve(name, name, later(count))
    expect(await store.attempts.blockedUntil(name, 'x', later(5))).toEqual(later(34))
  })

  it('are forgotten a day later', async () => {
    const store = await engine.open()
    for (let count = 0; count < 5; count++)
      await store.attempts.record('anna', 'account', later(count), false)
    await store.attempts.purge(later(86_404))
    expect(await store.attempts.blockedUntil('anna', 'x', later(5))).toEqual(later(34))
    await store.attempts.purge(later(86_405))
    expect(await store.attempts.blockedUntil('anna', 'x', later(5))).toBeNull()
  })
})
