import {
  type BaseMeasure,
  baseMeasureOf,
  datasetOf,
  dimensionsOf,
  isRatio,
  isSum,
  measureOf,
  type RowColumn,
  scopeOf,
  sidesOf,
} from '@quaywise/metrics'
import { measuresOf } from '../panel.ts'
import type { Report } from '../report.ts'
import { type AnswerRow, plainCell } from './answer.ts'
import { countedBy, newBindings } from './bindings.ts'
import type { Column } from './columns.ts'
import { comparedWith, compareOf } from './compare/compared-question.ts'
import type { EngineRow } from './engine-row.ts'
import { excludedRows } from './excluded-rows.ts'
import { locksOver } from './kept/locks-over.ts'
import { perSql } from './leaves.ts'
import { markText } from './marks.ts'
import { narrowedRows } from './narrowed-rows.ts'
import { byTimes, seamsOf } from './parameter-times.ts'
import type { Question, Restriction } from './question.ts'
import { RequestError } from './request-error.ts'
import {
  iso,
  type PanelAnswer,
  type PanelContext,
  type PanelRequest,
  panelOf,
  panelQuestion,
} from './run-panel.ts'
import { type Selection, sourceSql } from './source-sql.ts'
import { engineInstant } from './window.ts'

/** A request for the rows behind a mark: its dimension values, and the measure. */
export type RowsRequest = PanelRequest & {
  readonly mark?: Readonly<Record<string, string | number | null>> | undefined
  readonly measure?: string | undefined
  /** Which side of a ratio; its numerator, unless the denominator is wanted. */
  readonly side?: 'numerator' | 'denominator' | undefined
  /** Lists the rows of what the number is compared with. */
  readonly compared?: boolean | undefined
}

/** The statements behind a number: its rows, and, to be streamed, all of them and their sum. */
export type RowsStatement = {
  readonly sql: string
  readonly every: string
  /** What all rows come to. */
  readonly whole: string
  readonly params: Readonly<Record<string, string | number | readonly (string | number)[]>>
  readonly columns: readonly Column[]
  /** The column that tells what each row has to do with the number. */
  readonly told: Column
  readonly measure: string
  /** The base measure that is added up: the measure itself, or a side of it. */
  readonly side: string
  readonly question: Question
  readonly window: PanelAnswer['window']
}

/** Works out which rows a number counted. Throws `RequestError` where the page or its measure cannot tell. */
export const rowsStatement = async (
  report: Report,
  panelId: string,
  request: RowsRequest,
  context: PanelContext,
): Promise<RowsStatement> => {
  const panel = panelOf(report, panelId)
  const measure = request.measure ?? measuresOf(panel)[0] ?? fallbackOf(report)
  if (!allMeasuresOf(report).includes(measure))
    throw new RequestError('measure', `This page has no measure ${measure}.`)
  const asked = panelQuestion(report, panel, request, context)
  const { question, markOf } = await sideOf(asked, request, context)
  const left = await narrowedRows(panel, asked, request, marksOf(request, measure), context.reader)
  const restrictions = [
    ...question.restrictions.filter((r) => dimensionsOf(measure).includes(r.dimension)),
    ...[...marksOf(request, measure), ...known(left, measure)].map((mark) => there(mark, markOf)),
  ]
  const side = sideIn(measure, request.side)
  const narrowed = { ...question, restrictions }
  const statement = rowsSql(measure, side, narrowed, request)
  const window = iso(question.window, question.zone)
  return { ...statement, measure, side, question: narrowed, window }
}

/**
 * The rows that a number counted, newest last, with their contribution to it: the contributions add up to
 * the side of a ratio (or the plain sum); behind a percentile stands each row's own value, and the percentile itself
 * below them. Only rows that count are listed. The page's filters and marks are those of
 * the number: of a ratio, what both of its sides know.
 */
export const runRows = async (
  report: Report,
  panelId: string,
  request: RowsRequest,
  context: PanelContext,
): Promise<PanelAnswer> => {
  const { sql, params, columns, told, window, measure, side, question } = await rowsStatement(
    report,
    panelId,
    request,
    context,
  )
  const [raw, excluded, kept] = await Promise.all([
    context.reader.query(sql, params),
    excludedRows(measure, side, question, context.reader),
    locksOver(question, request.mark, context.kept),
  ])
  return {
    kind: 'table',
    columns,
    rows: raw.map((row) => rowCells(row, columns)),
    total: Number(raw[0]?.total ?? 0),
    subtotal: { [told.key]: wholeOf(told, raw[0]) },
    excluded,
    window,
    ...(kept ? { kept } : {}),
  }
}

/** What the rows behind a number come to: no rows add up to nothing, and have no percentile. */
export const wholeOf = ({ key }: Column, row: EngineRow | undefined): number | null => {
  if (row?.whole === undefined || row.whole === null) return key === 'contribution' ? 0 : null
  return Number(row.whole)
}

/** The cells of a row behind a number. */
export const rowCells = (row: EngineRow, columns: readonly Column[]): AnswerRow =>
  Object.fromEntries(columns.map((c) => [c.key, plainCell(row[`r_${c.key}`], c.type)]))

type Side = { readonly question: Question; readonly markOf: (dimension: string, value: string) => string }

