import { boundariesInside, formatLocalMinute, shiftAt, USUAL_SHIFTS } from '@quaywise/domain'
import { localHour, localHoursInside } from '@quaywise/metrics'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const HOUR = 3_600_000
const MINUTE = 60_000

/** Days on which clocks skip or repeat half an hour or an hour, at a full hour and beside one; and zones off the hour. */
const DAYS = [
  ['Australia/Lord_Howe', '2026-10-03T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T12:00:00Z'],
  ['Pacific/Chatham', '2026-09-26T10:00:00Z'],
  ['Pacific/Chatham', '2026-04-04T10:00:00Z'],
  ['Asia/Kathmandu', '2026-04-04T12:00:00Z'],
  ['Asia/Kolkata', '2026-04-04T12:00:00Z'],
  ['Asia/Shanghai', '2026-04-04T12:00:00Z'],
  ['Europe/Berlin', '2026-03-28T20:00:00Z'],
  ['Europe/Berlin', '2026-10-24T20:00:00Z'],
  ['America/Santiago', '2026-04-04T20:00:00Z'],
  ['America/Caracas', '2016-04-30T20:00:00Z'],
] as const

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
})
afterAll(() => stores.close())

const read = async (sql: string, params: Readonly<Record<string, string>>): Promise<readonly number[]> => {
  const { rows } = await stores.store.query(sql, { params: { ...params } })
  return rows.map((row) => Number(row.at))
}

describe.each(DAYS)('the hours of %s after %s', (zone, first) => {
  const from = Date.parse(first)
  const minutes = Array.from({ length: 30 * 60 }, (_, i) => from + i * MINUTE)
  const shown = (at: number): string => formatLocalMinute(at, zone).slice(0, 13)

  test('are what clocks show: each lies in one day and shift and lasts an hour at most', async () => {
    const begun = await read(
      `SELECT toUnixTimestamp(${localHour('t')}) * 1000 AS at FROM (
         SELECT toDateTime64({from:DateTime64(3, 'UTC')}, 3, 'UTC') + toIntervalMinute(number) + toIntervalMillisecond(59999) AS t
         FROM numbers(1800)) ORDER BY t`,
      { from: new Date(from).toISOString().slice(0, 23).replace('T', ' '), zone },
    )
    for (const [i, at] of minutes.entries()) {
      const start = begun[i] ?? 0
      const before = minutes[i - 1]
      expect(start, new Date(at).toISOString()).toBeLessThanOrEqual(at)
      expect(at - start).toBeLessThan(HOUR)
      expect(shiftAt(start, zone, USUAL_SHIFTS)).toEqual(shiftAt(at, zone, USUAL_SHIFTS))
      expect(shown(start).slice(0, 10)).toBe(shown(at).slice(0, 10))
      if (before !== undefined && shown(before) === shown(at) && start !== begun[i - 1])
        expect(formatLocalMinute(before, zone) >= formatLocalMinute(at, zone), 'only a clock set back').toBe(
          true,
        )
    }
  })

  test('cut an interval where its facts are cut', async () => {
    const [start, end] = [from + 17 * MINUTE, from + 25 * HOUR]
    const cuts = await read(
      `SELECT toUnixTimestamp64Milli(arrayJoin(${localHoursInside("{from:DateTime64(3, 'UTC')}", "{to:DateTime64(3, 'UTC')}")})) AS at`,
      {
        from: new Date(start).toISOString().slice(0, 23).replace('T', ' '),
        to: new Date(end).toISOString().slice(0, 23).replace('T', ' '),
        zone,
      },
    )
    expect(cuts.map((at) => new Date(at).toISOString())).toEqual(
      boundariesInside(start, end, zone).map((at) => new Date(at).toISOString()),
    )
  })
})
