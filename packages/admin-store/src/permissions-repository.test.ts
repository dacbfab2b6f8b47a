import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'

const words = { labels: { 'en-US': 'Override' }, description: '' }
const role = { description: '', pageAuthorities: [], terminals: null }

describe.each(engines)('permissions on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are said something of, at the version that was read', async () => {
    const store = await engine.open()
    expect(await store.permissions.list()).toEqual([])
    const said = await store.permissions.update('export', { visible: false, sort: 5 }, 0)
    expect(said).toMatchObject({ id: 'export', custom: false, visible: false, sort: 5, version: 1 })
    expect(await store.permissions.update('export', { sort: null }, 0)).toBeUndefined()
    await store.permissions.update('export', { labels: { 'fa-IR': 'برون‌بری' } })
    expect(await store.permissions.list()).toMatchObject([
      { sort: 5, labels: { 'fa-IR': 'برون‌بری' }, version: 2 },
    ])
  })

  it('of its own are there once', async () => {
    const store = await engine.open()
    expect(await store.permissions.create('gate', words)).toMatchObject({
      custom: true,
      ...words,
      version: 1,
    })
    expect(await store.permissions.create('gate', words)).toBeUndefined()
  })

  it('go out of every role with them, all or none', async () => {
    const store = await engine.open()
    await store.permissions.create('gate', words)
    await store.permissions.create('yard', words)
    await store.permissions.update('export', { sort: 1 })
    await store.roles.save({ ...role, id: 'a', name: 'A', uiAuthorities: ['export', 'gate'] })
    await store.roles.save({ ...role, id: 'b', name: 'B', uiAuthorities: ['yard'] })
    expect(await store.permissions.remove(['gate', 'export'])).toEqual({ ok: false, id: 'export' })
    expect(await store.permissions.remove(['gate', 'ghost'])).toEqual({ ok: false, id: 'ghost' })
    expect((await store.roles.get('a'))?.uiAuthorities).toEqual(['export', 'gate'])
    const gone = await store.permissions.remove(['gate', 'yard', 'gate'])
    expect(gone).toMatchObject({
      ok: true,
      removed: [
        { permission: { id: 'gate' }, roles: [{ name: 'A' }] },
        { permission: { id: 'yard' }, roles: [{ name: 'B' }] },
      ],
    })
    expect(await store.roles.get('a')).toMatchObject({ uiAuthorities: ['export'], version: 2 })
  })
})

describe.each(engines)('words of a terminal on $kind', ({ kind }) => {
  const engine = useEngine(kind)
  const load = { typeId: 'op', code: 'LOAD' }

  it('are kept by list and code, at the version that was read', async () => {
    const { dictionary } = await engine.open()
    expect(await dictionary.saveEntry(load, { labels: { 'en-US': 'Loading' } }, 0)).toMatchObject({
      ...{ ...load, labels: { 'en-US': 'Loading' }, enabled: true, sort: null, version: 1 },
    })
    expect(await dictionary.saveEntry(load, { enabled: false }, 0)).toBeUndefined()
    await dictionary.orderEntries('op', ['DISC', 'LOAD'])
    expect(await dictionary.entries('op')).toMatchObject([
      { code: 'DISC', sort: 0, labels: {} },
      { code: 'LOAD', sort: 1, labels: { 'en-US': 'Loading' } },
    ])
    await dictionary.removeEntry('op', 'LOAD')
    expect(await dictionary.entries()).toHaveLength(1)
  })

  it('go with their list', async () => {
    const { dictionary } = await engine.open()
    await dictionary.saveType('berth', { labels: {}, description: 'Ours' }, 0)
    await dictionary.saveEntry({ typeId: 'berth', code: 'B1' }, {})
    expect(await dictionary.types()).toMatchObject([{ id: 'berth', description: 'Ours', version: 1 }])
    expect(await dictionary.saveType('berth', {}, 0)).toBeUndefined()
    await dictionary.removeType('berth')
    expect([await dictionary.types(), await dictionary.entries()]).toEqual([[], []])
  })
})
