import { useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../locale/language-switch.tsx'
import { Brand } from '../shell/brand.tsx'
import { useFooterYear } from '../status/refresh.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { Hero } from './hero/hero.tsx'
import './login-layout.css'

/** The pages before sign-in: the terminal on one side, one form on the other. */
export function LoginLayout({ children }: { readonly children: ReactNode }) {
  const say = useText()
  const year = useFooterYear()
  return (
    <div className="login">
      <aside className="login__picture">
        <Hero />
        <Brand size={30} />
        <div className="login__claim">
          <p>
            {say('login.claim.first')}
            <br />
            {say('login.claim.second')}
          </p>
          <small>{say('login.claim.detail')}</small>
        </div>
      </aside>
      <div className="login__side">
        <header className="login__bar">
          <span className="login__brand">
            <Brand />
          </span>
          <LanguageSwitch />
          <ThemeSwitch />
        </header>
        <main className="login__form">{children}</main>
        <footer className="login__foot">{say('shell.footer', { year })}</footer>
      </div>
    </div>
  )
}
