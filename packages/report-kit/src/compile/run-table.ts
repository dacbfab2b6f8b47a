import { dimensionsOf } from '@quaywise/metrics'
import { cutsOf, groupingOf, type TablePanel } from '../panel.ts'
import { type AnswerRow, answer, type Reader } from './answer.ts'
import { attributeColumn, type Column, dimensionColumn, measureColumn } from './columns.ts'
import { covered } from './covered.ts'
import type { Question, Restriction } from './question.ts'
import { RequestError } from './request-error.ts'
import type { PanelAnswer, PanelRequest } from './run-panel.ts'
import { type ColumnCondition, checkWhere } from './where.ts'

/** The question of a table as its request groups, orders and narrows it. Throws `RequestError`. */
export const tableQuestion = (
  panel: TablePanel,
  question: Question,
  request: Omit<PanelRequest, 'inquireParamCO'>,
): Question => {
  if (request.by !== undefined && !groupingOf(panel, request.by))
    throw new RequestError('by', `This table has no grouping ${request.by}.`)
  const by = cutsOf(panel, request.by)
  const measures = panel.measures.filter((id) => by.every((d) => dimensionsOf(id).includes(d)))
  const attributes = by.includes('visit') ? [...new Set(['visit_name', ...(panel.attributes ?? [])])] : []
  const where = request.where ?? []
  checkWhere(where, [...by.map(dimensionColumn), ...attributes.map(attributeColumn), ...measures.map(plain)])
  const chosen = where.filter((condition) => isChoice(condition, by))
  const pageSize = request.pageSize ?? 50
  return {
    ...question,
    by,
    attributes,
    measures,
    restrictions: [...question.restrictions, ...chosen.flatMap(restrictionOf)],
    where: where.filter((condition) => !chosen.includes(condition)),
    order: sorterOf(request, [...by, ...(panel.attributes ?? []), 'visit_name', ...measures]),
    limit: pageSize,
    offset: ((request.current ?? 1) - 1) * pageSize,
  }
}

const plain = (id: string): Column => measureColumn({ id, aliases: [], notApplied: [] })

/** Choices among the values of a dimension restrict what is counted, so that every total stays exact. */
const isChoice = (condition: ColumnCondition, by: readonly string[]): boolean =>
  'in' in condition && by.includes(condition.key)

const restrictionOf = (condition: ColumnCondition): readonly Restriction[] =>
  'in' in condition ? [{ dimension: condition.key, values: condition.in, of: condition.key }] : []

/** The question of the row over all groups of a table: over the facts themselves. */
const wholeQuestion = ({ where: _where, every: _every, ...table }: Question): Question => ({
  ...table,
  by: [],
  attributes: [],
  order: [],
  limit: 1,
  offset: 0,
})

/**
 * The row over all rows of a table, and how zeros are put into its rows. Where columns are narrowed, the sums are
 * those of the groups that are left.
 */
export const totalOf = async (
  table: Question,
  reader: Reader,
): Promise<{ readonly subtotal: AnswerRow; readonly cover: (row: AnswerRow) => AnswerRow }> => {
  const [whole, left] = await Promise.all([
    answer(wholeQuestion(table), reader),
    table.where?.length ? answer({ ...table, totalled: true, order: [] }, reader) : undefined,
  ])
  const row = whole.rows[0] ?? {}
  const cover = (each: AnswerRow) => covered(each, whole, row, table.basis)
  return { subtotal: left ? cover(left.rows[0] ?? {}) : row, cover }
}

/** A page of a table and the row over all of it. */
export const runTable = async (
  panel: TablePanel,
  question: Question,
  request: PanelRequest,
  reader: Reader,
): Promise<Pick<PanelAnswer, 'columns' | 'rows' | 'total' | 'subtotal'>> => {
  const table = tableQuestion(panel, question, request)
  const [page, { subtotal, cover }] = await Promise.all([answer(table, reader), totalOf(table, reader)])
  return { columns: page.columns, rows: page.rows.map(cover), total: page.total, subtotal }
}

const sorterOf = (request: Pick<PanelRequest, 'sorter'>, known: readonly string[]): Question['order'] =>
  (request.sorter ?? []).map(({ key, order }, i) => {
    if (!known.includes(key))
      throw new RequestError(`sorter[${i}].key`, `This table has no column ${key}.`, 'unknownField')
    return { key, descending: order === 'descend' }
  })
