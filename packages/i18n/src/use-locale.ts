import { useIntl } from 'react-intl'
import { type Locale, localeOf } from './locale.ts'

/** The catalogue in force. */
export function useLocale(): Locale {
  return localeOf(useIntl().locale)
}
