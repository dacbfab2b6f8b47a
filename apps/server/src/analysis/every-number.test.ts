import { type Cell, type PanelData, panelData, type RatioCell } from '@quaywise/contract'
import { isProduct, isRatio, isSum, measureOf } from '@quaywise/metrics'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { type AskedPanel, PANELS } from '@quaywise/testing/panels'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Marks of a panel that are opened: the first and some after it. */
const MOST_MARKS = 2

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await buildTestApp()
  await seedFacts(app.store, WORKED_TERMINAL)
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(app, { isAdmin: true })
  headers = await login(app)
})
afterAll(() => app.close())

const QUESTION = {
  compare: { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59' },
  marks: { visit: ['V1', 'V2'] },
}

const ask = async ({ id, panel, path }: AskedPanel, more: object, rest = ''): Promise<PanelData> => {
  const period = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 21:29' }
  const response = await app.app.inject({
    ...{ method: 'POST', url: `/v1/analysis/${id}/${panel}${rest}`, headers },
    payload: { inquireParamCO: { ...period, visitedPage: path, terminal: WORKED.id }, ...QUESTION, ...more },
  })
  expect(response.statusCode, response.body).toBe(200)
  return panelData.parse(response.json().data)
}

/** All rows behind a number, however many pages they fill, and how many there are told to be. */
const rowsBehind = async (panel: AskedPanel, more: object) => {
  const rows: Row[] = []
  for (let current = 1; ; current += 1) {
    const page = await ask(panel, { ...more, current, pageSize: 1000 }, '/rows')
    rows.push(...page.rows)
    if (page.rows.length < 1000) return { rows, total: page.total }
  }
}

const isRatioCell = (cell: Cell | undefined): cell is RatioCell =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell && 'denominator' in cell

type Row = PanelData['rows'][number]
type Sides = { readonly numerator?: number | null; readonly denominator?: number | null }

/** What the rows behind a number must add up to, on either side of the comparison. */
const sidesOf = (row: Row, measure: string, compared: boolean): Sides => {
  const cell = row[measure]
  if (isRatioCell(cell)) return (compared ? cell.compare : cell) ?? {}
  const { compare } = row
  if (!compared) return typeof cell === 'number' ? { numerator: cell } : {}
  const before: unknown =
    typeof compare === 'object' && compare !== null ? Reflect.get(compare, measure) : null
  return typeof before === 'number' ? { numerator: before } : {}
}

/** A tile’s row, or that of a factor, says its measure and is the cell itself. */
const asTableRow = (row: Row): Row => {
  const { measure, compare = null } = row
  const id = String(measure)
  if (!('numerator' in row))
    return { [id]: row.value ?? null, compare: { [id]: compare === null ? null : Number(compare) } }
  const { value, numerator, denominator, rows, excluded } = row
  return { [id]: { value, numerator, denominator, rows, excluded, compare } as RatioCell, compare: {} }
}

const addable = (id: string): boolean => {
  const measure = measureOf(id)
  return isRatio(measure) || (!isProduct(measure) && isSum(measure))
}

const spread = <T>(list: readonly T[]): readonly T[] =>
  list.filter((_, i) => i % Math.max(1, Math.floor(list.length / MOST_MARKS)) === 0)

describe.each(PANELS.filter(({ kind }) => kind !== 'custom'))('$id $panel', (panel) => {
  test('every number is made up by its rows, what it is compared with too', async () => {
    const data = await ask(panel, {})
    const tiles = data.columns[0]?.key === 'measure'
    const rows = tiles ? data.rows.map(asTableRow) : spread(data.rows)
    const dimensions = tiles ? [] : data.columns.filter(({ role }) => role === 'dimension')
    const totals = data.subtotal ? [data.subtotal] : []
    let opened = 0
    for (const row of [...rows, ...totals]) {
      const mark = Object.fromEntries(
        totals.includes(row) ? [] : dimensions.map(({ key }) => [key, row[key] ?? null]),
      )
      for (const measure of Object.keys(row).filter((key) => isMeasure(data, key)))
        for (const compared of [false, true])
          for (const [side, wanted] of Object.entries(sidesOf(row, measure, compared))) {
            if (typeof wanted !== 'number' || !['numerator', 'denominator'].includes(side)) continue
            const more = { mark, measure, side, ...(compared ? { compared } : {}) }
            const behind = await rowsBehind(panel, more)
            const where = `${measure} ${side} ${compared ? 'before ' : ''}${JSON.stringify(mark)}`
            const sum = behind.rows.reduce((total, each) => total + Number(each.contribution), 0)
            expect(sum, where).toBeCloseTo(wanted, 6)
            expect(behind.total, where).toBe(behind.rows.length)
            opened += 1
          }
    }
    if (data.rows.length > 0) expect(opened).toBeGreaterThan(0)
  })
})

const isMeasure = ({ columns }: PanelData, key: string): boolean =>
  columns.some((column) => column.key === key && column.role === 'measure') && addable(key)

const tableOf = (page: string, id = 'table'): AskedPanel => {
  const panel = PANELS.find((one) => one.id === page && one.panel === id)
  if (!panel) throw new Error(`no ${id} of ${page}`)
  return panel
}
const sumOf = (rows: readonly Row[]): number =>
  rows.reduce((total, each) => total + Number(each.contribution), 0)

describe('conditions on columns', () => {
  const [MEASURE, LEAST] = ['crane_boxes', 2]
  const over = [{ key: MEASURE, least: LEAST }]

  test('leave of the total of a table the rows of what meets them', async () => {
    const table = tableOf('vessel/VesselEfficiencyTable')
    const whole = Number((await ask(table, {})).subtotal?.[MEASURE])
    const { rows } = await ask(table, {})
    const most = Math.max(...rows.map((row) => Number(row[MEASURE])))
    for (const least of [LEAST, most, most + 1]) {
      const where = [{ key: MEASURE, least }]
      const left = (await ask(table, { where })).rows
      const wanted = left.reduce((sum, row) => sum + Number(row[MEASURE]), 0)
      const behind = await rowsBehind(table, { measure: MEASURE, where })
      expect(sumOf(behind.rows), String(least)).toBe(wanted)
      expect(behind.total).toBe(behind.rows.length)
    }
    expect(whole).toBeGreaterThan(0)
  })

  test('leave of one row all of its rows, or none', async () => {
    const table = tableOf('qc/qcEfficiencyTable')
    const { rows, columns } = await ask(table, {})
    const cuts = columns.filter(({ role }) => role === 'dimension').map(({ key }) => key)
    for (const row of rows) {
      const mark = Object.fromEntries(cuts.map((key) => [key, row[key] ?? null]))
      const behind = await rowsBehind(table, { measure: MEASURE, mark, where: over })
      const boxes = Number(row[MEASURE])
      expect(sumOf(behind.rows), JSON.stringify(mark)).toBe(boxes >= LEAST ? boxes : 0)
    }
  })

  test('leave what a choice of names leaves', async () => {
    const table = tableOf('qc/qcEfficiencyTable')
    const where = [{ key: 'op', in: ['LOAD'] }]
    const { subtotal } = await ask(table, { where })
    const behind = await rowsBehind(table, { measure: MEASURE, where })
    expect(behind.rows.length).toBeGreaterThan(0)
    expect(sumOf(behind.rows)).toBe(subtotal?.[MEASURE])
  })

  test.each([
    {
      name: 'a tile',
      of: ['qc/qcEfficiencyTable', 'summary'],
      told: 'Only tables are narrowed by their columns.',
    },
    {
      name: 'several rows of several names',
      of: ['qc/qcEfficiencyTable', 'table'],
      told: 'Mark one row of the table: these conditions leave several.',
    },
  ])('are refused of $name', async ({ of: [page = '', id], told }) => {
    const panel = tableOf(page, id)
    const url = `/v1/analysis/${page}/${panel.panel}`
    const inquireParamCO = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 21:29' }
    const payload = {
      inquireParamCO: { ...inquireParamCO, visitedPage: panel.path, terminal: WORKED.id },
      ...{ measure: MEASURE, where: over },
    }
    const refused = await app.app.inject({
      ...{ method: 'POST', url: `${url}/rows`, payload },
      headers: { ...headers, 'accept-language': 'en-US' },
    })
    expect(refused.json()).toMatchObject({
      errorCode: 'INVALID_INPUT',
      data: { fields: [{ field: 'where', message: told }] },
    })
    expect(refused.statusCode).toBe(422)
  })
})

test('behind a percentile stand the values of which it is one', async () => {
  const panel = tableOf('qc/qcEfficiencyTable')
  const { subtotal } = await ask(panel, {})
  const behind = await ask(panel, { measure: 'cycle_p50', pageSize: 1000 }, '/rows')
  const values = behind.rows.map(({ value }) => Number(value)).sort((a, b) => a - b)
  const middle = [Math.floor((values.length - 1) / 2), Math.ceil((values.length - 1) / 2)]
  const median = middle.reduce((sum, at) => sum + (values[at] ?? Number.NaN) / 2, 0)
  expect(new Set(values).size).toBeGreaterThan(1)
  expect(subtotal?.cycle_p50).toBeCloseTo(median, 6)
  expect(behind.subtotal).toEqual({ value: subtotal?.cycle_p50 })
  expect(behind.columns.at(-1)).toMatchObject({ key: 'value', unit: 's' })
})
