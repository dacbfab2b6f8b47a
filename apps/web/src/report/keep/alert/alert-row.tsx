import type { Alert } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, type Tone } from '@quaywise/ui'
import { useReport } from '../../page/report-view.ts'

const TONES: Readonly<Record<Alert['state']['level'], Tone>> = {
  quiet: 'good',
  pending: 'waitAgv',
  firing: 'bad',
}

const SNOOZE_MINUTES = 60

interface AlertRowProps {
  readonly alert: Alert
  readonly busy: boolean
  readonly onExplain: () => void
  readonly onSnooze: (minutes: number) => void
  readonly onAcknowledge: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** An alert: its rule, how it stands, and what can be done about it. */
export function AlertRow({ alert, busy, ...on }: AlertRowProps) {
  const say = useText()
  const { words, metrics } = useReport()
  const unit = metrics.get(alert.measure)?.unit ?? null
  const { level, value, since, evaluatedAt, snoozedUntil, acknowledgedBy, error } = alert.state
  const silent = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now()
  const time = (iso: string | null) => words.instant(iso, 'minute')
  return (
    <li className="keep__item">
      <div className="keep__head">
        <strong>{alert.name}</strong>
        <Chip tone={TONES[level]}>{say(`keep.alert.level.${level}`)}</Chip>
      </div>
      <p className="keep__text">
        {words.measure(alert.measure)} {say(`keep.alert.${alert.direction}`)}{' '}
        {words.amount(alert.threshold, unit)} · {say(`keep.alert.window.${alert.window}`)}
      </p>
      <p className="keep__meta">
        {evaluatedAt === null
          ? say('keep.alert.never')
          : say('keep.alert.now', { value: words.amount(value, unit), time: time(evaluatedAt) })}
        {level !== 'quiet' && since && ` · ${say('keep.alert.since', { time: time(since) })}`}
        {error && ` · ${say('keep.alert.error')}`}
        {silent && ` · ${say('keep.alert.silent', { time: time(snoozedUntil) })}`}
        {acknowledgedBy && ` · ${say('keep.alert.takenBy', { name: acknowledgedBy })}`}
        {` · ${alert.owner}`}
      </p>
      <div className="keep__links">
        <button type="button" className="link-button" onClick={on.onExplain}>
          {say('keep.alert.explain')}
        </button>
        {level === 'firing' && !acknowledgedBy && (
          <button type="button" className="link-button" disabled={busy} onClick={on.onAcknowledge}>
            {say('keep.alert.take')}
          </button>
        )}
        <button
          type="button"
          className="link-button"
          disabled={busy}
          onClick={() => on.onSnooze(silent ? 0 : SNOOZE_MINUTES)}
        >
          {say(silent ? 'keep.alert.wake' : 'keep.alert.snooze')}
        </button>
        {alert.mine && (
          <>
            <button type="button" className="link-button" onClick={on.onEdit}>
              {say('keep.edit')}
            </button>
            <button type="button" className="link-button" disabled={busy} onClick={on.onDelete}>
              {say('keep.delete')}
            </button>
          </>
        )}
      </div>
    </li>
  )
}
