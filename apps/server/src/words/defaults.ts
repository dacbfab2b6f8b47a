import { LABEL_LOCALES, type LabelLocale } from '@quaywise/contract'
import { catalogueOf } from './catalogue.ts'

/** A text of the product in every language. */
type Defaults = Record<LabelLocale, string>

/** Finds texts of the product in every language. */
export type DefaultsOf = (keys: readonly string[], fallback: string) => Defaults

/** Finds the first of some texts that the product has, in every language; where it has none, the fallback. */
export const defaultsFinder = async (): Promise<(keys: readonly string[], fallback: string) => Defaults> => {
  const catalogues = await Promise.all(
    LABEL_LOCALES.map(async (locale) => [locale, await catalogueOf(locale)] as const),
  )
  return (keys, fallback) => {
    const told = catalogues.map(([locale, texts]) => {
      const key = keys.find((one) => texts[one] !== undefined)
      return [locale, (key === undefined ? undefined : texts[key]) ?? fallback] as const
    })
    // One text for each of the languages, by the list they were made from.
    return Object.fromEntries(told) as Defaults
  }
}
