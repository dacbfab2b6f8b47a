import type { Job } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { openTestStores } from '@quaywise/testing'
import { type Content, contentOf } from '@quaywise/testing/content'
import { describe, expect, it } from 'vitest'
import { factWritesOf } from '../rollups/fact-writes.ts'
import { phasesOf, weeksOf } from './demo-span.ts'
import { WeekLoader } from './load-weeks.ts'
import { loadingOf } from './loading.ts'
import { notedWrite } from './noted-write.ts'
import { Player } from './player.ts'
import { WeekQueue } from './week-queue.ts'

const SPAN = { from: Date.parse('2026-01-11T20:00:00Z'), to: Date.parse('2026-01-12T06:00:00Z') }
const MINUTE = 60_000

/** The same store, whose inserts fail at the given counts: before they are done, or after, unacknowledged. */
const failing = (store: AnalyticsStore, before: number, after: number): AnalyticsStore => {
  let count = 0
  const insert: AnalyticsStore['insert'] = async (...args) => {
    count += 1
    if (count === before) throw new Error('failed before it was done')
    const done = await store.insert(...args)
    if (count === after) throw new Error('failed after it was done')
    return done
  }
  return new Proxy(store, {
    get: (target, key) => {
      if (key === 'insert') return insert
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

type Run = {
  readonly stepMinutes: number
  readonly failures?: readonly [number, number]
  readonly restartAfter?: number
}

const isLoaded = (jobs: readonly Job[]): boolean =>
  jobs.length === 4 && jobs.every(({ status }) => status === 'done')

/** Keeps a terminal going with a clock that jumps at every look at it, until the span is over. */
const live = async ({ stepMinutes, failures, restartAfter = 0 }: Run): Promise<Content> => {
  const test = await openTestStores()
  const store = failures ? failing(test.store, ...failures) : test.store
  let clock = SPAN.from + 90 * MINUTE
  let steps = 0
  const errors: unknown[] = []
  for (const process of ['first', 'second']) {
    const queue = new WeekQueue(test.admin, 'demo-small', process)
    await queue.freeAll()
    if (isLoaded(await queue.list())) break
    const player = new Player({ scenario: 'small', span: SPAN })
    const stopping = new AbortController()
    const loader = new WeekLoader({
      ...{ store, queue, player, signal: stopping.signal },
      now: () => {
        clock += (stepMinutes * MINUTE) / 3
        return Math.round(clock)
      },
      noted: notedWrite(factWritesOf(test.admin), 'demo-small'),
      giveWay: async () => undefined,
      weeksAt: (now) => {
        const weeks = weeksOf('small', SPAN, now)
        return [...weeks, ...phasesOf(weeks, 0)]
      },
      onStep: async () => {
        steps += 1
        const jobs = await queue.list()
        const loading = loadingOf({
          terminal: 'demo-small',
          jobs,
          now: clock,
          stuck: loader.stuck,
          opened: true,
        })
        const isEnd = isLoaded(jobs)
        if (isEnd) expect(loading).toMatchObject({ state: 'done', weeksDone: 2, progress: 1 })
        if (isEnd || (process === 'first' && steps === restartAfter)) stopping.abort()
      },
      onError: (error) => errors.push(error),
    })
    await loader.run()
    await player.stop()
  }
  expect(errors).toHaveLength(failures?.length ?? 0)
  const content = await contentOf(test.store)
  await test.close()
  return content
}

describe('a terminal that is kept alive', () => {
  it('holds the same rows however its time was cut, restarted and disturbed', async () => {
    const whole = await live({ stepMinutes: 2000 })
    expect(whole.che_cycle).not.toMatchObject({ kept: '0' })
    expect(await live({ stepMinutes: 23, restartAfter: 5 })).toEqual(whole)
    expect(await live({ stepMinutes: 47, failures: [8, 21] })).toEqual(whole)
  }, 120_000)
})
