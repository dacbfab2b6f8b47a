import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'
import { runChild } from './fixture/processes.ts'

const start = new Date('2026-01-09T08:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe.each(engines)('jobs on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('are claimed in their order, each by one worker', async () => {
    const { jobs } = await engine.open()
    await jobs.add({ id: 'week-51', kind: 'load', state: null, sort: 1 }, start)
    await jobs.add({ id: 'week-52', kind: 'load', state: { day: 0 }, sort: 0 }, start)
    await jobs.add({ id: 'other', kind: 'purge', state: null }, start)
    const first = await jobs.claim('load', 'a', start, 60)
    expect(first).toMatchObject({ id: 'week-52', status: 'running', state: { day: 0 }, leaseOwner: 'a' })
    expect((await jobs.claim('load', 'b', start, 60))?.id).toBe('week-51')
    expect(await jobs.claim('load', 'c', start, 60)).toBeUndefined()
    expect((await jobs.list('load')).map((job) => job.id)).toEqual(['week-52', 'week-51'])
  })

  it('added again stay as they are', async () => {
    const { jobs } = await engine.open()
    await jobs.add({ id: 'w', kind: 'load', state: 1 }, start)
    await jobs.claim('load', 'a', start, 60)
    await jobs.add({ id: 'w', kind: 'load', state: 2 }, later(1))
    expect(await jobs.get('w')).toMatchObject({ state: 1, status: 'running' })
  })

  it('of a worker that fell silent go to the next with their saved state, and the first cannot write', async () => {
    const { jobs } = await engine.open()
    await jobs.add({ id: 'w', kind: 'load', state: null }, start)
    await jobs.claim('load', 'a', start, 60)
    const saved = { state: { day: 3 }, progress: 0.4, leaseSeconds: 60 }
    expect(await jobs.save('w', 'a', saved, later(30))).toBe(true)
    expect(await jobs.claim('load', 'b', later(89), 60)).toBeUndefined()
    const taken = await jobs.claim('load', 'b', later(90), 60)
    expect(taken).toMatchObject({ state: { day: 3 }, progress: 0.4, leaseOwner: 'b' })
    expect(await jobs.save('w', 'a', { ...saved, progress: 0.9 }, later(91))).toBe(false)
    expect(await jobs.finish('w', 'a', later(91))).toBe(false)
    expect(await jobs.finish('w', 'b', later(92))).toBe(true)
    expect(await jobs.get('w')).toMatchObject({ status: 'done', progress: 1, leaseOwner: null })
    expect(await jobs.claim('load', 'c', later(9999), 60)).toBeUndefined()
  })

  it('that are given back need not wait, and failed ones can be opened again', async () => {
    const { jobs } = await engine.open()
    await jobs.add({ id: 'w', kind: 'load', state: null }, start)
    await jobs.claim('load', 'a', start, 60)
    expect(await jobs.release('w', 'a', later(1))).toBe(true)
    expect((await jobs.claim('load', 'b', later(1), 60))?.id).toBe('w')
    expect(await jobs.fail('w', 'b', 'disk full', later(2))).toBe(true)
    expect(await jobs.get('w')).toMatchObject({ status: 'failed', error: 'disk full' })
    expect(await jobs.claim('load', 'b', later(3), 60)).toBeUndefined()
    await jobs.reopenFailed('load', later(4))
    expect(await jobs.claim('load', 'b', later(5), 60)).toMatchObject({ id: 'w', error: null })
  })

  it('claimed at once go to different workers, none twice and none left', async () => {
    const [one, two] = await engine.openTwice()
    const ids = Array.from({ length: 12 }, (_, index) => `w${String(index).padStart(2, '0')}`)
    for (const id of ids) await one.jobs.add({ id, kind: 'load', state: null }, start)
    const claims = Array.from({ length: 16 }, (_, index) =>
      (index % 2 ? one : two).jobs.claim('load', `worker ${index}`, start, 60),
    )
    const claimed = (await Promise.all(claims)).flatMap((job) => (job ? [job.id] : []))
    expect(claimed.sort()).toEqual(ids)
  })

  it('of two processes are each run by one of them', async () => {
    const location = await engine.place()
    const { jobs } = await engine.open(location)
    for (let count = 0; count < 40; count++)
      await jobs.add({ id: `w${count}`, kind: 'load', state: null }, start)
    const [one, two] = await Promise.all([
      runChild('claim', location, 'one'),
      runChild('claim', location, 'two'),
    ])
    expect(one.length + two.length).toBe(40)
    expect(new Set([...one, ...two]).size).toBe(40)
  })
})
