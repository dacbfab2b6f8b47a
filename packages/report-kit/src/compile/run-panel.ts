import type { HeldParameters } from '@quaywise/domain'
import { cutsOf, measuresOf, type Panel } from '../panel.ts'
import type { Report } from '../report.ts'
import { type AnswerRow, answer, type Reader } from './answer.ts'
import type { Column } from './columns.ts'
import { type ComparedBody, runCompared } from './compare/run-compared.ts'
import type { KeptMonths, KeptNote } from './kept/kept-month.ts'
import { withKept } from './kept/with-kept.ts'
import type { Marks } from './marks.ts'
import { checkNarrows } from './narrowed-rows.ts'
import { ofPanel } from './panel-question.ts'
import type { Question } from './question.ts'
import { type Inquiry, type Place, questionOf } from './request.ts'
import { RequestError } from './request-error.ts'
import { runBullets } from './run-bullets.ts'
import { runCustom } from './run-custom.ts'
import { runDrivers } from './run-drivers.ts'
import { runScorecard } from './run-scorecard.ts'
import { runTable } from './run-table.ts'
import { runTiles } from './run-tiles.ts'
import type { ColumnCondition } from './where.ts'
import type { Window } from './window.ts'

/** A request of a panel, as the contract has it. */
export type PanelRequest = {
  readonly inquireParamCO: Inquiry
  readonly current?: number | undefined
  readonly pageSize?: number | undefined
  readonly sorter?: readonly { readonly key: string; readonly order: 'ascend' | 'descend' }[] | undefined
  readonly compare?: unknown
  /** What was chosen on the page, by dimension. */
  readonly marks?: Marks | undefined
  readonly by?: string | undefined
  readonly where?: readonly ColumnCondition[] | undefined
}

/** A panel's own SQL: the question in, statement and columns out. Values enter through `params` only. */
export type CustomQuery = (question: Question) => {
  readonly sql: string
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
  readonly columns: readonly Column[]
  /** The dimensions by which it can be restricted; the page's other filters do not apply to it. */
  readonly applies?: readonly string[]
  /** Its rows of another period can stand beside its own. */
  readonly compares?: true
  /** Makes the rows of the answer of those of the engine, where a statement alone cannot. */
  readonly arrange?: (rows: readonly AnswerRow[]) => readonly AnswerRow[]
}

/** Everything a panel needs besides its request. */
export type PanelContext = {
  readonly reader: Reader
  readonly terminal: Place
  /** What numbers are counted by, fact by fact; the defaults where nothing is told. */
  readonly parameters?: HeldParameters
  /** The report's own queries by panel. */
  readonly queries: Readonly<Record<string, CustomQuery>>
  /** The months of the page whose numbers are kept; without it all are counted. */
  readonly kept?: KeptMonths | undefined
}

export type PanelAnswer = {
  readonly kind: string
  readonly columns: readonly Column[]
  readonly rows: readonly AnswerRow[]
  readonly total?: number
  readonly subtotal?: AnswerRow
  /** Of a scorecard: the year of the last month up to its end. */
  readonly toDate?: AnswerRow
  readonly window: { readonly start: string; readonly end: string; readonly zone: string }
  /** The window of what it is compared with; null where there is nothing to compare with. */
  readonly compare?: PanelAnswer['window'] | null
  /** The months of the answer whose numbers are those that were reported, by month. */
  readonly kept?: Readonly<Record<string, KeptNote>>
  /** Of own SQL: its rows of what it is compared with. */
  readonly comparedRows?: readonly AnswerRow[]
  /** Rows behind a number: those that it left out, by reason. */
  readonly excluded?: Readonly<Record<string, number>>
}

/** Answers one panel. Throws `RequestError` for a request that cannot be served as it stands. */
export const runPanel = async (
  report: Report,
  panelId: string,
  request: PanelRequest,
  context: PanelContext,
): Promise<PanelAnswer> => {
  const panel = panelOf(report, panelId)
  checkNarrows(panel, request)
  const question = panelQuestion(report, panel, request, context)
  const { zone } = context.terminal
  const counted = await comparedOf(panel, panelId, question, request, context)
  const narrowed = (request.where ?? []).length > 0
  const { compare, ...body } = await withKept({ panel, question }, counted, narrowed, context.kept)
  return {
    kind: panel.kind,
    ...body,
    window: iso(question.window, zone),
    ...(compare === undefined ? {} : { compare: compare && iso(compare, zone) }),
  }
}

const comparedOf = (
  panel: Panel,
  panelId: string,
  question: Question,
  request: PanelRequest,
  context: PanelContext,
): Promise<ComparedBody> => {
  const { reader, queries } = context
  const { compare } = request
  if (panel.kind === 'custom') return runCustom({ panelId, question, compare, queries, reader })
  if (panel.kind === 'kpis') return runTiles(panel, question, compare, reader)
  if (panel.kind === 'bullet') return runBullets(panel, question, compare, reader)
  if (panel.kind === 'drivers') return runDrivers(panel, question, compare, reader)
  const ask = (plain: PanelRequest) => bodyOf(panel, question, plain, context)
  return runCompared({ kind: panel.kind, question, request, reader, ask })
}

/** What the form asks of a panel, before the panel says what it counts. */
export const panelQuestion = (
  report: Report,
  panel: Panel,
  request: PanelRequest,
  { terminal, parameters }: Pick<PanelContext, 'terminal' | 'parameters'>,
): Question => {
  const question = questionOf(report, request.inquireParamCO, terminal, request.marks)
  return ofPanel(panel, parameters ? { ...question, parameters } : question)
}

/** The panel of a report. Throws `RequestError` when it has none of that id. */
export const panelOf = (report: Report, panelId: string): Panel => {
  const panel = Object.hasOwn(report.panels, panelId) ? report.panels[panelId] : undefined
  if (!panel) throw new RequestError('panel', `This page has no panel ${panelId}.`)
  return panel
}

/** The numbers of a panel. */
export type Body = Pick<PanelAnswer, 'columns' | 'rows' | 'total' | 'subtotal' | 'toDate' | 'comparedRows'>

const bodyOf = async (
  panel: Exclude<Panel, { kind: 'kpis' | 'bullet' | 'drivers' | 'custom' }>,
  question: Question,
  request: PanelRequest,
  context: PanelContext,
): Promise<Body> => {
  if (panel.kind === 'table') return runTable(panel, question, request, context.reader)
  if (panel.kind === 'scorecard') return runScorecard(panel, question, context.reader)
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

/** A window as answers tell it. */
export const iso = ({ from, to }: Window, zone: string): PanelAnswer['window'] => ({
  start: new Date(from).toISOString(),
  end: new Date(to).toISOString(),
  zone,
})
