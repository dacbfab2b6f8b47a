import type { Words } from '@quaywise/i18n/words'
import type { AnswerRow } from '@quaywise/report-kit/compile'
import type { SheetCell, SheetColumn } from './sheet.ts'

/** A column of a sheet with what it says of each row; `total`: it says something of all rows, too. */
export type SheetPart = {
  readonly column: SheetColumn
  readonly cell: (row: AnswerRow) => SheetCell
  readonly total: boolean
}

/** The title of a column with its unit. */
export const titled = (name: string, unit: string | null, words: Words): string => {
  const told = words.unit(unit)
  return told === '' ? name : `${name} [${told}]`
}
