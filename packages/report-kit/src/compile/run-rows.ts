import {
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
import { newBindings } from './bindings.ts'
import type { Column } from './columns.ts'
import { comparedWith, compareOf } from './compare/compared-question.ts'
import { perSql } from './leaves.ts'
import { markText } from './marks.ts'
import type { Question, Restriction } from './question.ts'
import { questionOf } from './request.ts'
import { RequestError } from './request-error.ts'
import { type PanelAnswer, type PanelContext, type PanelRequest, panelOf } from './run-panel.ts'
import { sourceSql } from './source-sql.ts'
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

/**
 * The rows that a number counted, newest last, with their contribution to it: the contributions add up to
 * the side of a ratio (or the plain sum). Only rows that count are listed. The page's filters and marks are those of
 * the number: of a ratio, what both of its sides know.
 */
export const runRows = async (
  report: Report,
  panelId: string,
  request: RowsRequest,
  context: PanelContext,
): Promise<PanelAnswer> => {
  const panel = panelOf(report, panelId)
  const measure = request.measure ?? measuresOf(panel)[0] ?? fallbackOf(report)
  if (!allMeasuresOf(report).includes(measure))
    throw new RequestError('measure', `This page has no measure ${measure}.`)
  const asked = {
    ...questionOf(report, request.inquireParamCO, context.terminal, request.marks),
    ...(panel.basis ? { basis: panel.basis } : {}),
  }
  const { question, markOf } = await sideOf(asked, request, context)
  const statement = rowsSql(
    measure,
    {
      ...question,
      restrictions: [
        ...question.restrictions.filter((r) => dimensionsOf(measure).includes(r.dimension)),
        ...marksOf(request, measure, markOf),
      ],
    },
    request,
  )
  const raw = await context.reader.query(statement.sql, statement.params)
  const rows = raw.map(
    (row): AnswerRow =>
      Object.fromEntries(statement.columns.map((c) => [c.key, plainCell(row[`r_${c.key}`], c.type)])),
  )
  return {
    kind: 'table',
    columns: statement.columns,
    rows,
    total: Number(raw[0]?.total ?? 0),
    subtotal: { contribution: Number(raw[0]?.whole ?? 0) },
    window: {
      start: new Date(question.window.from).toISOString(),
      end: new Date(question.window.to).toISOString(),
      zone: question.zone,
    },
  }
}

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

const marksOf = ({ mark }: RowsRequest, measure: string, markOf: Side['markOf']): readonly Restriction[] =>
  Object.entries(mark ?? {}).map(([dimension, value]) => {
    if (!dimensionsOf(measure).includes(dimension))
      throw new RequestError(`mark.${dimension}`, `${measure} cannot be cut by ${dimension}.`)
    const text = markText(dimension, value, `mark.${dimension}`)
    return { dimension, values: [text === null ? null : markOf(dimension, text)], of: 'mark' }
  })

const rowsSql = (measure: string, question: Question, request: RowsRequest) => {
  const [numerator = measure, denominator = measure] = sidesOf(measure)
  const side = request.side === 'denominator' && isRatio(measureOf(measure)) ? denominator : numerator
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
  const sql = [
    `SELECT ${cells.join(', ')}, toFloat64(${counted})${per} AS r_contribution, count() OVER () AS total, toFloat64(sum(${counted}) OVER ())${per} AS whole`,
    `FROM (${source})${base.where ? ` WHERE ${base.where}` : ''}`,
    `ORDER BY _at, r_${Object.keys(dataset.rows)[0]}, r_${Object.keys(dataset.rows).at(-1)}`,
    `LIMIT ${pageSize} OFFSET ${((request.current ?? 1) - 1) * pageSize}`,
  ].join('\n')
  return {
    sql,
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
