import { isLocale, LOCALE_KEY } from '@quaywise/i18n'
import { useEffect } from 'react'
import { browserLocale, chooseLocale } from '../locale/browser-locale.ts'
import { takeOwnMode } from '../theme/mode-choice.ts'
import type { Session } from './session.ts'

/**
 * Brings the language and the appearance that a person chose to a browser where nobody chose any; after a sign-in the
 * appearance is the person's, whoever chose one there before.
 */
export function useOwnLooks(session: Session | undefined): void {
  const { language = null, theme = null } = session?.user ?? {}
  useEffect(() => {
    if (theme !== null) takeOwnMode(theme)
    const unchosen = localStorage.getItem(LOCALE_KEY) === null
    if (unchosen && language !== null && isLocale(language) && language !== browserLocale())
      chooseLocale(language)
  }, [language, theme])
}
