import { getLocale, type Locale, type LocaleHost, setLocale } from '@quaywise/i18n'

const host: LocaleHost = {
  storage: localStorage,
  browserLanguage: navigator.language,
  reload: () => location.reload(),
}

/** The language of this browser's user. */
export const browserLocale = (): Locale => getLocale(host)

/** Stores a language and reloads; the open tabs come back after the reload. */
export const chooseLocale = (locale: Locale): void => setLocale(locale, host)
