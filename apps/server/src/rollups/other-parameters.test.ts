import {
  always,
  type HeldParameters,
  PARAMETER_DEFAULTS,
  type ParameterValues,
  shiftAt,
  shiftCalendar,
} from '@quaywise/domain'
import { answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { insertAwkward } from './fixture/awkward.ts'
import { Shelves } from './shelves.ts'
import { prepareTables } from './tables.ts'
import { RollupWork } from './work.ts'

const TERMINAL = 'here'
const WINDOW = { from: Date.UTC(2026, 2, 22), to: Date.UTC(2026, 4, 27) }

let stores: TestStores
const asked: string[] = []
beforeAll(async () => {
  stores = await openTestStores()
  const { store, admin } = stores
  await prepareTables(store)
  await admin.terminals.upsert({
    ...{ id: TERMINAL, name: 'Here', locode: null, zone: 'UTC', kind: 'imported', clock: 'frozen' },
    ...{ frozenAt: null, sort: 0 },
  })
  await insertAwkward(store, TERMINAL, new Draw(2), 0)
  const work = new RollupWork({ store, admin, giveWay: async () => undefined }, 0)
  while ((await work.step()) > 0);
}, 240_000)
afterAll(() => stores.close())

const raw = (): Reader => ({
  query: async (sql, params) => {
    asked.push(sql)
    return (await stores.store.query(sql, { params })).rows
  },
})
const rolled = (): Reader => ({ ...raw(), shelf: new Shelves(stores.admin).shelf })

const MEASURES = ['lifts', 'valid_lifts', 'valid_lift_seconds', 'qc_standard_hours', 'teu', 'cycle_p50']

const questionOf = (parameters: HeldParameters): Question => ({
  ...{ terminal: TERMINAL, zone: 'UTC', basis: 'time', measures: MEASURES, by: ['month'], attributes: [] },
  window: WINDOW,
  ...{ restrictions: [], scopes: {}, order: [], reasons: false, limit: 100, offset: 0 },
  parameters,
})
const questionBy = (values: ParameterValues): Question => questionOf(always(values))

const changedAt = (at: number): HeldParameters => ({
  values: { ...PARAMETER_DEFAULTS, 'cycle.valid_from_s': 90 },
  history: new Map([
    [
      'cycle.valid_from_s',
      [
        { from: Number.NEGATIVE_INFINITY, value: 30 },
        { from: at, value: 90 },
      ],
    ],
  ]),
})

const CHANGES: readonly Partial<ParameterValues>[] = [
  {},
  { 'cycle.valid_from_s': 90 },
  { 'cycle.valid_from_s': 90, 'cycle.valid_to_s': 200, 'standard.qc_percent': 87 },
  { 'teu.forty_five': 2 },
]

describe('a question that goes by other parameters', () => {
  test.each(CHANGES)('%o answers the same from roll-ups and from the facts', async (changed) => {
    const question = questionBy({ ...PARAMETER_DEFAULTS, ...changed })
    asked.length = 0
    const [facts, sums] = [await answer(question, raw()), await answer(question, rolled())]
    expect(facts.rows.length).toBeGreaterThan(1)
    expect(asked[0]).not.toContain('rollup_')
    // What does not hang on what was changed still comes from the sums.
    expect(asked[1]).toContain('rollup_crane_cycles')
    for (const [at, row] of facts.rows.entries())
      for (const measure of MEASURES.filter((id) => id !== 'cycle_p50'))
        expect(sums.rows[at]?.[measure], measure).toBeCloseTo(Number(row[measure]), 6)
    const middle = (rows: typeof facts.rows) => rows.map((row) => Number(row.cycle_p50))
    for (const [at, value] of middle(sums.rows).entries())
      expect(Math.abs(value - (middle(facts.rows)[at] ?? 0))).toBeLessThanOrEqual(0.0101 * value)
  })

  test.each([
    ['07-15-23', Number.NEGATIVE_INFINITY],
    ['08-16-00', Date.UTC(2026, 3, 20, 9, 30)],
  ])(
    'by shifts of %s answers the same from roll-ups and from the facts, as their calendar says',
    async (hours, from) => {
      const usual = { from: Number.NEGATIVE_INFINITY, value: '08-20' }
      const steps = Number.isFinite(from) ? [usual, { from, value: hours }] : [{ from, value: hours }]
      const parameters: HeldParameters = {
        values: { ...PARAMETER_DEFAULTS, 'shift.hours': hours },
        history: new Map([['shift.hours', steps]]),
      }
      const order = [{ key: 'shift', descending: false }]
      const question = {
        ...questionOf(parameters),
        measures: ['lifts', 'teu'],
        by: ['shift'],
        order,
        limit: 1000,
      }
      asked.length = 0
      const [facts, sums] = [await answer(question, raw()), await answer(question, rolled())]
      expect(asked[1]).toContain('rollup_crane_cycles')
      expect(sums.rows).toEqual(facts.rows)

      const { rows } = await stores.store.query(
        `SELECT toUnixTimestamp64Milli(ended_at) AS at FROM quaywise.che_cycle
       WHERE terminal_id = {terminal:String} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' AND eq_id != ''`,
        { params: { terminal: TERMINAL } },
      )
      const calendar = shiftCalendar(parameters, 'UTC')
      const lifts = new Map<string, number>()
      for (const row of rows) {
        const at = Number(row.at)
        if (at <= WINDOW.from || at > WINDOW.to) continue
        const shift = shiftAt(at - 1, 'UTC', calendar)
        const name = `${shift?.date} ${shift?.type}`
        lifts.set(name, (lifts.get(name) ?? 0) + 1)
      }
      const counted = facts.rows.filter((row) => Number(row.lifts) > 0)
      expect(counted.some((row) => String(row.shift).endsWith('EVENING'))).toBe(true)
      expect(new Map(counted.map((row) => [String(row.shift), Number(row.lifts)]))).toEqual(
        new Map([...lifts].sort(([one], [other]) => (one < other ? -1 : 1))),
      )
    },
  )

  test('counts other numbers', async () => {
    const valid = async (changed: Partial<ParameterValues>) => {
      const question = { ...questionBy({ ...PARAMETER_DEFAULTS, ...changed }), by: [] }
      return Number((await answer(question, rolled())).rows[0]?.valid_lifts)
    }
    const [usual, fewer] = [await valid({}), await valid({ 'cycle.valid_from_s': 90 })]
    expect(fewer).toBeLessThan(usual)
    expect(fewer).toBeGreaterThan(0)
  })

  test('passes by the sums only where a value was another within its time', async () => {
    const seam = Date.UTC(2026, 4, 2, 9, 30)
    const own = (window: Question['window'], basis: Question['basis'] = 'time'): Question => ({
      ...{ ...questionOf(changedAt(seam)), window, basis, by: [], measures: ['valid_lifts'] },
    })
    const before = { from: WINDOW.from, to: Date.UTC(2026, 4, 1) }
    const after = { from: Date.UTC(2026, 4, 1), to: WINDOW.to }
    const readFrom = async (question: Question) => {
      asked.length = 0
      const [facts, sums] = [await answer(question, raw()), await answer(question, rolled())]
      expect(facts.rows[0]?.valid_lifts).toBeGreaterThan(0)
      expect(sums.rows).toEqual(facts.rows)
      return asked[1]?.includes('rollup_') ? 'sums' : 'facts'
    }
    expect(await readFrom(own(before))).toBe('sums')
    expect(await readFrom(own(after))).toBe('facts')
    expect(await readFrom(own(WINDOW))).toBe('facts')
    expect(await readFrom(own({ from: WINDOW.from, to: Date.UTC(2026, 3, 20) }, 'call'))).toBe('facts')
    const usual = { ...own(before), parameters: always(PARAMETER_DEFAULTS) }
    expect(await answer(own(before), rolled())).toEqual(await answer(usual, rolled()))
  })

  test('over a change takes from the sums what does not hang on it, and comes to both sides', async () => {
    const seam = Date.UTC(2026, 4, 1)
    const whole = questionOf(changedAt(seam))
    asked.length = 0
    const rows = (await answer(whole, rolled())).rows
    expect(asked[0]).toContain('rollup_crane_cycles')
    const sides = [
      { ...questionBy(PARAMETER_DEFAULTS), window: { from: WINDOW.from, to: seam } },
      { ...questionBy(changedAt(seam).values), window: { from: seam, to: WINDOW.to } },
    ]
    const apart = (await Promise.all(sides.map((side) => answer(side, raw())))).flatMap((side) => side.rows)
    for (const [at, row] of rows.entries())
      for (const measure of MEASURES.filter((id) => id !== 'cycle_p50'))
        expect(row[measure], measure).toBeCloseTo(Number(apart[at]?.[measure]), 6)
  })
})
