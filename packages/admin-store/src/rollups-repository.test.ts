import { describe, expect, it } from 'vitest'
import { engines, useEngine } from './fixture/engine.ts'
import type { RollupSpan } from './rollup.ts'

const OF = { terminal: 'here', dataset: 'craneCycles' } as const
const NOW = new Date('2026-04-01T12:00:00Z')
const LATER = new Date('2026-04-01T12:10:00Z')
const AFTER_ALL = new Date('2026-04-01T14:00:00Z')

const span = (first: string, last: string): RollupSpan => ({ dataset: OF.dataset, first, last })
const write = (id: string, ...spans: RollupSpan[]) => ({
  ...{ id, terminal: OF.terminal, until: new Date('2026-04-01T13:00:00Z'), spans },
})
const asked = { ...OF, print: 'p1', quiet: LATER, now: LATER } as const
const built = (day: string, mark: number, build: number) => ({
  ...{ day, mark, build, print: 'p1', even: true, enters: false, reach: 1_775_000_000_123 },
})

describe.each(engines)('the days of roll-ups on $kind', ({ kind }) => {
  const engine = useEngine(kind)

  it('wait while a write is under way, and no longer than it can take', async () => {
    const { rollups } = await engine.open()
    await rollups.begin(write('w', span('2026-03-30', '2026-04-01')), NOW)
    expect(await rollups.waiting(asked)).toEqual([])
    expect(await rollups.waiting({ ...asked, now: AFTER_ALL })).toHaveLength(3)
    await rollups.end('w')
    const days = (await rollups.waiting(asked)).map(({ day }) => day)
    expect(days).toEqual(['2026-03-30', '2026-03-31', '2026-04-01'])
    expect(await rollups.waiting({ ...asked, quiet: new Date('2026-04-01T11:59:59Z') })).toEqual([])
  })

  it('are believed once they are built, unless a write marked them meanwhile', async () => {
    const { rollups } = await engine.open()
    await rollups.mark(OF.terminal, [span('2026-03-30', '2026-03-31')], NOW)
    await rollups.mark(OF.terminal, [span('2026-03-31', '2026-03-31')], NOW)
    const kept = await rollups.finish(OF, [built('2026-03-30', 1, 7), built('2026-03-31', 1, 8)])
    expect(kept).toEqual(['2026-03-30'])
    expect(await rollups.days(OF.terminal, OF.dataset)).toMatchObject([
      {
        day: '2026-03-30',
        mark: 1,
        builtMark: 1,
        build: 7,
        even: true,
        enters: false,
        reach: 1_775_000_000_123,
      },
      { day: '2026-03-31', mark: 2, builtMark: null, build: null },
    ])
    expect((await rollups.waiting(asked)).map(({ day }) => day)).toEqual(['2026-03-31'])
    expect(await rollups.waiting({ ...asked, print: 'p2' })).toHaveLength(2)
  })

  it('that are known become dirty by a span of a century, and no new ones appear', async () => {
    const { rollups } = await engine.open()
    await rollups.mark(OF.terminal, [span('2026-03-30', '2026-03-30')], NOW)
    await rollups.mark(OF.terminal, [span('1970-01-01', '2199-12-31')], NOW)
    expect(await rollups.days(OF.terminal, OF.dataset)).toMatchObject([{ day: '2026-03-30', mark: 2 }])
  })

  it('tell of every change, and writes that nobody will end are forgotten', async () => {
    const { rollups } = await engine.open()
    const changes = [await rollups.changes(OF.terminal)]
    await rollups.begin(write('w', span('2026-03-30', '2026-03-30')), NOW)
    changes.push(await rollups.changes(OF.terminal))
    await rollups.endAll()
    await rollups.finish(OF, [built('2026-03-30', 1, 7)])
    changes.push(await rollups.changes(OF.terminal))
    await rollups.saveMonth({ ...OF, month: '2026-03', build: 9, print: 'p1' })
    changes.push(await rollups.changes(OF.terminal))
    expect(new Set(changes).size).toBe(4)
    expect(await rollups.waiting(asked)).toEqual([])
    expect(await rollups.months(OF.terminal, OF.dataset)).toMatchObject([{ month: '2026-03', build: 9 }])
    expect([...(await rollups.buildsInUse(OF.dataset))].sort()).toEqual([7, 9])
  })

  it('never get one build twice, from two processes', async () => {
    const [one, two] = await engine.openTwice()
    const taken = await Promise.all([3, 1, 2, 5].map((n, i) => (i % 2 ? one : two).rollups.takeBuilds(n)))
    const all = taken.flatMap((first, i) =>
      Array.from({ length: [3, 1, 2, 5][i] ?? 0 }, (_, at) => first + at),
    )
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1))
  })
})
