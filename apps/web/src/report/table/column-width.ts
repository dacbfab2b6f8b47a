import type { Column, PanelData } from '@quaywise/contract'
import { nameIn, type Row } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'
import { cellText } from './cell-text.ts'

/** A sign of a title at 12 px and of a cell at 13 px; signs of Chinese and Japanese are as wide as high. */
const TITLE = { usual: 6.6, wide: 12.5 } as const
const CELL = { usual: 7.6, wide: 13.5 } as const
/** Totals are bold. */
const TOTAL = { usual: 8.4, wide: 13.5 } as const
const AROUND = 18
/** A width changes in steps only, so that live numbers do not move the columns. */
const STEP = 4
const MOST = 220
const LEAST = { text: 96, key: 64, instant: 84, list: 120, number: 56, ratio: 56 } as const
const SAMPLE = 200

type Signs = typeof TITLE | typeof CELL | typeof TOTAL

const isWide = (sign: string): boolean => /[\u2e80-\ufaff\uff01-\uff60]/u.test(sign)

/** How wide a text is about, px. */
const widthOf = (text: string, { usual, wide }: Signs): number =>
  [...text].reduce((sum, sign) => sum + (isWide(sign) ? wide : usual), 0)

/** Signs of Chinese and Japanese that stand together; more of them are broken in the middle. */
const LONG_WORD = 7

/** The pieces between which a line may break: words, and the halves of long ones of Chinese and Japanese. */
const piecesOf = (text: string): readonly string[] =>
  (text.match(/\S+\s*/gu) ?? []).flatMap((word) => {
    const half = Math.ceil(word.length / 2)
    const long = word.length > LONG_WORD && [...word].some(isWide)
    return long ? [word.slice(0, half), word.slice(half)] : [word]
  })

/** The least width at which a title stands in two lines, px. */
export function titleWidth(title: string): number {
  const pieces = piecesOf(title).map((piece) => widthOf(piece, TITLE))
  const whole = pieces.reduce((sum, piece) => sum + piece, 0)
  let [first, best] = [0, whole]
  for (const piece of pieces) {
    first += piece
    best = Math.min(best, Math.max(first, whole - first))
  }
  return best
}

/** The abbreviation at the end of a title, which stands for it where there is little room: "Gross rate (GMPH)". */
export const shortTitle = (title: string): string | undefined =>
  /^.{5,}?\(?\b([A-Z]{4,})\)?$/u.exec(title)?.[1]

/** Units that are things counted, as the names of their measures are. */
const COUNTED = new Set(['box', 'lift', 'teu'])

/** The unit that stands beside a title: not where the title names it already. */
export function headUnit({ key, unit }: Column, words: Words): string | undefined {
  const text = words.unit(unit)
  const told = COUNTED.has(unit ?? '') && words.column(key).toLowerCase().includes(text.toLowerCase())
  return told || text === '' ? undefined : text
}

/** A call is told by its ship's name. */
const textIn = (column: Column, row: Row, words: Words): string =>
  (column.key === 'visit' ? nameIn(row.visit_name) : null) ?? cellText(column, row, words)

/** The width at which a column's title can be read in two lines, and its cells of the first rows in one, px. */
export function columnWidth(
  column: Column,
  { rows, subtotal }: Pick<PanelData, 'rows' | 'subtotal'>,
  words: Words,
): number {
  const summed = column.type === 'number' || column.type === 'ratio'
  const total = summed && subtotal ? widthOf(textIn(column, subtotal, words), TOTAL) : 0
  const texts = rows.slice(0, SAMPLE).map((row) => widthOf(textIn(column, row, words), CELL))
  const name = words.column(column.key)
  const title = titleWidth([shortTitle(name) ?? name, headUnit(column, words)].filter(Boolean).join(' '))
  const wanted = Math.max(title, total, ...texts) + AROUND
  return Math.max(LEAST[column.type], Math.min(MOST, Math.ceil(wanted / STEP) * STEP))
}
