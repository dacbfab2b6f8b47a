import { type Locale, localeOf } from './locale.ts'

/** Where the chosen language is kept. */
export const LOCALE_KEY = 'umi_locale'

const LANGUAGE_CODE = /^([a-z]{2})-?([A-Z]{2})?$/

/** What the choice of a language needs from its surroundings: a store, the browser's language, a way to start over. */
export interface LocaleHost {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly browserLanguage: string
  reload(): void
}

/** The tag in force: the stored choice, else the browser's language, else zh-CN. It may name no catalogue. */
function chosenTag(host: LocaleHost): string {
  return host.storage.getItem(LOCALE_KEY) || host.browserLanguage || 'zh-CN'
}

/** The catalogue in force; a tag without a catalogue is served in zh-CN. */
export function getLocale(host: LocaleHost): Locale {
  return localeOf(chosenTag(host))
}

/**
 * Stores a language and reloads the page; undefined forgets the choice.
 * Throws 'setLocale lang format error' unless the code is two small letters with an optional region of two capitals.
 */
export function setLocale(lang: string | undefined, host: LocaleHost): void {
  if (lang !== undefined && !LANGUAGE_CODE.test(lang)) throw new Error('setLocale lang format error')
  if (chosenTag(host) === lang) return
  if (lang === undefined) host.storage.removeItem(LOCALE_KEY)
  else host.storage.setItem(LOCALE_KEY, lang)
  host.reload()
}
