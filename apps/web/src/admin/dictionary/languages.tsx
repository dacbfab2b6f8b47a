import type { DictionaryEntryRow } from '@quaywise/contract'
import { LOCALE_NAMES, LOCALES, useText } from '@quaywise/i18n'

/** The languages: those in which the terminal has a word of its own stand out, the others are hollow. */
export function Languages({ row: { labels, defaults } }: { readonly row: DictionaryEntryRow }) {
  const say = useText()
  return (
    <ul className="dictionary-languages">
      {LOCALES.map((locale) => {
        const own = labels[locale]
        const told = own ?? defaults[locale]
        const how = say(own === undefined ? 'dictionary.given' : 'dictionary.own', { word: told })
        return (
          <li
            key={locale}
            className={own === undefined ? undefined : 'dictionary-languages__own'}
            title={`${LOCALE_NAMES[locale]}: ${how}`}
          >
            <span aria-hidden="true">{locale.slice(0, locale.startsWith('zh') ? 5 : 2)}</span>
            <span className="qw-visually-hidden">{`${LOCALE_NAMES[locale]}: ${how}`}</span>
          </li>
        )
      })}
    </ul>
  )
}
