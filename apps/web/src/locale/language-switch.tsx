import { LOCALE_NAMES, LOCALES, useLocale, useText } from '@quaywise/i18n'
import { Dropdown } from 'antd'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { chooseLocale } from './browser-locale.ts'

const ITEMS = LOCALES.map((locale) => ({
  key: locale,
  label: <span lang={locale}>{LOCALE_NAMES[locale]}</span>,
}))

/** The choice among the seven languages; each is named in itself. */
export function LanguageSwitch({ wide = false }: { readonly wide?: boolean }) {
  const say = useText()
  const locale = useLocale()
  const choose = (key: string) => {
    const chosen = LOCALES.find((each) => each === key)
    if (chosen) chooseLocale(chosen)
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: ITEMS, selectable: true, selectedKeys: [locale], onClick: ({ key }) => choose(key) }}
    >
      <button type="button" className="bar-button" aria-label={say('shell.language')} aria-haspopup="menu">
        <ShellIcon name="globe" />
        <span>{wide ? LOCALE_NAMES[locale] : locale.slice(0, 2).toUpperCase()}</span>
        <ShellIcon name="down" size={12} />
      </button>
    </Dropdown>
  )
}
