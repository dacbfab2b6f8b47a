import { attributeOf, xmlTags } from './xml-tags.ts'

const LETTERS = 26
const MOST_COLUMNS = 200

/** A row of a sheet: its number as spreadsheets count, and its cells by column, from 0. */
export type SheetRow = { readonly row: number; readonly cells: ReadonlyMap<number, string> }

/** The column, from 0, of a place such as `AB12`; -1 for what is no place. */
const columnAt = (place: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1
}

type Open = { readonly row: number; readonly cells: Map<number, string> }

/** The rows of a sheet's XML that hold anything, at most so many. */
export const rowsOf = (xml: string, shared: readonly string[], most: number): readonly SheetRow[] => {
  const rows: Open[] = []
  let row: Open = { row: 0, cells: new Map() }
  let column = -1
  let type = ''
  for (const tag of xmlTags(xml)) {
    if (tag.kind === 'close') {
      if (tag.name === 'row' && row.cells.size > 0) rows.push(row)
      if (rows.length >= most) break
    } else if (tag.name === 'row') {
      row = { row: Number(attributeOf(tag, 'r') ?? row.row + 1), cells: new Map() }
      column = -1
    } else if (tag.name === 'c') {
      const place = attributeOf(tag, 'r')
      column = place === undefined ? column + 1 : columnAt(place)
      type = attributeOf(tag, 't') ?? ''
    } else if ((tag.name === 'v' || tag.name === 't') && tag.text !== '') {
      const text = type === 's' ? (shared[Number(tag.text)] ?? '') : tag.text
      if (column >= 0 && column < MOST_COLUMNS) row.cells.set(column, `${row.cells.get(column) ?? ''}${text}`)
    }
  }
  return rows
}
