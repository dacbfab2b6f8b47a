import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from './catalog.ts'

/** What fills the holes of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Says a text of the catalogues in the language in force. */
export type Say = (key: MessageKey, values?: TextValues) => string

/** The texts of the catalogues, by keys that the compiler knows. */
export function useText(): Say {
  const intl = useIntl()
  return useCallback<Say>((id, values) => intl.formatMessage({ id }, values), [intl])
}

/** The texts of pages and of the vocabulary, by keys made at run time; a missing one falls back to the given text. */
export function usePageText(): (key: string, fallback?: string, values?: TextValues) => string {
  const intl = useIntl()
  return useCallback(
    (id, fallback = id, values) => (id in intl.messages ? intl.formatMessage({ id }, values) : fallback),
    [intl],
  )
}
