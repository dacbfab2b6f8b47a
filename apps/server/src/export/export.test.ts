import { PARAMETER_DEFAULTS } from '@quaywise/domain'
import { addUser, buildTestApp, login, setParameter, type TestApp } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ReadSheet, readWorkbook } from './fixture/read-workbook.ts'

const QC = 'qc/qcEfficiencyTable'
const VESSEL = 'vessel/VesselEfficiencyTable'
const PERIOD = { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', terminal: WORKED.id }

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await buildTestApp()
  await seedFacts(app.store, WORKED_TERMINAL)
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(app, { isAdmin: true, name: 'Ada Lovelace' })
  const pages = ['bigdataanalysis_qc_qcefficiencytable']
  await addUser(app, { username: 'reader', pageAuthorities: pages })
  await addUser(app, { username: 'exporter', pageAuthorities: pages, uiAuthorities: ['export'] })
  headers = { ...(await login(app)), 'accept-language': 'en-US' }
})
afterAll(() => app.close())

const post = (url: string, payload: object, as = headers) =>
  app.app.inject({ method: 'POST', url: `/v1/analysis/${url}`, headers: as, payload })

const asked = (id: string, more: object = {}) => ({
  inquireParamCO: { ...PERIOD, visitedPage: `/BigDataAnalysis/${id}` },
  ...more,
})

const workbook = async (
  id: string,
  more: object = {},
  query = 'format=xlsx',
): Promise<readonly ReadSheet[]> => {
  const response = await post(`${id}/export?${query}`, asked(id, more))
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  return readWorkbook(response.rawPayload)
}

const sheetOf = (sheets: readonly ReadSheet[], name: string): ReadSheet => {
  const found = sheets.find((sheet) => sheet.name === name)
  if (!found) throw new Error(`no sheet ${name} among ${sheets.map((s) => s.name).join(', ')}`)
  return found
}

const columnOf = ({ rows }: ReadSheet, title: string) => {
  const at = rows[0]?.indexOf(title) ?? -1
  if (at < 0) throw new Error(`no column ${title} in ${rows[0]?.join(' | ')}`)
  return rows.slice(1).map((row) => row[at] ?? null)
}

const sum = (cells: readonly (string | number | null)[]): number =>
  cells.reduce<number>((total, cell) => total + (typeof cell === 'number' ? cell : 0), 0)

