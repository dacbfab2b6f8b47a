import type { MetricInfo } from '@quaywise/contract'
import type { Formula } from '@quaywise/ui'
import { isRatioCell, numberIn } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'
import type { Subject } from './subject.ts'

const FACTOR = /^(\d+) × /
const SYMBOL = /[A-Z]{3,}/

/** The trade's abbreviation inside a name, or the name itself: `Gross rate (GMPH)` → `GMPH`. */
export const symbolOf = (name: string): string => SYMBOL.exec(name)?.[0] ?? name

/** The calculation behind a number with its own terms; `sum` says in words what is no fraction. */
export function formulaOf(
  { cell, measure }: Subject,
  metric: MetricInfo | undefined,
  { metrics, words, sum }: FormulaNeeds,
): Formula {
  const left = symbolOf(words.measure(measure ?? ''))
  const unit = metric?.unit ?? null
  const shown = {
    left,
    resultText: words.number(numberIn(cell), unit),
    unit: unit === '%' ? '' : words.unit(unit),
  }
  if (!isRatioCell(cell) || !metric?.numerator || !metric.denominator) return { ...shown, expression: sum }
  const term = (id: string, value: number | null) => words.amount(value, metrics.get(id)?.unit ?? null)
  const factor = FACTOR.exec(metric.formula)?.[0] ?? ''
  return {
    ...shown,
    numeratorSymbol: `${factor}Σ ${words.measure(metric.numerator)}`,
    denominatorSymbol: `Σ ${words.measure(metric.denominator)}`,
    numeratorText: `${factor}${term(metric.numerator, cell.numerator)}`,
    denominatorText: term(metric.denominator, cell.denominator),
  }
}

interface FormulaNeeds {
  readonly metrics: ReadonlyMap<string, MetricInfo>
  readonly words: Words
  readonly sum: string
}

/** A number with its calculation as plain text, to be pasted elsewhere. */
export function formulaText(title: string, where: string, formula: Formula): string {
  const terms =
    'expression' in formula
      ? formula.expression
      : `${formula.numeratorSymbol} ÷ ${formula.denominatorSymbol} = ${formula.numeratorText} ÷ ${formula.denominatorText}`
  return [title, where, `${terms} = ${formula.resultText} ${formula.unit}`.trim()].filter(Boolean).join('\n')
}