/** The question of the number itself, or of what it is compared with: there, marks stand for other values. */
const sideOf = async (question: Question, request: RowsRequest, { reader }: PanelContext): Promise<Side> => {
  if (request.compared !== true) return { question, markOf: (_, value) => value }
  const compared = await comparedWith(compareOf(request.compare), question, reader)
  if (!compared) throw new RequestError('compared', 'There is nothing to compare with.')
  return { question: compared.question, markOf: compared.there }
}

const allMeasuresOf = (report: Report): readonly string[] => Object.values(report.panels).flatMap(measuresOf)

const fallbackOf = (report: Report): string => allMeasuresOf(report)[0] ?? ''

const marksOf = ({ mark }: RowsRequest, measure: string): readonly Restriction[] =>
  Object.entries(mark ?? {}).map(([dimension, value]) => {
    if (!dimensionsOf(measure).includes(dimension))
      throw new RequestError(`mark.${dimension}`, `${measure} cannot be cut by ${dimension}.`)
    return { dimension, values: [markText(dimension, value, `mark.${dimension}`)], of: 'mark' }
  })

/** What narrows a table narrows the rows behind a number that is cut as the table is, and of no other. */
const known = (left: readonly Restriction[], measure: string): readonly Restriction[] => {
  const lacking = left.find(({ dimension }) => !dimensionsOf(measure).includes(dimension))
  if (lacking) throw new RequestError('where', `${measure} cannot be cut by ${lacking.dimension}.`)
  return left
}

/** A restriction as it stands on the side whose rows are listed. */
const there = ({ dimension, values, of }: Restriction, markOf: Side['markOf']): Restriction => ({
  ...{ dimension, of },
  values: values.map((value) => (value === null ? null : markOf(dimension, value))),
})

const sideIn = (measure: string, wanted: RowsRequest['side']): string => {
  const [numerator = measure, denominator = measure] = sidesOf(measure)
  return wanted === 'denominator' && isRatio(measureOf(measure)) ? denominator : numerator
}

const rowsSql = (measure: string, side: string, question: Question, request: RowsRequest) => {
  const dataset = datasetOf(side)
  const base = baseMeasureOf(side)
  const bindings = newBindings(
    {
      terminal: question.terminal,
      zone: question.zone,
      from: engineInstant(question.window.from),
      to: engineInstant(question.window.to),
    },
    countedBy(question),
  )
  const scope = scopeOf(measure)
  const basis = measureOf(measure).basis ?? question.basis
  const selection: Selection = {
    ...{ dataset, basis, restrictions: question.restrictions, visitColumns: [] },
    scope: scope ? question.scopes[scope] : undefined,
  }
  const seams = seamsOf(question, selection)({ measure: base })
  const source = sourceSql({ ...selection, seams }, question, bindings)
  const timely = (sql: string): string => byTimes(sql, selection, question, bindings)
  const { told, of, over } = partOf(base)
  const cells = Object.entries(dataset.rows).map(([key, column]) => `${column.sql} AS r_${key}`)
  const pageSize = request.pageSize ?? 100
  const from = `FROM (${source})${base.where ? ` WHERE ${base.where}` : ''}`
  const order = `ORDER BY _at, r_${Object.keys(dataset.rows)[0]}, r_${Object.keys(dataset.rows).at(-1)}`
  const listed = `SELECT ${cells.join(', ')}, ${of} AS r_${told.key}`
  return {
    sql: timely(
      [
        `${listed}, count() OVER () AS total, ${over(' OVER ()')} AS whole`,
        from,
        order,
        `LIMIT ${pageSize} OFFSET ${((request.current ?? 1) - 1) * pageSize}`,
      ].join('\n'),
    ),
    every: timely([listed, from, order].join('\n')),
    whole: timely(`SELECT ${over('')} AS whole\n${from}`),
    params: bindings.params,
    columns: [...rowColumns(dataset.rows), told],
    told,
  }
}

const rowColumns = (rows: Readonly<Record<string, RowColumn>>): readonly Column[] =>
  Object.entries(rows).map(([key, { type, unit }]) => ({ key, type, unit: unit ?? null, role: 'attribute' }))

/** What a row has to do with a number, in SQL: what it is told by, and what all rows come to, over a window or plain. */
type Part = { readonly told: Column; readonly of: string; readonly over: (window: string) => string }

/** A row adds to a sum, has a value of which a percentile is one, and is one of the rows behind everything else. */
const partOf = (base: BaseMeasure): Part => {
  const per = perSql(base)
  const percentile = isSum(base) ? undefined : base.percentile
  if (percentile) {
    const value = `toFloat64(${percentile.of} / ${percentile.per})`
    const over = (window: string) => `quantileExactInclusive(${percentile.share})(${value})${window}`
    return { told: toldColumn('value', base.unit), of: value, over }
  }
  const counted = isSum(base) ? base.sum : '1'
  return {
    told: toldColumn('contribution', isSum(base) ? base.unit : '1'),
    of: `toFloat64(${counted})${per}`,
    over: (window) => `toFloat64(sum(${counted})${window})${per}`,
  }
}

const toldColumn = (key: 'contribution' | 'value', unit: string): Column => ({
  ...{ key, unit },
  role: 'measure',
  type: 'number',
})
