import { useText } from '@quaywise/i18n'
import './loading-page.css'

/** Keeps the shape of a page while its files and its session are on their way. */
export function LoadingPage() {
  const say = useText()
  return (
    <div className="loading-page" role="status" aria-label={say('shell.loading')}>
      <span className="loading-page__title" />
      <span className="loading-page__bar" />
      <span className="loading-page__block" />
    </div>
  )
}
