import { isProduct, isRatio, measureOf, sidesOf } from '@quaywise/metrics'
import type { MetricInfo } from '@quaywise/report-kit/compile'
import type { FileTexts } from '../texts.ts'
import type { SheetCell } from './sheet.ts'

/** The measures of some columns with what they are made of, each once. */
const withSides = (ids: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    const measure = measureOf(id)
    const parts = isProduct(measure) ? measure.product : isRatio(measure) ? sidesOf(id) : []
    for (const part of parts) add(part)
  }
  for (const id of ids) add(id)
  return [...found]
}

/** How each measure is made: name, unit, definition, formula in words and as it is counted, standard. */
export const formulaLines = (
  ids: readonly string[],
  catalogue: ReadonlyMap<string, MetricInfo>,
  { text, words }: FileTexts,
): readonly (readonly SheetCell[])[] => [
  [
    text('export.measure'),
    text('export.unit'),
    text('export.definition'),
    text('export.formula'),
    text('report.numerator'),
    text('report.denominator'),
    text('export.standard'),
  ],
  ...withSides(ids).flatMap((id): readonly (readonly SheetCell[])[] => {
    const info = catalogue.get(id)
    if (!info) return []
    const named = (side: string | null) => (side === null ? null : words.measure(side))
    return [
      [
        words.measure(id),
        words.unit(info.unit),
        words.means(id, info.definition),
        info.formula,
        named(info.numerator),
        named(info.denominator),
        info.source,
      ],
    ]
  }),
]
