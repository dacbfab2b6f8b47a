import { describe, expect, test } from 'vitest'
import { sumOf, within } from '../kept.ts'
import { HOUR, SPAN } from '../loaded-terminal.ts'
import { holds, type Loaded } from '../proving.ts'

const KINDS = [
  ['qc', 'crane', 'QC'],
  ['agv', 'agv', 'AGV'],
  ['asc', 'asc', 'ASC'],
] as const

/** 2. The states of a machine fill its calendar, without a gap and without an overlap. */
export const proveMachineTime = (loaded: Loaded): void => {
  describe('2. the states of a machine', () => {
    test.each(KINDS)('of %s follow each other without gap or overlap', async (_prefix, _machine, kind) => {
      const rows = await loaded().terminal.rows(
        'eq_id, toUnixTimestamp64Milli(started_at) AS from, toUnixTimestamp64Milli(ended_at) AS to',
        `che_state WHERE eq_kind = '${kind}' ORDER BY eq_id, from`,
      )
      const until = new Map<string, number>()
      const broken = rows.filter((row) => {
        const machine = String(row.eq_id)
        const follows =
          Number(row.from) === (until.get(machine) ?? SPAN.from) && Number(row.to) > Number(row.from)
        until.set(machine, Number(row.to))
        return !follows
      })
      expect(broken).toEqual([])
      expect(until.size).toBeGreaterThan(4)
      for (const to of until.values()) expect(to).toBe(SPAN.to)
    })

    holds('fill every window', 50, loaded, async ({ terminal }, filters, where) => {
      const [prefix, machine] = filters.draw.one(KINDS)
      const window = filters.window()
      const restrictions = filters.restrictions([machine])
      const measures = [`${prefix}_hours`]
      const machines = await terminal.ask({ window, restrictions, by: [machine], measures })
      const calendar = within(SPAN, window) / HOUR
      const asked = { window, restrictions }
      expect(machines.rows.length, where).toBeGreaterThan(0)
      for (const row of machines.rows)
        expect(row[`${prefix}_hours`], `${where}: ${JSON.stringify(asked)}`).toBe(calendar)
      const hours = await terminal.ask({ window, restrictions, by: ['hour'], measures })
      expect(sumOf(hours.rows, `${prefix}_hours`), where).toBeCloseTo(calendar * machines.rows.length, 6)
    })

    holds(
      'lose one part at each step of the time model',
      50,
      loaded,
      async ({ terminal }, filters, where) => {
        const [prefix, machine] = filters.draw.one(KINDS)
        const window = filters.window()
        const restrictions = filters.restrictions([machine])
        const by = filters.draw.one([[], [machine], ['shift']])
        const steps = [
          'hours',
          'scheduled',
          'planned',
          'available',
          'demanded',
          'busy',
          'waiting',
          'idle',
          'down',
        ]
        const ids = steps.map((step) => (step === 'hours' ? `${prefix}_hours` : `${prefix}_${step}_hours`))
        const { rows } = await terminal.ask({ window, restrictions, by, measures: ids })
        for (const row of rows) {
          const [all = 0, scheduled = 0, planned = 0, available = 0, demanded = 0, ...parts] = ids.map((id) =>
            Number(row[id] ?? 0),
          )
          const [busy = 0, waiting = 0, idle = 0, down = 0] = parts
          expect(all, where).toBeGreaterThanOrEqual(scheduled)
          expect(scheduled, where).toBeGreaterThanOrEqual(planned)
          expect(planned - available, where).toBeCloseTo(down, 6)
          expect(available - demanded, where).toBeCloseTo(idle, 6)
          expect(demanded, where).toBeCloseTo(busy + waiting, 6)
        }
      },
    )
  })
}
