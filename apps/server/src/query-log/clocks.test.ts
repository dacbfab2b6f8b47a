import { expect, it } from 'vitest'
import { clockStretches } from './clock-stretches.ts'
import { Milliseconds } from './percentile.ts'
import { bucketAt, bucketsOf } from './time-buckets.ts'

const at = (text: string): number => Date.parse(text)

it('parts a period where clocks are put forward, to the minute', () => {
  const [from, to] = [at('2026-03-27T00:00:00Z'), at('2026-03-31T00:00:00Z')]
  const turn = at('2026-03-29T01:00:00Z')
  expect(clockStretches(from, to, 'Europe/Berlin')).toEqual([
    { from, to: turn, minutes: 60 },
    { from: turn, to, minutes: 120 },
  ])
  expect(clockStretches(from, to, 'Asia/Kolkata')).toEqual([{ from, to, minutes: 330 }])
})

it('tells a short period by local hours, a long one by local days, without a gap', () => {
  const hours = bucketsOf(at('2026-01-09T08:40:00Z'), at('2026-01-09T10:00:00Z'), 'Asia/Kolkata')
  expect(hours.buckets.map(({ key }) => key)).toEqual(['2026-01-09 14', '2026-01-09 15'])
  const days = bucketsOf(at('2026-03-20T00:00:00Z'), at('2026-04-05T00:00:00Z'), 'Europe/Berlin')
  expect(days.grain).toBe('day')
  expect(
    days.buckets.every(({ to }, i) => days.buckets[i + 1] === undefined || days.buckets[i + 1]?.from === to),
  ).toBe(true)
  expect(days.buckets.find(({ key }) => key === '2026-03-29')).toMatchObject({
    ...{ from: at('2026-03-28T23:00:00Z'), to: at('2026-03-29T22:00:00Z') },
  })
  expect(bucketAt(days.buckets, at('2026-03-29T21:59:59Z'))).toBe(
    days.buckets.findIndex(({ key }) => key === '2026-03-29'),
  )
  expect([bucketAt(days.buckets, 0), bucketAt([], 0)]).toEqual([-1, -1])
})

it('gives the nearest rank of many times', () => {
  const times = new Milliseconds()
  expect(times.percentile(0.95)).toBeNull()
  for (let ms = 100; ms >= 1; ms -= 1) times.add(ms)
  expect([times.count, times.percentile(0.95), times.percentile(1), times.percentile(0.001)]).toEqual([
    100, 95, 100, 1,
  ])
})
