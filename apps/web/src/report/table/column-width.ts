import type { Column, PanelData } from '@quaywise/contract'
import { nameIn, type Row } from '../data/cell.ts'
import { COUNTED, namesUnit } from '../words/names-unit.ts'
import type { Words } from '../words/use-words.ts'
import { cellText } from './cell-text.ts'
import { isWide, widthsOf } from './text-width.ts'

const AROUND = 18
/** A width changes in steps only, so that live numbers do not move the columns. */
const STEP = 4
const MOST = 252
const LEAST = { text: 72, key: 56, instant: 84, list: 104, number: 52, ratio: 52 } as const
const SAMPLE = 200

/** Signs of Chinese and Japanese that stand together; more of them are broken in the middle. */
const LONG_WORD = 7

/** The pieces between which a line may break: words, and the halves of long ones of Chinese and Japanese. */
const piecesOf = (text: string): readonly string[] =>
  (text.match(/[^\s/]+\/?\s*/gu) ?? []).flatMap((word) => {
    const half = Math.ceil(word.length / 2)
    const long = word.length > LONG_WORD && [...word].some(isWide)
    return long ? [word.slice(0, half), word.slice(half)] : [word]
  })

/** The least width at which a title stands in two lines, px. */
export function titleWidth(title: string): number {
  const pieces = piecesOf(title).map(widthsOf('title'))
  const whole = pieces.reduce((sum, piece) => sum + piece, 0)
  let [first, best] = [0, whole]
  for (const piece of pieces) {
    first += piece
    best = Math.min(best, Math.max(first, whole - first))
  }
  return best
}

/** The abbreviation at the end of a title, which stands for it where there is little room: "Gross rate (GMPH)". */
const abbreviationOf = (title: string): string | undefined => /^.{5,}?\(?\b([A-Z]{4,})\)?$/u.exec(title)?.[1]

/** What stands above the cells of a column where its name is long; undefined where that is the name. */
export const shortTitle = (key: string, words: Words): string | undefined =>
  words.short(key) ?? abbreviationOf(words.column(key))

/** The unit that stands beside a title: not where the title names it already. */
export function headUnit({ key, unit }: Pick<Column, 'key' | 'unit'>, words: Words): string | undefined {
  const text = words.unit(unit)
  if (unit === null || text === '') return undefined
  const whole = words.column(key)
  // Things counted are known from the whole name, times only from the words that are seen.
  const named = COUNTED.has(unit) ? whole : (shortTitle(key, words) ?? whole)
  return namesUnit(named, unit, words) ? undefined : text
}

/** Cells that are not told as their value is: a call is told by its ship's name, missing stamps by their number. */
function textIn(column: Column, row: Row, words: Words): string {
  if (column.key === 'missing_stamps') return ''
  return (column.key === 'visit' ? nameIn(row.visit_name) : null) ?? cellText(column, row, words)
}

/** The width that texts of cells need below a title of two lines, px: a total is bold. */
export function roomFor(title: string, cells: readonly string[], total: string): number {
  const wanted = Math.max(titleWidth(title), widthsOf('total')(total), ...cells.map(widthsOf('cell')))
  return Math.ceil((wanted + AROUND) / STEP) * STEP
}

/** The width at which a column's title can be read in two lines, and its cells of the first rows in one, px. */
export function columnWidth(
  column: Column,
  { rows, subtotal }: Pick<PanelData, 'rows' | 'subtotal'>,
  words: Words,
): number {
  const total = column.role === 'measure' && subtotal ? textIn(column, subtotal, words) : ''
  const texts = rows.slice(0, SAMPLE).map((row) => textIn(column, row, words))
  const title = [shortTitle(column.key, words) ?? words.column(column.key), headUnit(column, words)]
  return Math.max(LEAST[column.type], Math.min(MOST, roomFor(title.filter(Boolean).join(' '), texts, total)))
}
