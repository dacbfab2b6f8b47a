import type { Report } from '../report.ts'
import { type RowsRequest, rowCells, rowsStatement, wholeOf } from './run-rows.ts'
import { mapped, type StreamContext, type StreamedAnswer } from './stream-panel.ts'

/** Every row that a number counted, as the engine gives them, with what they come to; `measure` is the number's. */
export const streamRows = async (
  report: Report,
  panelId: string,
  request: RowsRequest,
  context: StreamContext,
): Promise<StreamedAnswer & { readonly measure: string }> => {
  const statement = await rowsStatement(report, panelId, request, context)
  const { params, columns, told, window, measure } = statement
  const [sum] = await context.reader.query(statement.whole, params)
  return {
    kind: 'table',
    columns,
    measure,
    window,
    subtotal: { [told.key]: wholeOf(told, sum) },
    rows: mapped(context.reader.stream(statement.every, params), (row) => rowCells(row, columns)),
  }
}
