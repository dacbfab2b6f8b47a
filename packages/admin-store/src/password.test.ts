import { describe, expect, it } from 'vitest'
import { hashMadeUp, hashPassword, needsRehash, verifyDummy, verifyPassword } from './password.ts'

// The reference implementation's own example for "password" and "somesalt".
const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

describe('password hashes', () => {
  it('accept their password and no other', async () => {
    const hash = await hashPassword('correct horse')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(hash, 'correct horse')).toBe(true)
    expect(await verifyPassword(hash, 'correct horsf')).toBe(false)
    expect(await verifyPassword(hash, '')).toBe(false)
  })

  it('of made-up passwords take little work, accept them, and are renewed with the next sign-in', async () => {
    const hash = await hashMadeUp('abcde-fghjk-mnpqr-stuvw')
    expect(await verifyPassword(hash, 'abcde-fghjk-mnpqr-stuvw')).toBe(true)
    expect(await verifyPassword(hash, 'abcde-fghjk-mnpqr-stuvx')).toBe(false)
    expect(needsRehash(hash)).toBe(true)
  })

  it('have a salt each', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })

  it('agree with the reference implementation', async () => {
    expect(await verifyPassword(reference, 'password')).toBe(true)
    expect(await verifyPassword(reference, 'Password')).toBe(false)
  })

  it('take letters that look the same as the same', async () => {
    const hash = await hashPassword('Ma\u0301laga ｐｏｒｔ')
    expect(await verifyPassword(hash, 'M\u00E1laga port')).toBe(true)
  })

  it.each([
    '',
    'none',
    '$argon2id$v=19$m=0,t=0,p=0$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8',
    '$argon2i$v=19$m=19456,t=2,p=1$c29tc2FsdA$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8',
    `${reference}$`,
  ])('refuse the text %j that is no hash', async (text) => {
    expect(await verifyPassword(text, 'password')).toBe(false)
    expect(needsRehash(text)).toBe(true)
  })

  it('ask to be renewed when the costs changed', async () => {
    expect(needsRehash(reference)).toBe(true)
    expect(needsRehash(await hashPassword('x'))).toBe(false)
  })

  it.each([
    ['chosen', hashPassword],
    ['made-up', hashMadeUp],
  ] as const)('cost the same for a name that does not exist as a %s one', async (_kind, hashOf) => {
    const hash = await hashOf('x')
    const time = async (work: () => Promise<boolean>) => {
      const start = performance.now()
      expect(await work()).toBe(false)
      return performance.now() - start
    }
    const rounds = [1, 2, 3, 4, 5]
    const real: number[] = []
    const dummy: number[] = []
    for (const _ of rounds) {
      real.push(await time(() => verifyPassword(hash, 'y')))
      dummy.push(await time(() => verifyDummy('y')))
    }
    const ratio = Math.min(...dummy) / Math.min(...real)
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })
})
