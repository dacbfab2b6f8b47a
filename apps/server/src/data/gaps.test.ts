import { describe, expect, it } from 'vitest'
import { freshnessOf, hourStrip } from './gaps.ts'

const HOUR = 3_600_000

describe('hourStrip', () => {
  it('marks the hours with facts and names the runs without any', () => {
    expect(hourStrip([1, 2, 3, 7, 8, 8], 10)).toEqual({
      hours: '0111000110',
      usualHours: 4,
      gaps: [],
    })
    const dense = [...Array.from({ length: 20 }, (_, hour) => hour), 24, 25, 26]
    expect(hourStrip(dense, 30)).toMatchObject({
      usualHours: 1,
      gaps: [
        { from: 20, hours: 4 },
        { from: 27, hours: 2 },
      ],
    })
  })

  it('takes a source that speaks twice a day as it is', () => {
    const told = [0, 12, 24, 36, 84]
    expect(hourStrip(told, 96).usualHours).toBe(48)
    expect(hourStrip([0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 168], 180)).toMatchObject({
      usualHours: 12,
      gaps: [{ from: 121, hours: 47 }],
    })
  })

  it('does not take the hour that runs for a gap, and knows nothing of an empty source', () => {
    expect(hourStrip([0, 1, 2], 4).gaps).toEqual([])
    expect(hourStrip([-1, 9], 4)).toEqual({ hours: '0000', usualHours: 1, gaps: [] })
  })
})

it('measures freshness by what is usual', () => {
  const after = (hours: number, usual: number) => freshnessOf(0, hours * HOUR, usual)
  expect([after(2, 1), after(2.1, 1), after(6, 1), after(6.1, 1)]).toEqual([
    'fresh',
    'late',
    'late',
    'silent',
  ])
  expect([after(24, 12), after(72, 12), after(73, 12)]).toEqual(['fresh', 'late', 'silent'])
  expect(freshnessOf(null, 0, 1)).toBe('silent')
})
