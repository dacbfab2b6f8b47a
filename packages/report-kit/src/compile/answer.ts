import { datasetOf, sidesOf } from '@quaywise/metrics'
import type { Shelf } from '../rollup/shelf.ts'
import { type Cell, cellOf } from './cells.ts'
import { attributeColumn, type Column, columnsOf, dimensionColumn } from './columns.ts'
import { type Compiled, compileQuestion } from './compile-question.ts'
import type { EngineRow } from './engine-row.ts'
import { guardOf, type LeafPlan } from './leaves.ts'
import type { Question } from './question.ts'
import type { Place } from './request.ts'

/** What the kit needs of a store: one statement with bound values, answered as rows. */
export type Reader = {
  readonly query: (
    sql: string,
    params: Compiled['params'],
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** What is rolled up of some datasets at this moment; without it every question is counted from the facts. */
  readonly shelf?: (terminal: Place, datasets: readonly string[]) => Promise<Shelf>
}

/** Compiles a question to one statement, with what its reader has rolled up. */
export const compileFor = async (question: Question, { shelf }: Reader): Promise<Compiled> => {
  if (!shelf) return compileQuestion(question)
  const sides = question.measures.flatMap((id) => [...sidesOf(id), ...guardOf(id)])
  const datasets = [...new Set(sides.map((side) => datasetOf(side).name))]
  return compileQuestion(question, await shelf({ id: question.terminal, zone: question.zone }, datasets))
}

export type AnswerRow = Record<string, Cell>
export type Answer = {
  readonly columns: readonly Column[]
  readonly rows: readonly AnswerRow[]
  readonly total: number
}

/** Asks the store and makes cells of what it says. */
export const answer = async (question: Question, reader: Reader): Promise<Answer> => {
  const { sql, params, plan } = await compileFor(question, reader)
  const raw = await reader.query(sql, params)
  const rows = raw.map((row) => answerRow(row, question, plan))
  const total = question.by.length > 0 && !question.totalled ? Number(raw[0]?.total ?? 0) : rows.length
  return { columns: columnsOf(question, plan), rows, total }
}

/** The cells of a row of the engine. */
export const answerRow = (
  row: EngineRow,
  question: Pick<Question, 'by' | 'attributes'>,
  plan: LeafPlan,
): AnswerRow => {
  const cells: AnswerRow = {}
  for (const id of question.by) cells[id] = plainCell(row[`d_${id}`], dimensionColumn(id).type)
  for (const id of question.attributes) cells[id] = plainCell(row[`a_${id}`], attributeColumn(id).type)
  for (const planned of plan.measures) cells[planned.id] = cellOf(row, planned)
  return cells
}

/** A value of the engine as a cell that is not a measure: numbers as numbers, lists as lists, the rest as text. */
export const plainCell = (raw: unknown, type: Column['type']): Cell => {
  if (raw === null || raw === undefined) return null
  if (type === 'number') return Number(raw)
  if (type === 'list') return Array.isArray(raw) ? raw.map(String) : [String(raw)]
  return String(raw)
}
