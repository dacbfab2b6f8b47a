import type { Schedule, ScheduleRun } from '@quaywise/contract'
import { useLocale, usePageText, useText } from '@quaywise/i18n'
import { Chip, type Tone } from '@quaywise/ui'
import { useState } from 'react'
import { useReport } from '../../page/report-view.ts'
import { periodText } from '../period-text.ts'
import { RunList } from './run-list.tsx'
import { timingText } from './timing-text.ts'

const TONES: Readonly<Record<ScheduleRun['state'], Tone>> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'good',
  failed: 'bad',
}

interface ScheduleRowProps {
  readonly schedule: Schedule
  readonly busy: boolean
  readonly onRun: () => void
  readonly onPause: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** A scheduled report: when it is due, what became of it, and what can be done. */
export function ScheduleRow({ schedule, busy, ...on }: ScheduleRowProps) {
  const say = useText()
  const text = usePageText()
  const locale = useLocale()
  const { words } = useReport()
  const [open, setOpen] = useState(false)
  const { timing, period, query, target, paused, nextAt, last } = schedule
  const waits = last?.state === 'waiting' || last?.state === 'running'
  return (
    <li className="keep__item">
      <div className="keep__head">
        <strong>{schedule.name}</strong>
        {paused && <Chip muted>{say('keep.schedule.paused')}</Chip>}
        {last && <Chip tone={TONES[last.state]}>{say(`keep.run.${last.state}`)}</Chip>}
      </div>
      <p className="keep__text">
        {timingText(timing, say, locale)} · {periodText(period, query, say)} ·{' '}
        {say(`keep.schedule.${target}`)}
      </p>
      <p className="keep__meta">
        {say('keep.schedule.next', { time: words.instant(nextAt, 'minute') })}
        {last &&
          ` · ${say('keep.schedule.last', { time: words.instant(last.finishedAt ?? last.dueAt, 'minute') })}`}
        {last?.error && ` · ${text(`keep.error.${last.error}`, last.error)}`}
        {` · ${schedule.owner}`}
      </p>
      <div className="keep__links">
        <button type="button" className="link-button" disabled={busy || waits} onClick={on.onRun}>
          {say('keep.schedule.run')}
        </button>
        <button type="button" className="link-button" disabled={busy} onClick={on.onPause}>
          {say(paused ? 'keep.schedule.resume' : 'keep.schedule.pause')}
        </button>
        <button type="button" className="link-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('keep.schedule.runs')}
        </button>
        <button type="button" className="link-button" onClick={on.onEdit}>
          {say('keep.edit')}
        </button>
        <button type="button" className="link-button" disabled={busy} onClick={on.onDelete}>
          {say('keep.delete')}
        </button>
      </div>
      {open && <RunList schedule={schedule.id} />}
    </li>
  )
}
