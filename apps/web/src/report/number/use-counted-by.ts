import { formatPlain, useLocale, usePageText, useText } from '@quaywise/i18n'
import { countedValueTexts } from '@quaywise/i18n/parameter-name'
import type { FormulaLine } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { useAnswersOf } from './answers-of.ts'
import type { Subject } from './subject.ts'

/** By which set of parameters a number was counted, and the values of those that were not at their default. */
export function useCountedBy(subject: Subject): readonly FormulaLine[] {
  const say = useText()
  const text = usePageText()
  const locale = useLocale()
  const { words } = useReport()
  const found = useAnswersOf(subject).find(({ parameters }) => parameters !== undefined)?.parameters
  if (!found) return []
  const changed = countedValueTexts(found.changed, text, {
    number: (value) => formatPlain(value, locale),
    // A time stands on one line.
    instant: (iso) => words.instant(iso, 'dated').replaceAll(' ', '\u00a0'),
  })
  return [
    { label: say('parameters.counted'), value: say('parameters.set', { set: found.set }) },
    ...changed.map(({ name, values }) => ({ label: name, value: values })),
  ]
}
