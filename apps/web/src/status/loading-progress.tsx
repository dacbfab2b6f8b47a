import { useText } from '@quaywise/i18n'
import { useStatus } from './status.ts'
import './status.css'

/** How far demonstration data is made; nothing once all of it is there. */
export function LoadingProgress() {
  const say = useText()
  const pending = useStatus()?.loading.find(({ state }) => state !== 'done')
  if (!pending) return null
  const { state, weeksDone, weeksTotal, progress } = pending
  if (state === 'failed')
    return <span className="loading-progress loading-progress--failed">{say('shell.loading.failed')}</span>
  const text = say('shell.loading.demo', { done: weeksDone, total: weeksTotal })
  return (
    <span className="loading-progress" title={text}>
      <span className="loading-progress__text">{text}</span>
      <progress max={1} value={progress} aria-label={text} />
    </span>
  )
}
