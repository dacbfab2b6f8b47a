import { useText } from '@quaywise/i18n'
import type { FormulaLine } from '@quaywise/ui'
import { changeOf, isRatioCell, numberIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { choiceOf } from '../query/compare.ts'
import { deltaOf } from '../tiles/delta.ts'
import type { Subject } from './subject.ts'

const SIGNS = { up: '▲', down: '▼', flat: '■' } as const

/** The lines of a card that tell what its number is compared with; none where nothing is compared. */
export function useComparedLines({ cell, before, measure }: Subject): readonly FormulaLine[] {
  const say = useText()
  const { metrics, words, compare } = useReport()
  if (compare === undefined || before === undefined || measure === null) return []
  const metric = metrics.get(measure)
  const label = say(`report.compare.${choiceOf(compare) ?? 'previous'}`)
  const value = numberIn(before)
  if (value === null) return [{ label, value: say('report.against.nothing') }]
  const term = (id: string | null | undefined, amount: number | null) =>
    words.amount(amount, metrics.get(id ?? '')?.unit ?? null)
  const detail = isRatioCell(before)
    ? `${term(metric?.numerator, before.numerator)} ÷ ${term(metric?.denominator, before.denominator)}`
    : undefined
  const change = changeOf(cell, before)
  const delta = deltaOf(change?.value ?? null, change?.before ?? null, metric, words, say('report.points'))
  return [
    { label, detail, value: words.amount(value, metric?.unit ?? null) },
    ...(delta ? [{ label: say('report.change'), value: `${SIGNS[delta.direction]} ${delta.text}` }] : []),
  ]
}
