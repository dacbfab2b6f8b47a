export type { Catalog, MessageKey } from './catalog.ts'
export * from './format/index.ts'
export {
  DEFAULT_LOCALE,
  directionOf,
  isLocale,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  localeOf,
} from './locale.ts'
export { getLocale, LOCALE_KEY, type LocaleHost, setLocale } from './locale-choice.ts'
export { useLocale } from './use-locale.ts'
export { type Say, type TextValues, usePageText, useText } from './use-text.ts'
