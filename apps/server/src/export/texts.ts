import type { Locale } from '@quaywise/i18n/errors'
import { type Lookup, type Words, wordsOf } from '@quaywise/i18n/words'
import { messagesOf } from '@quaywise/reports/server'

type Texts = Readonly<Record<string, string>>

const CATALOGUES: Readonly<Record<Locale, () => Promise<{ readonly catalog: Texts }>>> = {
  'zh-CN': () => import('@quaywise/i18n/catalog/zh-CN'),
  'en-US': () => import('@quaywise/i18n/catalog/en-US'),
  'zh-TW': () => import('@quaywise/i18n/catalog/zh-TW'),
  'ja-JP': () => import('@quaywise/i18n/catalog/ja-JP'),
  'pt-BR': () => import('@quaywise/i18n/catalog/pt-BR'),
  'id-ID': () => import('@quaywise/i18n/catalog/id-ID'),
  'fa-IR': () => import('@quaywise/i18n/catalog/fa-IR'),
}

/** What a file says, in the language of whoever asks for it. */
export type FileTexts = { readonly text: Lookup; readonly words: Words }

/** The texts of a page and of the vocabulary, as the screen has them. */
export const textsOf = async (reportId: string, locale: Locale, zone: string): Promise<FileTexts> => {
  const [{ catalog }, own] = await Promise.all([CATALOGUES[locale](), messagesOf(reportId, locale)])
  const texts = new Map(Object.entries({ ...catalog, ...own }))
  const text: Lookup = (key, fallback = key) => texts.get(key) ?? fallback
  return { text, words: wordsOf(text, locale, zone) }
}
