import { type Locale, numberTag } from '@quaywise/i18n'
import { type ComponentType, useMemo } from 'react'
import { IntlProvider } from 'react-intl'
import { useSession } from '../../session/session.ts'
import type { Texts } from './join-texts.ts'
import { withOwnWords } from './own-words.ts'

/** Gives a part of the application behind sign-in the texts that only it needs, and the terminal's own words. */
export function withWords(Part: ComponentType, locale: Locale, words: Texts): ComponentType {
  return function PartWithWords() {
    const { texts } = useSession()
    const messages = useMemo(() => withOwnWords(words, texts), [texts])
    return (
      <IntlProvider locale={numberTag(locale)} messages={messages} defaultLocale="zh-CN">
        <Part />
      </IntlProvider>
    )
  }
}