describe('the workbook of a page', () => {
  test('has a sheet a panel and one about the query', async () => {
    const sheets = await workbook(QC, { address: '/BigDataAnalysis/qc/qcEfficiencyTable?x=1' })
    expect(sheets.map(({ name }) => name)).toEqual([
      'All cranes',
      'Gross crane rate, ranked',
      'Rate by crane and hour',
      'Net rate against time waiting f',
      'Rates in detail',
      'Query',
    ])
    const query = sheetOf(sheets, 'Query')
    const lines = new Map(query.rows.map((row) => [row[0], row[1]]))
    expect(lines.get('Page')).toBe('QC efficiency table')
    expect(lines.get('Time zone')).toBe(WORKED.zone)
    expect(lines.get('Address')).toMatch(/^http:\/\/.+\/BigDataAnalysis\/qc\/qcEfficiencyTable\?x=1$/)
    expect(lines.get('Exported by')).toBe('Ada Lovelace (ada)')
    expect(lines.get('Period')).toBe('2026-03-02 18:00 – 2026-03-02 20:59')
    expect(lines.get('Rates in detail')).toBe(sheetOf(sheets, 'Rates in detail').rows.length - 2)
    const formula = query.rows.find((row) => row[0] === 'Gross rate (GMPH)')
    expect(formula?.[3]).toBe('Σ clocked_boxes ÷ Σ gross_hours')
  })

  test('lets another program work out the rates: its totals are those of the screen', async () => {
    const sheet = sheetOf(await workbook(QC), 'Rates in detail')
    const rows = { ...sheet, rows: [sheet.rows[0] ?? [], ...sheet.rows.slice(2)] }
    const boxes = sum(columnOf(rows, 'Gross rate (GMPH): Boxes of told cranes [box]'))
    const hours = sum(columnOf(rows, 'Gross rate (GMPH): Gross crane hours [h]'))
    const screen = (await post(`${QC}/table`, asked(QC))).json().data
    expect(boxes).toBe(screen.subtotal.gmph.numerator)
    expect(boxes / hours).toBeCloseTo(screen.subtotal.gmph.value, 9)
    expect(sum(columnOf(rows, 'Crane boxes [box]'))).toBe(screen.subtotal.crane_boxes)
    expect(columnOf(sheet, 'Gross rate (GMPH) [box/h]')[0]).toBeCloseTo(screen.subtotal.gmph.value, 9)
    expect(rows.rows).toHaveLength(screen.total + 1)
  })

  test('tells numbers as numbers with formats, and instants as days of the terminal', async () => {
    const sheet = sheetOf(
      await workbook(VESSEL, {
        tables: { table: { columns: ['visit', 'atb', 'twin_share', 'crane_boxes'] } },
      }),
      'Calls in detail',
    )
    expect(sheet.rows[0]?.slice(0, 4).map((title) => String(title).split(' [')[0])).toEqual([
      'Call',
      'Berthing (ATB)',
      'Twin share',
      'Crane boxes',
    ])
    const [screen] = (await post(`${VESSEL}/table`, asked(VESSEL))).json().data.rows
    const serial = Number(sheet.rows[2]?.[1])
    const wall = new Date((serial - 25569) * 86_400_000)
    expect(Math.round((wall.getTime() - Date.parse(screen.atb)) / 3_600_000)).toBe(8)
    expect(sheet.formats.get('B3')).toMatch(/yyyy.*hh:mm/)
    expect(sheet.formats.get('C3')).toBe('0.0%')
    expect(sheet.formats.get('D3')).toBe('#,##0')
  })

  test('keeps the order, the grouping, the conditions and the columns of the screen', async () => {
    const state = {
      by: 'crane',
      sorter: [{ key: 'crane_boxes', order: 'descend' as const }],
      where: [{ key: 'crane_boxes', least: 1 }],
      columns: ['crane_boxes', 'crane'],
    }
    const sheet = sheetOf(await workbook(QC, { tables: { table: state } }), 'Rates in detail')
    const { columns: _columns, ...request } = state
    const screen = (await post(`${QC}/table`, asked(QC, request))).json().data
    expect(sheet.rows[0]).toEqual(['Crane boxes [box]', 'Crane'])
    expect(sheet.rows[1]?.[0]).toBe(screen.subtotal.crane_boxes)
    expect(sheet.rows.slice(2).map((row) => row[1])).toEqual(
      screen.rows.map((row: { crane: string }) => row.crane),
    )
  })

  test('makes texts harmless that begin like a formula, and holds whatever XML cannot', async () => {
    const [first] = WORKED_TERMINAL.vessel_visit ?? []
    if (!first) throw new Error('the worked terminal has calls')
    const vessel = '=1+1 <&"> \u0007 _x0041_ 海'
    await seedFacts(app.store, { vessel_visit: [{ ...first, visit_id: 'EVIL', vessel }] })
    const response = await post(
      `${VESSEL}/export?format=xlsx`,
      asked(VESSEL, { tables: { table: { columns: ['vessel'] } } }),
    )
    const sheet = sheetOf(readWorkbook(response.rawPayload), 'Calls in detail')
    const at = sheet.rows.findIndex((row) => row[0] === vessel)
    expect(at).toBeGreaterThan(0)
    expect(sheet.formats.get(`A${at + 1}`)).toBe('built-in 49')
    const csv = await post(
      `${VESSEL}/export?format=csv&panel=table`,
      asked(VESSEL, { tables: { table: { columns: ['vessel'] } } }),
    )
    expect(csv.body).toContain(`"'=1+1 <&""> \u0007 _x0041_ 海"\r\n`)
  })
})

