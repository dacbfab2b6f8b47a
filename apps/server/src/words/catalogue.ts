import type { Locale } from '@quaywise/i18n/errors'
import type { Lookup } from '@quaywise/i18n/words'

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

/** The texts that the product itself has in a language. */
export const catalogueOf = async (locale: Locale): Promise<Texts> => (await CATALOGUES[locale]()).catalog

/** Finds a text of the product in a language. */
export const catalogueLookup = async (locale: Locale): Promise<Lookup> => {
  const texts = new Map(Object.entries(await catalogueOf(locale)))
  return (key, fallback = key) => texts.get(key) ?? fallback
}
