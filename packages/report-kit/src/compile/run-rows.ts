import {
  baseMeasureOf,
  datasetOf,
  dimensionsOf,
  isSum,
  measureOf,
  type RowColumn,
  scopeOf,
  sidesOf,
} from '@quaywise/metrics'
import { measuresOf } from '../panel.ts'
import type { Report } from '../report.ts'
import { type AnswerRow, plainCell } from './answer.ts'
import { newBindings } from './bindings.ts'
import type { Column } from './columns.ts'
import type { EngineRow } from './engine-row.ts'
import { perSql } from './leaves.ts'
import type { Question, Restriction } from './question.ts'
import { RequestError } from './request.ts'
import {
  iso,
  type PanelAnswer,
  type PanelContext,
  type PanelRequest,
  panelOf,
  panelQuestion,
} from './run-panel.ts'
import { sourceSql } from './source-sql.ts'
import { engineInstant } from './window.ts'

/** A request for the rows behind a mark: its dimension values, and the measure. */
export type RowsRequest = PanelRequest & {
  readonly mark?: Readonly<Record<string, string | number | null>> | undefined
  readonly measure?: string | undefined
}

/** The statements behind a number: its rows, and, to be streamed, all of them and their sum. */
export type RowsStatement = {
  readonly sql: string
  readonly every: string
  readonly whole: string
  readonly params: Readonly<Record<string, string | number | readonly (string | number)[]>>
  readonly columns: readonly Column[]
  readonly measure: string
  readonly window: PanelAnswer['window']
}

/** Works out which rows a number counted. Throws `RequestError` where the page or its measure cannot tell. */
export const rowsStatement = (
  report: Report,
  panelId: string,
  request: RowsRequest,
  context: PanelContext,
): RowsStatement => {
  const panel = panelOf(report, panelId)
  const measure = request.measure ?? measuresOf(panel)[0] ?? fallbackOf(report)
  if (!allMeasuresOf(report).includes(measure))
    throw new RequestError('measure', `This page has no measure ${measure}.`)
  const base = panelQuestion(report, panel, request, context)
  const restrictions = [
    ...base.restrictions.filter((r) => dimensionsOf(measure).includes(r.dimension)),
    ...marksOf(request, measure),
  ]
  const statement = rowsSql(measure, { ...base, restrictions }, request)
  return { ...statement, measure, window: iso(base.window, base.zone) }
}

/**
 * The rows that a number counted, newest last, with their contribution to it: the contributions add up to
 * the numerator (or the plain sum). Only rows that count are listed.
 */
export const runRows = async (
  report: Report,
  panelId: string,
  request: RowsRequest,
  context: PanelContext,
): Promise<PanelAnswer> => {
  const { sql, params, columns, window } = rowsStatement(report, panelId, request, context)
  const raw = await context.reader.query(sql, params)
  return {
    kind: 'table',
    columns,
    rows: raw.map((row) => rowCells(row, columns)),
    total: Number(raw[0]?.total ?? 0),
    subtotal: { contribution: Number(raw[0]?.whole ?? 0) },
    window,
  }
}

/** The cells of a row behind a number. */
export const rowCells = (row: EngineRow, columns: readonly Column[]): AnswerRow =>
  Object.fromEntries(columns.map((c) => [c.key, plainCell(row[`r_${c.key}`], c.type)]))

const allMeasuresOf = (report: Report): readonly string[] => Object.values(report.panels).flatMap(measuresOf)

const fallbackOf = (report: Report): string => allMeasuresOf(report)[0] ?? ''

const marksOf = ({ mark }: RowsRequest, measure: string): readonly Restriction[] =>
  Object.entries(mark ?? {}).map(([dimension, value]) => {
    if (!dimensionsOf(measure).includes(dimension))
      throw new RequestError(`mark.${dimension}`, `${measure} cannot be cut by ${dimension}.`)
    return {
      dimension,
      values: [dimension === 'hour' ? hourOf(value) : value === null ? null : String(value)],
      of: 'mark',
    }
  })

const HOUR = /^(19[7-9]|20\d|21\d)\d-\d{2}-\d{2}T/

const hourOf = (value: string | number | null): string => {
  const epoch = HOUR.test(String(value)) ? Date.parse(String(value)) : Number.NaN
  if (Number.isNaN(epoch))
    throw new RequestError('mark.hour', 'An hour is an instant such as 2026-01-12T00:00:00Z.')
  return new Date(epoch).toISOString()
}

const rowsSql = (measure: string, question: Question, request: RowsRequest) => {
  const [side = measure] = sidesOf(measure)
  const dataset = datasetOf(side)
  const base = baseMeasureOf(side)
  const bindings = newBindings({
    terminal: question.terminal,
    zone: question.zone,
    from: engineInstant(question.window.from),
    to: engineInstant(question.window.to),
  })
  const scope = scopeOf(measure)
  const basis = measureOf(measure).basis ?? question.basis
  const source = sourceSql(
    {
      dataset,
      basis,
      restrictions: question.restrictions,
      scope: scope ? question.scopes[scope] : undefined,
      visitColumns: [],
    },
    question,
    bindings,
  )
  const counted = isSum(base) ? base.sum : '1'
  const per = perSql(base)
  const cells = Object.entries(dataset.rows).map(([key, column]) => `${column.sql} AS r_${key}`)
  const pageSize = request.pageSize ?? 100
  const from = `FROM (${source})${base.where ? ` WHERE ${base.where}` : ''}`
  const order = `ORDER BY _at, r_${Object.keys(dataset.rows)[0]}, r_${Object.keys(dataset.rows).at(-1)}`
  const listed = `SELECT ${cells.join(', ')}, toFloat64(${counted})${per} AS r_contribution`
  return {
    sql: [
      `${listed}, count() OVER () AS total, toFloat64(sum(${counted}) OVER ())${per} AS whole`,
      from,
      order,
      `LIMIT ${pageSize} OFFSET ${((request.current ?? 1) - 1) * pageSize}`,
    ].join('\n'),
    every: [listed, from, order].join('\n'),
    whole: `SELECT toFloat64(sum(${counted}))${per} AS whole\n${from}`,
    params: bindings.params,
    columns: [...rowColumns(dataset.rows), contributionColumn(base.unit)],
  }
}

const rowColumns = (rows: Readonly<Record<string, RowColumn>>): readonly Column[] =>
  Object.entries(rows).map(([key, { type, unit }]) => ({ key, type, unit: unit ?? null, role: 'attribute' }))

const contributionColumn = (unit: string): Column => ({
  key: 'contribution',
  unit,
  role: 'measure',
  type: 'number',
})
