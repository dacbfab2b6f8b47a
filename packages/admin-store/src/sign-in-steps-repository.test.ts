import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'

const start = new Date('2026-01-09T08:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const step = (tokenHash: string, kind: 'oidc' | 'exchange' = 'oidc') => ({
  ...{ tokenHash, kind, expiresAt: later(60) },
  body: { nonce: 'n', remember: true, linkTo: null },
})

describe.each(engines)('half-finished sign-ins on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are looked at often and taken once, by their token and kind only', async () => {
    const { signInSteps } = await engine.open()
    await signInSteps.begin(step('a'))
    expect(await signInSteps.peek('a', 'exchange', start)).toBeUndefined()
    expect(await signInSteps.take('b', 'oidc', start)).toBeUndefined()
    for (const second of [0, 59])
      expect(await signInSteps.peek('a', 'oidc', later(second))).toEqual(step('a').body)
    expect(await signInSteps.take('a', 'oidc', later(59))).toEqual(step('a').body)
    expect(await signInSteps.take('a', 'oidc', later(59))).toBeUndefined()
  })

  it('hold until their time and are forgotten then', async () => {
    const { signInSteps } = await engine.open()
    await signInSteps.begin(step('a'))
    expect(await signInSteps.take('a', 'oidc', later(60))).toBeUndefined()
    await signInSteps.purgeExpired(later(59))
    expect(await signInSteps.peek('a', 'oidc', start)).toBeDefined()
    await signInSteps.purgeExpired(later(60))
    expect(await signInSteps.peek('a', 'oidc', start)).toBeUndefined()
  })

  it('taken at once by several are given to exactly one', async () => {
    const [one, two] = await engine.openTwice()
    await one.signInSteps.begin(step('a'))
    const takers = Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? one : two).signInSteps.take('a', 'oidc', start),
    )
    expect((await Promise.all(takers)).filter((body) => body !== undefined)).toHaveLength(1)
  })
})
