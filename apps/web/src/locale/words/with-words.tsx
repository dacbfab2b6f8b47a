import type { Locale } from '@quaywise/i18n'
import type { ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import type { Texts } from './join-texts.ts'

/** Gives a part of the application the texts that only it needs. */
export function withWords(Part: ComponentType, locale: Locale, words: Texts): ComponentType {
  return function PartWithWords() {
    return (
      <IntlProvider locale={locale} messages={words} defaultLocale="zh-CN">
        <Part />
      </IntlProvider>
    )
  }
}
