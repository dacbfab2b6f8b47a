import { monthAt, monthOf } from '@quaywise/domain'
import type { Panel } from '../../panel.ts'
import type { AnswerRow } from '../answer.ts'
import type { Column } from '../columns.ts'
import type { ComparedBody } from '../compare/run-compared.ts'
import { weekNumber, weekOf } from '../compare/weeks.ts'
import type { Question } from '../question.ts'
import { choiceOf, type KeptMonth, type KeptMonths, type KeptNote, monthOfWindow } from './kept-month.ts'
import { addedCells, cellsOfMonth, reportedCells, reportedTile } from './reported.ts'

type Months = ReadonlyMap<string, KeptMonth>
type Shape = 'tiles' | 'months' | 'weeks' | 'days'

/** Makes rows of an answer show what was reported, and tells of which months. */
export type Keeper = {
  readonly row: (row: AnswerRow) => AnswerRow
  /** The row over all rows; of some of them nothing was reported. */
  readonly total: (row: AnswerRow) => AnswerRow
  /** The year of the last of some months, as `row` made them. */
  readonly year: (toDate: AnswerRow, months: readonly AnswerRow[]) => AnswerRow
  readonly notes: Readonly<Record<string, KeptNote>>
}

const CUTS: ReadonlyMap<string, Shape> = new Map([
  ['day', 'days'],
  ['week', 'weeks'],
  ['month', 'months'],
])

type Asked = {
  readonly panel: Panel
  readonly question: Question
  readonly columns: readonly Column[]
  readonly compare?: Question['window'] | null | undefined
}

/** What is kept of the numbers of a panel: of tiles, months, weeks of a month, days; null where nothing is. */
export const keeperOf = async (asked: Asked, kept: KeptMonths | undefined): Promise<Keeper | null> => {
  const shape = shapeOf(asked)
  if (!kept || !shape) return null
  const months = await kept(choiceOf(asked.question), shape === 'days' || shape === 'weeks')
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
  const whole = { ...asked, columns: body.columns, compare: body.compare }
  const keeper = await keeperOf(whole, kept)
  if (!keeper) return { ...body, ...(await countedNotes(whole, kept)) }
  const { subtotal, toDate } = body
  const rows = body.rows.map(keeper.row)
  return {
    ...body,
    rows,
    ...(toDate ? { toDate: keeper.year(toDate, rows) } : {}),
    ...(subtotal ? { subtotal: narrowed ? subtotal : keeper.total(subtotal) } : {}),
    ...(Object.keys(keeper.notes).length > 0 ? { kept: keeper.notes } : {}),
  }
}

/** The locked months that an answer runs over though nothing of its kind is kept of them: all of it is counted by now. */
const countedNotes = async (
  asked: Asked,
  kept: KeptMonths | undefined,
): Promise<{ readonly kept?: Keeper['notes'] }> => {
  if (!kept || shapeOf(asked)) return {}
  const { window, zone } = asked.question
  const [first, last] = [monthOf(monthAt(window.from, zone)), monthOf(monthAt(window.to - 1, zone))]
  const locked = [...(await kept(null, false))].filter(([month]) => first <= month && month <= last)
  if (locked.length === 0) return {}
  const notes = locked.map(([month, { version, at, by }]) => [month, { version, at, by, whole: false }])
  return { kept: Object.fromEntries(notes) }
}

/** What the rows of a panel are: measures of one month, months, weeks or days; undefined where nothing of them is kept. */
const shapeOf = ({ panel, columns }: Asked): Shape | undefined => {
  if (panel.kind === 'kpis' || panel.kind === 'bullet') return 'tiles'
  if (panel.kind === 'custom' || panel.kind === 'drivers') return undefined
  const cuts = columns.filter(({ role }) => role === 'dimension').map(({ key }) => key)
  return cuts.length === 1 ? CUTS.get(cuts[0] ?? '') : undefined
}

const rowsOf = (
  shape: Shape,
  months: Months,
  { question, columns, compare }: Asked,
): Omit<Keeper, 'notes'> => {
  const chosen = months.get(monthOfWindow(question) ?? '')
  const total = (row: AnswerRow) => reportedCells(row, cellsOfMonth(chosen), columns)
  const year = (toDate: AnswerRow, rows: readonly AnswerRow[]) => yearOf(toDate, rows, months, columns)
  const told = (row: (row: AnswerRow) => AnswerRow) => ({ row, total, year })
  if (shape === 'tiles') {
    const before = compare ? months.get(monthOfWindow({ ...question, window: compare }) ?? '') : undefined
    return told((row) => reportedTile(row, chosen, before))
  }
  if (shape === 'months')
    return told((row) => reportedCells(row, cellsOfMonth(months.get(String(row.month))), columns))
  if (shape === 'weeks') return told((row) => weekCells(row, chosen, columns))
  return told((row) => reportedCells(row, daysOf(months, String(row.day))?.[String(row.day)], columns))
}

const daysOf = (months: Months, day: string): KeptMonth['days'] => months.get(day.slice(0, 7))?.days

/** A week of a month out of the days that were reported of it. */
const weekCells = (row: AnswerRow, month: KeptMonth | undefined, columns: readonly Column[]): AnswerRow => {
  const days = Object.entries(month?.days ?? {}).filter(([day]) => weekOf(weekNumber(day)) === row.week)
  const cells = days.map(([, day]) => day)
  return cells.length > 0 ? addedCells(row, cells, columns) : row
}

/** The year up to the last month, out of what is shown of its months; as it is counted by now where none is locked. */
const yearOf = (
  toDate: AnswerRow,
  rows: readonly AnswerRow[],
  months: Months,
  columns: readonly Column[],
): AnswerRow => {
  const year = String(rows.at(-1)?.month).slice(0, 4)
  const parts = rows.filter(({ month }) => String(month).startsWith(year))
  const isLocked = parts.some(({ month }) => months.get(String(month))?.month !== undefined)
  return isLocked ? addedCells(toDate, parts, columns) : toDate
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
