import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { matchingStep, stepAt, totpAt, totpUri } from './totp.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')

describe('the code of a time step', () => {
  // RFC 6238, appendix B, the rows for SHA-1.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(totpAt(RFC_SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
  })

  it('is taken a step early or late, and no further', () => {
    const now = new Date('2026-03-01T08:00:10Z')
    const at = stepAt(now)
    expect([-1, 0, 1].map((off) => matchingStep(RFC_SECRET, totpAt(RFC_SECRET, at + off), now))).toEqual([
      at - 1,
      at,
      at + 1,
    ])
    for (const off of [-2, 2])
      expect(matchingStep(RFC_SECRET, totpAt(RFC_SECRET, at + off), now)).toBeUndefined()
    expect(matchingStep(RFC_SECRET, '12', now)).toBeUndefined()
  })
})

describe('base32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of "%s" is "%s"', (text, coded) => {
    expect(toBase32(Buffer.from(text))).toBe(coded)
    expect(fromBase32(coded).toString()).toBe(text)
  })

  it('gives back what any secret was', () => {
    const secret = randomBytes(20)
    expect(fromBase32(toBase32(secret)).equals(secret)).toBe(true)
  })
})

it('an authenticator is told whose secret it is', () => {
  const url = new URL(totpUri('MZXW6YTBOI', 'ada@quay'))
  expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual(['otpauth:', '/Quaywise:ada@quay'])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    secret: 'MZXW6YTBOI',
    digits: '6',
    period: '30',
  })
})
