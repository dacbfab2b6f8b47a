import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'

const mobile = '+8613800138000'
const start = new Date('2026-01-09T08:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe.each(engines)('verification codes on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are right once, for their mobile and purpose only', async () => {
    const { codes } = await engine.open()
    expect(await codes.issue(mobile, 'login', '123456', start)).toEqual({
      issued: true,
      expiresAt: later(300).toISOString(),
    })
    expect(await codes.consume(mobile, 'register', '123456', later(1))).toBe('none')
    expect(await codes.consume('+8613800138001', 'login', '123456', later(1))).toBe('none')
    expect(await codes.consume(mobile, 'login', '123457', later(1))).toBe('wrong')
    expect(await codes.consume(mobile, 'login', '123456', later(2))).toBe('ok')
    expect(await codes.consume(mobile, 'login', '123456', later(3))).toBe('none')
  })

  it('last five minutes', async () => {
    const { codes } = await engine.open()
    await codes.issue(mobile, 'login', '123456', start)
    expect(await codes.consume(mobile, 'login', '123456', later(300))).toBe('expired')
    expect(await codes.consume(mobile, 'login', '123456', later(299))).toBe('ok')
  })

  it('have five tries', async () => {
    const { codes } = await engine.open()
    await codes.issue(mobile, 'login', '123456', start)
    for (let count = 0; count < 5; count++) {
      expect(await codes.consume(mobile, 'login', '000000', later(count))).toBe('wrong')
    }
    expect(await codes.consume(mobile, 'login', '123456', later(6))).toBe('expired')
  })

  it('come once a minute, also after one was used, and the newest counts', async () => {
    const { codes } = await engine.open()
    await codes.issue(mobile, 'login', '111111', start)
    await codes.consume(mobile, 'login', '111111', later(1))
    const early = await codes.issue(mobile, 'login', '222222', later(59))
    expect(early).toEqual({ issued: false, retryAt: later(60).toISOString() })
    expect(await codes.issue(mobile, 'login', '333333', later(60))).toMatchObject({ issued: true })
    expect(await codes.consume(mobile, 'login', '222222', later(61))).toBe('wrong')
    expect(await codes.consume(mobile, 'login', '333333', later(61))).toBe('ok')
  })

  it('asked for at once are sent once', async () => {
    const [one, two] = await engine.openTwice()
    const asked = Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? one : two).codes.issue(mobile, 'login', `00000${index}`, start),
    )
    expect((await Promise.all(asked)).filter((outcome) => outcome.issued)).toHaveLength(1)
  })

  it('typed at once by several are right for exactly one', async () => {
    const [one, two] = await engine.openTwice()
    await one.codes.issue(mobile, 'login', '123456', start)
    const typed = Array.from({ length: 8 }, (_, index) =>
      (index % 2 ? one : two).codes.consume(mobile, 'login', '123456', later(1)),
    )
    expect((await Promise.all(typed)).filter((outcome) => outcome === 'ok')).toHaveLength(1)
  })

  it('guessed at once have five tries together', async () => {
    const [one, two] = await engine.openTwice()
    await one.codes.issue(mobile, 'login', '123456', start)
    const guesses = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? one : two).codes.consume(mobile, 'login', `99999${index}`, later(1)),
    )
    expect((await Promise.all(guesses)).filter((outcome) => outcome === 'wrong')).toHaveLength(5)
  })

  it('that were checked can be used later, by exactly one, while they are the newest', async () => {
    const [one, two] = await engine.openTwice()
    await one.codes.issue(mobile, 'register', '123456', start)
    expect(await one.codes.check(mobile, 'register', '000000', later(1))).toBeUndefined()
    const rights = [
      await one.codes.check(mobile, 'register', '123456', later(2)),
      await two.codes.check(mobile, 'register', '123456', later(2)),
    ]
    const used = await Promise.all(rights.map((right) => right?.use()))
    expect(used.filter(Boolean)).toHaveLength(1)
    await one.codes.issue(mobile, 'forget', '111111', start)
    const older = await one.codes.check(mobile, 'forget', '111111', later(1))
    await one.codes.issue(mobile, 'forget', '222222', later(61))
    expect(await older?.use()).toBe(false)
  })

  it('are forgotten when they expired', async () => {
    const { codes } = await engine.open()
    await codes.issue(mobile, 'login', '123456', start)
    await codes.purgeExpired(later(300))
    expect(await codes.consume(mobile, 'login', '123456', later(1))).toBe('none')
  })
})
