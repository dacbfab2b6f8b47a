import { describe, expect, test } from 'vitest'
import { sumOf, within } from '../kept.ts'
import { HOUR, SPAN } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded, type Once } from '../proving.ts'

const KINDS = [
  ['qc', 'crane', 'QC'],
  ['agv', 'agv', 'AGV'],
  ['asc', 'asc', 'ASC'],
] as const

const fillWindows: Once = async ({ terminal }, filters, where) => {
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
}

const STEPS = ['scheduled', 'planned', 'available', 'demanded', 'busy', 'waiting', 'idle', 'down'] as const

const loseParts: Once = async ({ terminal }, filters, where) => {
  const [prefix, machine] = filters.draw.one(KINDS)
  const window = filters.window()
  const restrictions = filters.restrictions([machine])
  const by = filters.draw.one([[], [machine], ['shift']])
  const ids = [`${prefix}_hours`, ...STEPS.map((step) => `${prefix}_${step}_hours`)]
  const { rows } = await terminal.ask({ window, restrictions, by, measures: ids })
  for (const row of rows) {
    const of = (step: (typeof STEPS)[number]): number => Number(row[`${prefix}_${step}_hours`] ?? 0)
    expect(Number(row[`${prefix}_hours`]), where).toBeGreaterThanOrEqual(of('scheduled'))
    expect(of('scheduled'), where).toBeGreaterThanOrEqual(of('planned'))
    expect(of('planned') - of('available'), where).toBeCloseTo(of('down'), 6)
    expect(of('available') - of('demanded'), where).toBeCloseTo(of('idle'), 6)
    expect(of('demanded'), where).toBeCloseTo(of('busy') + of('waiting'), 6)
  }
}

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

    holds('fill every window', 50, loaded, fillWindows)
    holds('lose one part at each step of the time model', 50, loaded, loseParts)
  })
}
