import type { Panel } from '../../panel.ts'
import type { AnswerRow } from '../answer.ts'
import type { Column } from '../columns.ts'
import type { ComparedBody } from '../compare/run-compared.ts'
import type { Question } from '../question.ts'
import { choiceOf, type KeptMonth, type KeptMonths, type KeptNote, monthOfWindow } from './kept-month.ts'
import { cellsOfMonth, reportedCells, reportedTile } from './reported.ts'

type Months = ReadonlyMap<string, KeptMonth>
type Shape = 'tiles' | 'months' | 'days'

/** Makes rows of an answer show what was reported, and tells of which months. */
export type Keeper = {
  readonly row: (row: AnswerRow) => AnswerRow
  /** The row over all rows; of some of them nothing was reported. */
  readonly total: (row: AnswerRow) => AnswerRow
  readonly notes: Readonly<Record<string, KeptNote>>
}

type Asked = {
  readonly panel: Panel
  readonly question: Question
  readonly columns: readonly Column[]
  readonly compare?: Question['window'] | null | undefined
}

/** What is kept of the numbers of a panel: of tiles, of months, of days; null where nothing is. */
export const keeperOf = async (asked: Asked, kept: KeptMonths | undefined): Promise<Keeper | null> => {
  const shape = shapeOf(asked)
  if (!kept || !shape) return null
  const months = await kept(choiceOf(asked.question), shape === 'days')
  const notes = notesOf(months, asked.question, shape)
  return months.size === 0 ? null : { ...rowsOf(shape, months, asked), notes }
}

/** An answer with what was reported in place of what is counted by now. */
export const withKept = async (
  asked: Omit<Asked, 'columns'>,
  body: ComparedBody,
  narrowed: boolean,
  kept: KeptMonths | undefined,
): Promise<ComparedBody & { readonly kept?: Keeper['notes'] }> => {
  const keeper = await keeperOf({ ...asked, columns: body.columns, compare: body.compare }, kept)
  if (!keeper) return body
  const { subtotal } = body
  return {
    ...body,
    rows: body.rows.map(keeper.row),
    ...(subtotal ? { subtotal: narrowed ? subtotal : keeper.total(subtotal) } : {}),
    ...(Object.keys(keeper.notes).length > 0 ? { kept: keeper.notes } : {}),
  }
}

/** What the rows of a panel are: measures of one month, months, or days; undefined where nothing of them is kept. */
const shapeOf = ({ panel, columns }: Asked): Shape | undefined => {
  if (panel.kind === 'kpis' || panel.kind === 'bullet') return 'tiles'
  if (panel.kind === 'custom' || panel.kind === 'drivers') return undefined
  const cuts = columns.filter(({ role }) => role === 'dimension').map(({ key }) => key)
  if (cuts.join() === 'day') return 'days'
  return cuts.join() === 'month' ? 'months' : undefined
}

const rowsOf = (
  shape: Shape,
  months: Months,
  { question, columns, compare }: Asked,
): Pick<Keeper, 'row' | 'total'> => {
  const chosen = months.get(monthOfWindow(question) ?? '')
  const total = (row: AnswerRow) => reportedCells(row, cellsOfMonth(chosen), columns)
  if (shape === 'tiles') {
    const before = compare ? months.get(monthOfWindow({ ...question, window: compare }) ?? '') : undefined
    return { total, row: (row) => reportedTile(row, chosen, before) }
  }
  if (shape === 'months')
    return {
      total,
      row: (row) => reportedCells(row, cellsOfMonth(months.get(String(row.month))), columns),
    }
  return {
    total,
    row: (row) =>
      reportedCells(row, months.get(String(row.day).slice(0, 7))?.days?.[String(row.day)], columns),
  }
}

/** The kept months among those that an answer is of. */
const notesOf = (months: Months, question: Question, shape: Shape): Keeper['notes'] => {
  const only = shape === 'months' ? null : monthOfWindow(question)
  const found = [...months].filter(([month]) => shape === 'months' || month === only)
  return Object.fromEntries(
    found.map(([month, { version, at, by, ...numbers }]) => [
      month,
      { version, at, by, whole: numbers.month !== undefined },
    ]),
  )
}
