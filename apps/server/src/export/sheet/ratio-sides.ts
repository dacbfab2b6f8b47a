import type { Words } from '@quaywise/i18n/words'
import { isRatio as isRatioMeasure, measureOf } from '@quaywise/metrics'
import type { Column } from '@quaywise/report-kit/compile'
import { isRatio } from './cell-values.ts'
import { formatOfUnit } from './format-of.ts'
import { type SheetPart, titled } from './sheet-part.ts'

/** One side of a ratio: the column that it belongs to, and the measure that it is. */
type Side = { readonly of: Column; readonly which: 'numerator' | 'denominator'; readonly measure: string }

const WIDTH = 12

/** Both sides of a ratio; none of any other column. */
export const sidesOf = (of: Column): readonly Side[] => {
  if (of.type !== 'ratio') return []
  const measure = measureOf(of.key)
  if (!isRatioMeasure(measure)) return []
  const [numerator, denominator] = measure.ratio
  return [
    { of, which: 'numerator', measure: numerator },
    { of, which: 'denominator', measure: denominator },
  ]
}

/** The column of one side, in the block behind those that the screen shows. */
export const sidePart = ({ of, which, measure }: Side, words: Words): SheetPart => {
  const { unit } = measureOf(measure)
  const title = `${words.column(of.key)}: ${titled(words.measure(measure), unit, words)}`
  return {
    column: { title, format: formatOfUnit(unit), side: true, width: WIDTH },
    cell: (row) => {
      const cell = row[of.key]
      return isRatio(cell) ? cell[which] : null
    },
    total: true,
  }
}
