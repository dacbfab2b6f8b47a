import './theme/base.css'
import { directionOf } from '@quaywise/i18n'
import { applyTokens } from '@quaywise/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fetchChunk } from './boot/lazy-page.ts'
import { removeOldCaches } from './boot/old-caches.ts'
import { startFailure } from './boot/start-failure.ts'
import { browserLocale } from './locale/browser-locale.ts'
import { loadLocale } from './locale/load-locale.ts'
import { preloadPart } from './router.tsx'
import { chosenMode } from './theme/mode-choice.ts'
import { printInLight } from './theme/print-in-light.ts'

const locale = browserLocale()
document.documentElement.lang = locale
document.documentElement.dir = directionOf(locale)
applyTokens(chosenMode())
printInLight()
void removeOldCaches()
preloadPart(location.pathname)

async function start(root: HTMLElement): Promise<void> {
  try {
    const pack = await fetchChunk(() => loadLocale(locale))
    createRoot(root).render(
      <StrictMode>
        <App locale={locale} pack={pack} />
      </StrictMode>,
    )
  } catch {
    startFailure(root)
  }
}

const root = document.getElementById('root')
if (root) await start(root)
