import { directionOf, type Locale, numberTag } from '@quaywise/i18n'
import { useMode } from '@quaywise/ui/theme'
import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'react-intl'
import type { LocalePack } from '../locale/locale-pack.ts'
import { antdTheme } from './antd-theme.ts'
import { cspNonce } from './csp-nonce.ts'
import { useMotion } from './use-motion.ts'

/** No blank between the two characters of a Chinese button. */
const PLAIN_BUTTON = { autoInsertSpace: false }

interface AppearanceProps {
  readonly locale: Locale
  readonly pack: LocalePack
  readonly children: ReactNode
}

/** Language, reading direction and colours for everything below. */
export function Appearance({ locale, pack, children }: AppearanceProps) {
  const mode = useMode()
  const moves = useMotion()
  const theme = useMemo(() => antdTheme(mode, moves), [mode, moves])
  const csp = useMemo(() => ({ nonce: cspNonce() }), [])
  return (
    <IntlProvider locale={numberTag(locale)} messages={pack.messages} defaultLocale="zh-CN">
      <ConfigProvider
        locale={pack.antd}
        direction={directionOf(locale)}
        theme={theme}
        csp={csp}
        button={PLAIN_BUTTON}
        getPopupContainer={popupPlace}
      >
        {children}
      </ConfigProvider>
    </IntlProvider>
  )
}

/** A modal dialog lies over the whole document, so what drops down inside it must stay inside it. */
function popupPlace(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body
}
