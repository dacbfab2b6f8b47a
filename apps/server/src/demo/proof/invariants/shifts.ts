import { describe, expect } from 'vitest'
import { HOUR, SPAN } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded } from '../proving.ts'

/** Zones with and without summer time, with half and quarter hours, and one whose clocks move by half an hour. */
const ZONES = [
  'Asia/Shanghai',
  'Europe/Berlin',
  'Atlantic/Azores',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Sydney',
  'America/Santiago',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]
const CHANGES = [
  Date.parse('2026-03-29T01:00:00Z'),
  Date.parse('2026-04-04T15:00:00Z'),
  Date.parse('2026-04-04T16:00:00Z'),
  Date.parse('2026-04-05T03:00:00Z'),
]

const MEASURES = [
  ['crane_boxes', 'lifts', 'teu', 'gross_hours', 'working_hours', 'crane_wait_minutes', 'berth_hours'],
  ['agv_trips', 'agv_metres', 'agv_hours', 'agv_wait_minutes'],
  ['asc_moves', 'asc_reshuffles', 'asc_busy_hours', 'yard_in', 'yard_out'],
  ['trucks_out', 'truck_turn_minutes', 'gate_transactions', 'appointments_due', 'instructions', 'legs'],
] as const

type Local = { readonly date: string; readonly hour: number }

const localOf = (at: number, zone: string): Local => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, dateStyle: 'short', timeStyle: 'short' },
  }).format(at)
  return { date: parts.slice(0, 10), hour: Number(parts.slice(11, 13)) }
}

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - 24 * HOUR).toISOString().slice(0, 10)

/** The shift of an hour: a night shift carries the date of its start. */
const shiftOf = ({ date, hour }: Local): string =>
  hour < 8 ? `${dayBefore(date)} NIGHT` : `${date} ${hour < 20 ? 'DAY' : 'NIGHT'}`

/** 9. A shift is the sum of its hours, over midnight and when the clocks change. */
export const proveShifts = (loaded: Loaded): void => {
  describe('9. the hours of a shift', () => {
    holds(
      'add up to it in every zone, and those of a day to the day',
      80,
      loaded,
      async (proving, filters, where) => {
        const { draw } = filters
        const zone = draw.one(ZONES)
        const change = draw.one(CHANGES)
        const near = { from: change - HOUR * draw.whole(1, 40), to: change + HOUR * draw.whole(1, 40) }
        const window = draw.chance(0.6) ? near : filters.window(200)
        const measures = draw.one(MEASURES)
        const asked = { window, zone, measures }
        const hours = await proving.terminal.ask({ ...asked, by: ['hour'] })
        const here = `${where}: ${JSON.stringify(asked)}`
        for (const [cut, of] of [
          ['shift', shiftOf],
          ['day', ({ date }: Local) => date],
          ['month', ({ date }: Local) => date.slice(0, 7)],
        ] as const) {
          const { rows } = await proving.terminal.ask({ ...asked, by: [cut] })
          for (const id of measures) {
            const summed = new Map<string, number>()
            for (const row of hours.rows) {
              const group = of(localOf(Date.parse(String(row.hour)), zone))
              summed.set(group, (summed.get(group) ?? 0) + Number(row[id] ?? 0))
            }
            for (const row of rows)
              expect(Number(row[id] ?? 0), `${here} ${id} ${row[cut]}`).toBeCloseTo(
                summed.get(String(row[cut])) ?? 0,
                6,
              )
            expect(rows.length, here).toBe(summed.size)
          }
        }
        expect(window.from, here).toBeGreaterThanOrEqual(SPAN.from - HOUR)
      },
    )
  })
}
