import { dimensionsOf, measureOf } from '@quaywise/metrics'
import { cutsOf, groupingOf, measuresOf, type Panel } from '../panel.ts'
import type { Report } from '../report.ts'
import { type Answer, type AnswerRow, answer, type Reader } from './answer.ts'
import { type Cell, isRatioCell, zeroWhereCovered } from './cells.ts'
import type { Column } from './columns.ts'
import type { Question } from './question.ts'
import { type Inquiry, type Place, questionOf, RequestError } from './request.ts'
import { runDrivers } from './run-drivers.ts'
import { runTiles } from './run-tiles.ts'
import type { Window } from './window.ts'

/** A request of a panel, as the contract has it. */
export type PanelRequest = {
  readonly inquireParamCO: Inquiry
  readonly current?: number | undefined
  readonly pageSize?: number | undefined
  readonly sorter?: readonly { readonly key: string; readonly order: 'ascend' | 'descend' }[] | undefined
  readonly compare?: unknown
  readonly by?: string | undefined
}

/** A panel's own SQL: the question in, statement and columns out. Values enter through `params` only. */
export type CustomQuery = (question: Question) => {
  readonly sql: string
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
  readonly columns: readonly Column[]
}

/** Everything a panel needs besides its request. */
export type PanelContext = {
  readonly reader: Reader
  readonly terminal: Place
  /** The report's own queries by panel. */
  readonly queries: Readonly<Record<string, CustomQuery>>
}

export type PanelAnswer = {
  readonly kind: string
  readonly columns: readonly Column[]
  readonly rows: readonly AnswerRow[]
  readonly total?: number
  readonly subtotal?: AnswerRow
  readonly window: { readonly start: string; readonly end: string; readonly zone: string }
}

/** Answers one panel. Throws `RequestError` for a request that cannot be served as it stands. */
export const runPanel = async (
  report: Report,
  panelId: string,
  request: PanelRequest,
  context: PanelContext,
): Promise<PanelAnswer> => {
  const panel = panelOf(report, panelId)
  const question = {
    ...questionOf(report, request.inquireParamCO, context.terminal),
    ...(panel.basis ? { basis: panel.basis } : {}),
  }
  if (request.compare !== undefined && panel.kind !== 'kpis' && panel.kind !== 'drivers')
    throw new RequestError('compare', 'Only tiles can be compared; leave out compare for this panel.')
  const body = await bodyOf(panel, panelId, question, request, context)
  return { kind: panel.kind, ...body, window: iso(question.window, context.terminal.zone) }
}

/** The panel of a report. Throws `RequestError` when it has none of that id. */
export const panelOf = (report: Report, panelId: string): Panel => {
  const panel = Object.hasOwn(report.panels, panelId) ? report.panels[panelId] : undefined
  if (!panel) throw new RequestError('panel', `This page has no panel ${panelId}.`)
  return panel
}

type Basis = Question['basis']

type Body = Pick<PanelAnswer, 'columns' | 'rows' | 'total' | 'subtotal'>

const bodyOf = async (
  panel: Panel,
  panelId: string,
  question: Question,
  request: PanelRequest,
  context: PanelContext,
): Promise<Body> => {
  if (panel.kind === 'kpis') return runTiles(panel, question, request.compare, context.reader)
  if (panel.kind === 'drivers') return runDrivers(panel, question, request.compare, context.reader)
  if (panel.kind === 'custom') return runCustom(panelId, question, context)
  if (panel.kind === 'table') return runTable(panel, question, request, context.reader)
  const { columns, rows } = await answer(
    {
      ...question,
      by: cutsOf(panel),
      attributes: labelsOf(cutsOf(panel)),
      measures: measuresOf(panel),
      order: orderOf(panel),
    },
    context.reader,
  )
  return { columns, rows }
}

/** A cut by call always carries the call's name. */
const labelsOf = (by: readonly string[]): readonly string[] => (by.includes('visit') ? ['visit_name'] : [])

const orderOf = (panel: Panel): Question['order'] => {
  if (panel.kind === 'ranked') return [{ key: panel.measure, descending: true }]
  return panel.kind === 'pareto' ? [{ key: panel.measures[0], descending: true }] : []
}

const runCustom = async (
  panelId: string,
  question: Question,
  { queries, reader }: PanelContext,
): Promise<Body> => {
  const query = queries[panelId]
  if (!query)
    throw new Error(
      `No query is written for the custom panel ${panelId}; add it to queries.ts of its report.`,
    )
  const { sql, params, columns } = query(question)
  const rows = await reader.query(sql, params)
  return {
    columns,
    rows: rows.map((row) =>
      Object.fromEntries(columns.map((c) => [c.key, (row[c.key] ?? null) as AnswerRow[string]])),
    ),
  }
}

const runTable = async (
  panel: Extract<Panel, { kind: 'table' }>,
  question: Question,
  request: PanelRequest,
  reader: Reader,
): Promise<Body> => {
  if (request.by !== undefined && !groupingOf(panel, request.by))
    throw new RequestError('by', `This table has no grouping ${request.by}.`)
  const by = cutsOf(panel, request.by)
  const measures = panel.measures.filter((id) => by.every((d) => dimensionsOf(id).includes(d)))
  const pageSize = request.pageSize ?? 50
  const paged = {
    ...question,
    by,
    attributes: by.includes('visit') ? [...new Set(['visit_name', ...(panel.attributes ?? [])])] : [],
    measures,
    order: sorterOf(request, [...by, ...(panel.attributes ?? []), 'visit_name', ...measures]),
    limit: pageSize,
    offset: ((request.current ?? 1) - 1) * pageSize,
  }
  const [page, whole] = await Promise.all([answer(paged, reader), answer({ ...question, measures }, reader)])
  const subtotal = whole.rows[0] ?? {}
  return {
    columns: page.columns,
    rows: page.rows.map((row) => covered(row, page, subtotal, question.basis)),
    total: page.total,
    subtotal,
  }
}

/**
 * A row with zeros where nothing was counted though the answer has data of the kind. Not for a basis on which
 * the row counts nothing at all: a call that belongs to another period has no call numbers, not zeros.
 */
const covered = (row: AnswerRow, page: Answer, subtotal: AnswerRow, basis: Basis): AnswerRow => {
  const measures = page.columns.filter(({ role }) => role === 'measure').map(({ key }) => key)
  const basisOf = (id: string): Basis => measureOf(id).basis ?? basis
  const present = new Set(measures.filter((id) => isCounted(row[id])).map(basisOf))
  const filled = { ...row }
  for (const id of measures)
    if (present.has(basisOf(id))) filled[id] = zeroWhereCovered(row[id] ?? null, subtotal[id], id)
  return filled
}

const isCounted = (cell: Cell | undefined): boolean =>
  isRatioCell(cell)
    ? cell.numerator !== null || cell.denominator !== null
    : cell !== null && cell !== undefined

const sorterOf = (request: PanelRequest, known: readonly string[]): Question['order'] =>
  (request.sorter ?? []).map(({ key, order }, i) => {
    if (!known.includes(key)) throw new RequestError(`sorter[${i}].key`, `This table has no column ${key}.`)
    return { key, descending: order === 'descend' }
  })

const iso = ({ from, to }: Window, zone: string): PanelAnswer['window'] => ({
  start: new Date(from).toISOString(),
  end: new Date(to).toISOString(),
  zone,
})
