import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'
import { hostileTexts } from './fixture/hostile.ts'

const batch = {
  kind: 'port-calls',
  terminal: 'casablanca',
  mapping: null,
  fileName: 'calls.csv',
  contentHash: 'abc',
  receivedAt: '2026-01-09T08:00:00.000Z',
}

describe.each(engines)('ingest on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('keeps a batch and what became of it', async () => {
    const { batches } = (await engine.open()).ingest
    const made = await batches.create(batch)
    expect(made).toMatchObject({ ...batch, status: 'receiving', accepted: 0, warnings: [] })
    const patch = {
      status: 'done',
      accepted: 10,
      rejected: 2,
      warnings: [{ code: 'x' }],
      state: { line: 12 },
    } as const
    expect(await batches.update(made.id, patch)).toEqual({ ...made, ...patch })
    expect(await batches.update(made.id, {})).toEqual({ ...made, ...patch })
    expect(await batches.get(made.id)).toEqual({ ...made, ...patch })
    expect(await batches.update('none', { accepted: 1 })).toBeUndefined()
  })

  it('tells what is still coming in, and leaves alone what has ended', async () => {
    const { batches } = (await engine.open()).ingest
    const [late, early] = [
      await batches.create({ ...batch, receivedAt: '2026-01-10T00:00:00Z' }),
      await batches.create({ ...batch, receivedAt: '2026-01-09T00:00:00Z' }),
    ]
    expect((await batches.receiving()).map(({ id }) => id)).toEqual([early.id, late.id])
    expect(await batches.updateReceiving(early.id, { status: 'failed' })).toBe(true)
    expect(await batches.updateReceiving(early.id, { status: 'done' })).toBe(false)
    expect((await batches.get(early.id))?.status).toBe('failed')
    expect((await batches.receiving()).map(({ id }) => id)).toEqual([late.id])
  })

  it('finds the same content once it was read to the end', async () => {
    const { batches } = (await engine.open()).ingest
    const made = await batches.create(batch)
    expect(await batches.findDone('port-calls', 'casablanca', 'abc')).toBeUndefined()
    await batches.update(made.id, { status: 'done' })
    expect((await batches.findDone('port-calls', 'casablanca', 'abc'))?.id).toBe(made.id)
    expect(await batches.findDone('port-calls', 'demo', 'abc')).toBeUndefined()
    expect(await batches.findDone('edifact', 'casablanca', 'abc')).toBeUndefined()
  })

  it('lists batches from the newest, page by page', async () => {
    const { batches } = (await engine.open()).ingest
    for (const day of ['11', '09', '12', '10']) {
      await batches.create({ ...batch, fileName: day, receivedAt: `2026-01-${day}T00:00:00Z` })
    }
    const page = async (current: number) => {
      const { data, total } = await batches.list({ current, pageSize: 3 })
      return [total, ...data.map((entry) => entry.fileName)]
    }
    expect(await page(1)).toEqual([4, '12', '11', '10'])
    expect(await page(2)).toEqual([4, '09'])
    expect(await page(3)).toEqual([4])
  })

  it('finds batches by terminal, kind, status, time and part of a file name, in any order', async () => {
    const { batches } = (await engine.open()).ingest
    const files = ['calls 50%.csv', 'CALLS_2.csv', 'other.edi']
    for (const [index, fileName] of files.entries()) {
      const receivedAt = `2026-01-1${index}T00:00:00Z`
      const kind = index === 2 ? 'edifact' : 'port-calls'
      const made = await batches.create({ ...batch, fileName, kind, receivedAt, terminal: `t${index % 2}` })
      await batches.update(made.id, { rejected: 5 - index, status: index === 0 ? 'done' : 'failed' })
    }
    const found = async (search: object) => {
      const all = { terminals: null, sort: 'receivedAt', order: 'asc', current: 1, pageSize: 10 } as const
      const { data, total } = await batches.search({ ...all, ...search })
      expect(total).toBe(data.length)
      return data.map(({ fileName }) => files.indexOf(fileName ?? ''))
    }
    expect(await found({})).toEqual([0, 1, 2])
    expect(await found({ sort: 'rejected' })).toEqual([2, 1, 0])
    expect(await found({ order: 'desc', sort: 'receivedAt' })).toEqual([2, 1, 0])
    expect(await found({ terminals: ['t1'] })).toEqual([1])
    expect(await found({ terminals: [] })).toEqual([])
    expect(await found({ kind: 'edifact' })).toEqual([2])
    expect(await found({ status: 'failed' })).toEqual([1, 2])
    expect(await found({ fileName: 'calls' })).toEqual([0, 1])
    expect(await found({ fileName: '%' })).toEqual([0])
    expect(await found({ fileName: '_' })).toEqual([1])
    const day = { from: '2026-01-11T00:00:00Z', to: '2026-01-12T00:00:00Z' }
    expect(await found(day)).toEqual([1])
  })

  it('adds notes to a batch beside what its state tells', async () => {
    const { batches } = (await engine.open()).ingest
    const { id } = await batches.create({ ...batch, mapping: 'm' })
    await batches.update(id, { state: { line: 3, head: 'old' } })
    await batches.annotate(id, { head: 'new', correctedBy: ['b'] })
    expect((await batches.get(id))?.state).toEqual({ line: 3, head: 'new', correctedBy: ['b'] })
    await batches.annotate('none', { head: 'x' })
    expect(await batches.byMapping()).toEqual([{ mapping: 'm', batches: 1, receiving: 1 }])
  })

  it('keeps every rejected row with line and reason, once', async () => {
    const { batches, rejections } = (await engine.open()).ingest
    const { id } = await batches.create(batch)
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      line: 2500 - index,
      reason: 'bad_stamp',
      raw: `${hostileTexts[index % hostileTexts.length]}`,
      fields: { index },
    }))
    await rejections.add(id, rows)
    await rejections.add(id, rows.slice(0, 10))
    const page = await rejections.list(id, { current: 2, pageSize: 1000 })
    expect(page.total).toBe(2500)
    expect(page.data).toEqual(rows.toReversed().slice(1000, 2000))
    await rejections.add(id, [])
    expect((await rejections.list('other', { current: 1, pageSize: 5 })).total).toBe(0)
  })

  it('keeps rejections of a known batch only', async () => {
    const { rejections } = (await engine.open()).ingest
    const row = { line: 1, reason: 'x', raw: '', fields: null }
    await expect(rejections.add('ghost', [row])).rejects.toThrow(/foreign key/i)
  })

  it('keeps mappings by id', async () => {
    const { mappings } = (await engine.open()).ingest
    const now = new Date('2026-01-09T08:00:00.000Z')
    await mappings.save({ id: 'm2', kind: 'port-calls', name: 'Z', body: { column: 'Navire' } }, now)
    await mappings.save({ id: 'm1', kind: 'port-calls', name: 'A', body: 1 }, now)
    await mappings.save({ id: 'm1', kind: 'port-calls', name: 'B', body: 2 }, now)
    expect(await mappings.get('m1')).toEqual({
      id: 'm1',
      kind: 'port-calls',
      name: 'B',
      body: 2,
      updatedAt: now.toISOString(),
    })
    expect((await mappings.list('port-calls')).map((mapping) => mapping.id)).toEqual(['m1', 'm2'])
    expect(await mappings.list('dcsa')).toEqual([])
    expect((await mappings.all()).map((mapping) => mapping.id)).toEqual(['m1', 'm2'])
    expect([await mappings.delete('m1'), await mappings.delete('m1')]).toEqual([true, false])
  })
})
