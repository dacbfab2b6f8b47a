import type { Locale } from '@quaywise/i18n/errors'
import { type Lookup, type Words, wordsOf } from '@quaywise/i18n/words'
import { messagesOf } from '@quaywise/reports/server'
import { catalogueOf } from '../words/catalogue.ts'

type Texts = Readonly<Record<string, string>>

/** What a file says, in the language of whoever asks for it. */
export type FileTexts = { readonly text: Lookup; readonly words: Words }

/** The texts of a page and of the vocabulary, as the screen has them; the terminal's `own` words go before. */
export const textsOf = async (
  reportId: string,
  locale: Locale,
  zone: string,
  own: Texts = {},
): Promise<FileTexts> => {
  const [catalog, page] = await Promise.all([catalogueOf(locale), messagesOf(reportId, locale)])
  const texts = new Map(Object.entries({ ...catalog, ...page, ...own }))
  const text: Lookup = (key, fallback = key) => texts.get(key) ?? fallback
  return { text, words: wordsOf(text, locale, zone) }
}
