import { looksLikeFormula } from '../harmless.ts'
import type { CellFormat, Sheet, SheetCell } from '../sheet/sheet.ts'
import type { WallClock } from '../wall-clock.ts'
import { columnName } from './column-name.ts'
import { QUOTED_STYLE, styleOf, TITLE_STYLE } from './styles.ts'
import { xmlText } from './xml-text.ts'

/** What a sheet may hold: rows that spreadsheets open, and characters that a part of a file can count. */
const MOST_ROWS = 1_048_576
const MOST_CHARACTERS = 1_300_000_000

/** How many rows a sheet got of those that there were. */
export type Written = { rows: number; cut: boolean }

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const HEAD_HEIGHT = 30

/** A sheet as the XML of its part, row by row; `written` tells at the end how many rows it holds. */
export async function* sheetXml(sheet: Sheet, clock: WallClock, written: Written): AsyncGenerator<string> {
  yield headXml(sheet)
  const row = rowWriter(sheet, clock)
  let at = 2
  if (sheet.total) yield row(sheet.total, at++, true)
  const most = Math.min(MOST_ROWS, at - 1 + (sheet.most ?? MOST_ROWS))
  let characters = 0
  for await (const chunk of sheet.chunks) {
    let text = ''
    for (const cells of chunk) {
      if (at > most || characters + text.length > MOST_CHARACTERS) {
        written.cut = true
        break
      }
      text += row(cells, at++, false)
      written.rows += 1
    }
    if (text !== '') yield text
    characters += text.length
    if (written.cut) break
  }
  yield `</sheetData>${filterXml(sheet, at - 1)}</worksheet>`
}

const headXml = ({ columns, total }: Sheet): string => {
  const frozen = total ? 2 : 1
  const cols = columns.map(
    ({ width, side }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width ?? 14}" customWidth="1"${side ? ' outlineLevel="1"' : ''}/>`,
  )
  const titles = columns.map(({ title }, at) => textXml(title, `${columnName(at)}1`, TITLE_STYLE))
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    `<worksheet xmlns="${MAIN}"><sheetPr><outlinePr summaryRight="0"/></sheetPr>`,
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="14" outlineLevelCol="1"/>',
    cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '',
    `<sheetData><row r="1" ht="${HEAD_HEIGHT}" customHeight="1">${titles.join('')}</row>`,
  ].join('')
}

/** Titles that filter; a total under them is not one of the rows, so those sheets have none. */
const filterXml = ({ columns, total }: Sheet, last: number): string =>
  total || columns.length === 0
    ? ''
    : `<autoFilter ref="A1:${columnName(columns.length - 1)}${Math.max(1, last)}"/>`

const rowWriter = (sheet: Sheet, clock: WallClock) => {
  const names = sheet.columns.map((_, at) => columnName(at))
  const formats = sheet.columns.map(({ format }) => format)
  return (cells: readonly SheetCell[], at: number, total: boolean): string => {
    let text = `<row r="${at}">`
    for (const [index, cell] of cells.entries())
      text += cellXml(
        cell,
        formats[index] ?? 'text',
        `${names[index] ?? columnName(index)}${at}`,
        total,
        clock,
      )
    return `${text}</row>`
  }
}

const cellXml = (
  cell: SheetCell,
  format: CellFormat,
  place: string,
  total: boolean,
  clock: WallClock,
): string => {
  if (typeof cell === 'object' && cell !== null) return cellXml(cell.value, cell.as, place, total, clock)
  if (cell === null || cell === '') return total ? `<c r="${place}" s="${styleOf(format, true)}"/>` : ''
  if (typeof cell === 'number') return numberXml(cell, place, styleOf(format, total))
  if (format !== 'instant') return textXml(cell, place, styleOf('text', total))
  const serial = clock.serial(cell)
  return serial === null
    ? textXml(cell, place, styleOf('text', total))
    : numberXml(serial, place, styleOf(format, total))
}

const numberXml = (value: number, place: string, style: number): string =>
  Number.isFinite(value) ? `<c r="${place}" s="${style}"><v>${value}</v></c>` : ''

const textXml = (text: string, place: string, style: number): string =>
  `<c r="${place}" s="${looksLikeFormula(text) ? QUOTED_STYLE : style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
