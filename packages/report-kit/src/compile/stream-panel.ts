import type { Report } from '../report.ts'
import { type AnswerRow, answerRow, compileFor, type Reader } from './answer.ts'
import { columnsOf } from './columns.ts'
import { MOST_GROUPS } from './compare/compared-body.ts'
import type { Compiled } from './compile-question.ts'
import type { EngineRow } from './engine-row.ts'
import { keeperOf } from './kept/with-kept.ts'
import { RequestError } from './request-error.ts'
import {
  iso,
  type PanelAnswer,
  type PanelContext,
  type PanelRequest,
  panelOf,
  panelQuestion,
  runPanel,
} from './run-panel.ts'
import { tableQuestion, totalOf } from './run-table.ts'

/** A reader that also gives the rows of a statement as they come, in chunks. */
export type StreamReader = Reader & {
  readonly stream: (sql: string, params: Compiled['params']) => AsyncIterable<readonly EngineRow[]>
}

export type StreamContext = PanelContext & { readonly reader: StreamReader }

/** An answer whose rows come in chunks, once. */
export type StreamedAnswer = Omit<PanelAnswer, 'rows' | 'total'> & {
  readonly rows: AsyncIterable<readonly AnswerRow[]>
}

/**
 * Answers one panel with every row of it: of a table all pages, in its order, as the engine gives them. What can
 * be wrong with the request shows before the first row is asked for.
 */
export const streamPanel = async (
  report: Report,
  panelId: string,
  request: PanelRequest,
  context: StreamContext,
): Promise<StreamedAnswer> => {
  const panel = panelOf(report, panelId)
  if (panel.kind !== 'table' || request.compare !== undefined) {
    const all = { ...request, current: 1, pageSize: MOST_GROUPS }
    const { rows, total = 0, ...rest } = await runPanel(report, panelId, all, context)
    if (total > MOST_GROUPS)
      throw new RequestError(
        'compare',
        `More than ${MOST_GROUPS} rows cannot be compared; leave it out.`,
        'tooMany',
        MOST_GROUPS,
      )
    return { ...rest, rows: oneChunk(rows) }
  }
  const question = panelQuestion(report, panel, request, context)
  const table = { ...tableQuestion(panel, question, request), every: true as const }
  const [{ subtotal, cover }, compiled] = await Promise.all([
    totalOf(table, context.reader),
    compileFor(table, context.reader),
  ])
  const columns = columnsOf(table, compiled.plan)
  const keeper = await keeperOf({ panel, question, columns }, context.kept)
  const narrowed = (request.where ?? []).length > 0
  const reported = keeper?.row ?? ((row: AnswerRow) => row)
  return {
    kind: panel.kind,
    columns,
    subtotal: keeper && !narrowed ? keeper.total(subtotal) : subtotal,
    rows: mapped(context.reader.stream(compiled.sql, compiled.params), (row) =>
      reported(cover(answerRow(row, table, compiled.plan))),
    ),
    window: iso(question.window, context.terminal.zone),
    ...(keeper ? { kept: keeper.notes } : {}),
  }
}

/** Chunks of engine rows as chunks of answer rows. */
export async function* mapped(
  chunks: AsyncIterable<readonly EngineRow[]>,
  row: (raw: EngineRow) => AnswerRow,
): AsyncGenerator<readonly AnswerRow[]> {
  for await (const chunk of chunks) yield chunk.map(row)
}

async function* oneChunk(rows: readonly AnswerRow[]): AsyncGenerator<readonly AnswerRow[]> {
  yield rows
}
