import { useLocale, usePageText } from '@quaywise/i18n'
import { type Words, wordsOf } from '@quaywise/i18n/words'
import { useMemo } from 'react'

export type { Words }

/** The words of a page for a terminal's zone. */
export function useWords(zone: string): Words {
  const text = usePageText()
  const locale = useLocale()
  return useMemo(() => wordsOf(text, locale, zone), [text, locale, zone])
}
