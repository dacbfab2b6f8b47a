import { calendarOf, type ShiftCalendar, shiftAt } from '@quaywise/domain'
import { beginOfShift, localShift, placeholdersOf } from '@quaywise/metrics'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MINUTE = 60_000
const DAYS = 5

const HOURS = ['08-20', '20-08', '00-12', '07-15-23', '08-16-00', '22-06-14'] as const
const PLACES = [
  ['Asia/Shanghai', '2025-12-29T16:00:00Z'],
  ['Asia/Kolkata', '2026-04-04T12:00:00Z'],
  ['Europe/Berlin', '2026-03-27T20:00:00Z'],
  ['Europe/Berlin', '2026-10-23T20:00:00Z'],
  ['America/Santiago', '2026-04-03T20:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-03T12:00:00Z'],
] as const

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
})
afterAll(() => stores.close())

const always = (hours: string, zone: string): ShiftCalendar =>
  calendarOf([{ from: Number.NEGATIVE_INFINITY, hours }], zone)

const told = (at: number, zone: string, calendar: ShiftCalendar) => {
  const shift = shiftAt(at, zone, calendar)
  return `${shift?.date} ${shift?.type} ${new Date(shift?.start ?? 0).toISOString()}`
}

describe.each(PLACES)('the shifts of %s after %s', (zone, first) => {
  test.each(HOURS)('of %s are the same to the engine and to the calendar', async (hours) => {
    const from = Date.parse(first)
    const { rows } = await stores.store.query(
      `SELECT ${localShift('t')} AS shift, toUnixTimestamp64Milli(${beginOfShift('t')}) AS begin, toUnixTimestamp64Milli(t) AS at FROM (
         SELECT toDateTime64({from:DateTime64(3, 'UTC')}, 3, 'UTC') + toIntervalMinute(number * 13) AS t FROM numbers({count:UInt32}))`,
      {
        params: {
          ...{ from: first.slice(0, 19).replace('T', ' '), zone, count: Math.floor((DAYS * 1440) / 13) },
          ...Object.fromEntries(placeholdersOf('shift.hours').map(({ name, bound }) => [name, bound(hours)])),
        },
      },
    )
    expect(rows.length).toBeGreaterThan(500)
    expect(Number(rows[0]?.at)).toBe(from)
    const calendar = always(hours, zone)
    const named = new Set<unknown>()
    for (const { shift, begin, at } of rows) {
      named.add(shift)
      expect(`${shift} ${new Date(Number(begin)).toISOString()}`, new Date(Number(at)).toISOString()).toBe(
        told(Number(at), zone, calendar),
      )
    }
    expect(named.size).toBeGreaterThan(DAYS * (hours.split('-').length - 0.5))
    expect(Number(rows.at(-1)?.at)).toBeGreaterThan(from + (DAYS * 1440 - 30) * MINUTE)
  })
})
