import { formatPlain, useLocale, usePageText, useText } from '@quaywise/i18n'
import { parameterMeaning, parameterName, parameterValueText } from '@quaywise/i18n/parameter-name'
import { useZone } from '../../admin/kit/use-zone.ts'
import { useWords, type Words } from '../../report/words/use-words.ts'
import type { ParameterValue } from './calls.ts'

/** The words of parameters. */
export interface ParameterText {
  readonly words: Words
  name(key: string): string
  means(key: string): string
  /** A value with its unit. */
  value(key: string, value: ParameterValue, unit: string | null): string
  unit(unit: string | null): string
}

/** Names, meanings and values of parameters in the language of the page. */
export function useParameterText(): ParameterText {
  const say = useText()
  const text = usePageText()
  const words = useWords(useZone())
  const unit = (id: string | null) => (id === null || id === '1' ? '' : text(`parameter.unit.${id}`))
  const locale = useLocale()
  const plain = (value: number) => formatPlain(value, locale)
  return {
    words,
    name: (key) => parameterName(key, text),
    means: (key) => parameterMeaning(key, text),
    unit,
    value: (key, value, id) => {
      const told = parameterValueText(key, value, text, plain)
      return typeof value === 'number' && unit(id) !== ''
        ? say('parameter.withUnit', { value: told, unit: unit(id) })
        : told
    },
  }
}
