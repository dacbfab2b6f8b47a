import type { Report } from '../report.ts'
import { type RowsRequest, rowCells, rowsStatement, wholeIn } from './run-rows.ts'
import { mapped, type StreamContext, type StreamedAnswer } from './stream-panel.ts'

/** Every row that a number counted, as the engine gives them, with what they come to; `measure` is the number's. */
export const streamRows = async (
  report: Report,
  panelId: string,
  request: RowsRequest,
  context: StreamContext,
): Promise<StreamedAnswer & { readonly measure: string }> => {
  const statement = await rowsStatement(report, panelId, request, context)
  const { params, columns, window, measure, whole } = statement
  const [come] = whole === null ? [] : await context.reader.query(whole, params)
  return {
    kind: 'table',
    columns,
    measure,
    window,
    subtotal: { contribution: wholeIn(come) },
    rows: mapped(context.reader.stream(statement.every, params), (row) => rowCells(row, columns)),
  }
}
