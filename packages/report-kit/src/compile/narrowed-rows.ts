import type { Panel } from '../panel.ts'
import { answer, type Reader } from './answer.ts'
import { MOST_GROUPS } from './compare/compared-body.ts'
import { markText } from './marks.ts'
import type { Question, Restriction } from './question.ts'
import { RequestError } from './request-error.ts'
import { tableQuestion } from './run-table.ts'
import type { ColumnCondition } from './where.ts'

type Narrowing = {
  readonly where?: readonly ColumnCondition[] | undefined
  readonly by?: string | undefined
}

/** Throws `RequestError` where conditions on columns are asked of a panel that has none. */
export const checkNarrows = ({ kind }: Pick<Panel, 'kind'>, { where = [] }: Narrowing): void => {
  if (where.length > 0 && kind !== 'table')
    throw new RequestError('where', 'Only tables are narrowed by their columns.', 'onlyTables')
}

/**
 * What the conditions on the columns of a table leave of the rows behind its numbers, under the restrictions of a mark:
 * those of the groups that meet them. Throws `RequestError` where these cannot be told by the values of one cut.
 */
export const narrowedRows = async (
  panel: Panel,
  question: Question,
  request: Narrowing,
  marks: readonly Restriction[],
  reader: Reader,
): Promise<readonly Restriction[]> => {
  checkNarrows(panel, request)
  if (panel.kind !== 'table' || !request.where?.length) return []
  const { where, by } = request
  const table = tableQuestion(panel, question, { where, by })
  const chosen = table.restrictions.slice(question.restrictions.length)
  if (!table.where?.length) return chosen
  const free = table.by.filter((dimension) => !marks.some((mark) => mark.dimension === dimension))
  const cut = free[0] ?? table.by[0]
  if (free.length > 1 || cut === undefined)
    throw new RequestError('where', `Mark one row: its ${table.by.join(', ')}.`, 'markRow')
  const restrictions = [...table.restrictions, ...marks]
  const { rows, total } = await answer({ ...table, restrictions, limit: MOST_GROUPS, offset: 0 }, reader)
  if (total > MOST_GROUPS)
    throw new RequestError('where', `More than ${MOST_GROUPS} rows meet this.`, 'tooMany', MOST_GROUPS)
  const values = rows.map((row) => textOf(cut, row[cut]))
  return [...chosen, { dimension: cut, values, of: 'where' }]
}

const textOf = (dimension: string, cell: unknown): string | null =>
  markText(dimension, cell === null || cell === undefined ? null : String(cell), 'where')
