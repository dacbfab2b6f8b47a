import { isLocale, LOCALE_NAMES, LOCALES, useLocale, useText } from '@quaywise/i18n'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { chooseLocale } from './browser-locale.ts'
import './language-switch.css'

/** The choice among the seven languages; each is named in itself. */
export function LanguageSwitch() {
  const say = useText()
  const locale = useLocale()
  return (
    <span className="bar-button language-switch">
      <ShellIcon name="globe" />
      <select
        aria-label={say('shell.language')}
        value={locale}
        onChange={({ target }) => isLocale(target.value) && chooseLocale(target.value)}
      >
        {LOCALES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LOCALE_NAMES[each]}
          </option>
        ))}
      </select>
      <ShellIcon name="down" size={12} />
    </span>
  )
}
