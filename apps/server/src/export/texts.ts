import type { AdminStore } from '@quaywise/admin-store'
import type { Locale } from '@quaywise/i18n/errors'
import { type Lookup, type Words, wordsOf } from '@quaywise/i18n/words'
import { messagesOf } from '@quaywise/reports/server'
import { lookupOf } from '../words/own-texts.ts'

/** What a file says, in the language of whoever asks for it. */
export type FileTexts = { readonly text: Lookup; readonly words: Words }

/** The texts of a page and of the vocabulary, as the screen has them. */
export const textsOf = async (
  admin: AdminStore,
  reportId: string,
  locale: Locale,
  zone: string,
): Promise<FileTexts> => {
  const text = await lookupOf(admin, locale, await messagesOf(reportId, locale))
  return { text, words: wordsOf(text, locale, zone) }
}
