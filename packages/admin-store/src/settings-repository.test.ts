import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'

function asNumber(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('not a number')
  return value
}

describe.each(engines)('settings and terminals on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('keep a JSON value under a key until it is replaced', async () => {
    const { settings } = await engine.open()
    expect(await settings.get('session_hours', asNumber)).toBeUndefined()
    await settings.set('session_hours', 12)
    await settings.set('session_hours', 8)
    expect(await settings.get('session_hours', asNumber)).toBe(8)
    const value = { list: [1, null, 'a\0b "quoted" \\'], nested: { yes: true } }
    await settings.set("o'key", value)
    expect(await settings.get("o'key", (stored) => stored)).toEqual(value)
    await settings.set('nothing', null)
    expect(await settings.get('nothing', (stored) => stored)).toBeNull()
  })

  it('say what the caller says of a value that does not parse', async () => {
    const { settings } = await engine.open()
    await settings.set('session_hours', 'twelve')
    await expect(settings.get('session_hours', asNumber)).rejects.toThrow('not a number')
  })

  it('can be set by the first who comes', async () => {
    const [one, two] = await engine.openTwice()
    const set = await Promise.all(
      [1, 2, 3, 4].map((by) => (by % 2 ? one : two).settings.setOnce('start', by)),
    )
    expect(set.filter(Boolean)).toHaveLength(1)
    expect(await one.settings.get('start', asNumber)).toBe(set.indexOf(true) + 1)
  })

  it('hold terminals in the order of their sort', async () => {
    const { terminals } = await engine.open()
    const demo = {
      id: 'demo',
      name: 'Demo terminal',
      locode: null,
      zone: 'Asia/Shanghai',
      kind: 'demo',
      clock: 'frozen',
      frozenAt: '2026-01-16T00:00:00.000Z',
      sort: 2,
    } as const
    const port = {
      ...demo,
      id: 'casablanca',
      name: 'Casablanca',
      locode: 'MACAS',
      kind: 'imported',
      sort: 1,
    } as const
    await terminals.upsert(demo)
    await terminals.upsert(port)
    expect(await terminals.list()).toEqual([port, demo])
    const live = { ...demo, clock: 'live', frozenAt: null } as const
    await terminals.upsert(live)
    expect(await terminals.get('demo')).toEqual(live)
    expect(await terminals.get('nowhere')).toBeUndefined()
  })
})
