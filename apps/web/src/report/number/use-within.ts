import { useText } from '@quaywise/i18n'
import type { FormulaLine } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { useAnswersOf } from './answers-of.ts'
import type { Subject } from './subject.ts'

/** How far a number may lie from the exact one, told from the answer that it stands in; nothing where it is exact. */
export function useWithin(subject: Subject): readonly FormulaLine[] {
  const say = useText()
  const { words } = useReport()
  const columns = useAnswersOf(subject).flatMap((data) => data.columns)
  const within = columns.find(({ key }) => key === subject.measure)?.within
  return within === undefined
    ? []
    : [{ label: say('report.formula.within'), value: words.amount(within, '%') }]
}
