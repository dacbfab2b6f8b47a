import { formatPlain, useLocale, usePageText, useText } from '@quaywise/i18n'
import { parameterName, parameterValueText } from '@quaywise/i18n/parameter-name'
import type { FormulaLine } from '@quaywise/ui'
import { useAnswersOf } from './answers-of.ts'
import type { Subject } from './subject.ts'

/** By which set of parameters a number was counted, and which of them are not at their default. */
export function useCountedBy(subject: Subject): readonly FormulaLine[] {
  const say = useText()
  const text = usePageText()
  const locale = useLocale()
  const found = useAnswersOf(subject).find(({ parameters }) => parameters !== undefined)?.parameters
  if (!found) return []
  const number = (value: number) => formatPlain(value, locale)
  const changed = found.changed.map(({ key, value }) => ({
    label: parameterName(key, text),
    value: parameterValueText(key, value, text, number),
  }))
  return [{ label: say('parameters.counted'), value: say('parameters.set', { set: found.set }) }, ...changed]
}
