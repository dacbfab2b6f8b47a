import type { Locale } from '../locale.ts'

const NUMBER_TAGS: Partial<Record<Locale, string>> = { 'fa-IR': 'fa-IR-u-nu-latn' }

const DATE_TAGS: Partial<Record<Locale, string>> = {
  // The trade writes the day before the month in English.
  'en-US': 'en-GB',
  'fa-IR': 'fa-IR-u-ca-gregory-nu-latn',
}

/** The tag that numbers, and messages with numbers in them, are formatted by: Latin digits in every language. */
export function numberTag(locale: Locale): string {
  return NUMBER_TAGS[locale] ?? locale
}

/** The tag that Intl formats instants by: Gregorian calendar and Latin digits in every language. */
export function dateTag(locale: Locale): string {
  return DATE_TAGS[locale] ?? locale
}