describe('the CSV of a panel', () => {
  test('has the mark of UTF-8, its titles and rows, and with notes the query before them', async () => {
    const plain = await post(`${QC}/export?format=csv&panel=ranking`, asked(QC))
    expect(plain.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(plain.headers['content-disposition']).toMatch(
      /^attachment; filename="qc_qcEfficiencyTable_[\d_-]+\.csv"; filename\*=UTF-8''QC%20/,
    )
    expect(plain.body.startsWith('\uFEFFCrane,')).toBe(true)
    const noted = await post(`${QC}/export?format=csv&panel=ranking&notes=1&bom=0`, asked(QC))
    expect(noted.body.startsWith('# Page: QC efficiency table\r\n')).toBe(true)
    expect(noted.body.endsWith(plain.body.slice(1))).toBe(true)
  })

  test('carries the notes of the team on its time where it carries the query, harmless in every cell', async () => {
    const [startAt, endAt] = ['2026-03-02T10:30:00.000Z', '2026-03-02T10:45:00.000Z']
    const about = { subject: 'time', subjectId: '', subjectName: '', audience: 'all' }
    const place = { ...about, terminal: WORKED.id, page: `/BigDataAnalysis/${QC}` }
    const note = await app.app.inject({
      ...{ method: 'POST', url: '/v1/annotations', headers },
      payload: { ...place, startAt, endAt, text: 'Wind,=1+1' },
    })
    expect(note.statusCode, note.body).toBe(200)
    const file = async (query: string) =>
      (await post(`${QC}/export?format=csv&panel=ranking${query}`, asked(QC))).body
    expect(await file('&notes=1')).toMatch(
      /\r\n# Notes: From: 2026-03-02T18:30:00\+08:00 · To: .* · Text: Wind,'=1\+1 · Author: Ada Lovelace\r\n/,
    )
    expect(await file('')).not.toContain('Wind')
  })
})

describe('the rows behind a number', () => {
  test('add up to it', async () => {
    const body = asked(QC, { mark: { crane: 'Q1' }, measure: 'gmph' })
    const screen = (await post(`${QC}/table/rows`, body)).json().data
    const file = await post(`${QC}/table/rows/export?format=xlsx`, body)
    const sheet = readWorkbook(file.rawPayload)[0]
    if (!sheet) throw new Error('no sheet')
    const [total, ...added] = columnOf(sheet, 'Contribution [box]')
    expect(total).toBe(screen.subtotal.contribution)
    expect(sum(added)).toBe(total)
    expect(added).toHaveLength(screen.total)
  })

  test('are no more in a file than the parameter says, and the file says so', async () => {
    const body = asked(QC, { mark: {}, measure: 'lifts' })
    const whole = (await post(`${QC}/table/rows/export?format=csv`, body)).body.trimEnd().split('\r\n')
    expect(whole.length).toBeGreaterThan(12)
    await setParameter(app, 'export.most_rows', 10)
    const cut = (await post(`${QC}/table/rows/export?format=csv`, body)).body.trimEnd().split('\r\n')
    expect(cut.slice(0, 11)).toEqual(whole.slice(0, 11))
    expect(cut.slice(11)).toEqual(['# more rows than may be written; the rest is left out'])
    const [sheet, query] = readWorkbook((await post(`${QC}/table/rows/export?format=xlsx`, body)).rawPayload)
    expect(sheet?.rows).toHaveLength(12)
    expect(JSON.stringify(query?.rows)).toContain('the rest is left out')
    await setParameter(app, 'export.most_rows', PARAMETER_DEFAULTS['export.most_rows'])
  })
})

describe('an export', () => {
  test.each([
    ['no such format', `${QC}/export?format=ods`, {}, 422],
    ['CSV of no panel', `${QC}/export?format=csv`, {}, 422],
    ['an unknown panel', `${QC}/export?format=csv&panel=none`, {}, 404],
    ['an unknown page', 'qc/none/export?format=xlsx', {}, 404],
    [
      'a column that is none',
      `${QC}/export?format=xlsx`,
      { tables: { table: { where: [{ key: 'none', least: 1 }] } } },
      422,
    ],
    [
      'an order by nothing',
      `${QC}/export?format=xlsx`,
      { tables: { table: { sorter: [{ key: 'x', order: 'ascend' }] } } },
      422,
    ],
  ])('refuses %s', async (_what, url, more, status) => {
    expect((await post(url, asked(QC, more))).statusCode).toBe(status)
  })

  test('needs the authority to export beside that of the page', async () => {
    const [reader, exporter] = [await login(app, 'reader'), await login(app, 'exporter')]
    expect((await post(`${QC}/export?format=xlsx`, asked(QC), reader)).statusCode).toBe(403)
    expect((await post(`${QC}/export?format=xlsx`, asked(QC), exporter)).statusCode).toBe(200)
    expect((await post(`${VESSEL}/export?format=xlsx`, asked(VESSEL), exporter)).statusCode).toBe(403)
    expect((await post(`${QC}/table/rows/export?format=csv`, asked(QC), reader)).statusCode).toBe(403)
  })
})
