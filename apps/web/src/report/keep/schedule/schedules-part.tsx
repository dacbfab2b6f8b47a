import type { Schedule } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useReport } from '../../page/report-view.ts'
import { pause, runNow, saveKept, schedulesQuery } from '../calls.ts'
import { UndoBar } from '../undo-bar.tsx'
import { useKept } from '../use-kept.ts'
import { usePageQuestion } from '../use-page-question.ts'
import { usePlace } from '../use-place.ts'
import { usePageState } from '../view/use-page-state.ts'
import { type ScheduleDraft, ScheduleForm } from './schedule-form.tsx'
import { ScheduleRow } from './schedule-row.tsx'

const WORK_MS = 3000

const FRESH = {
  period: { of: 'day', back: 1 },
  timing: { every: 'day', at: '08:30', weekday: 1, day: 1 },
  format: 'xlsx',
  target: 'folder',
  url: null,
} as const

/** The scheduled reports of the page: made by the clock, now, or not for a while. */
export function SchedulesPart() {
  const say = useText()
  const text = usePageText()
  const { report } = useReport()
  const place = usePlace()
  const { state } = usePageState()
  const { data } = useQuery({
    ...schedulesQuery(place),
    refetchInterval: ({ state: { data: known } }) =>
      known?.schedules.some(({ last }) => last?.state === 'waiting' || last?.state === 'running')
        ? WORK_MS
        : false,
  })
  const question = usePageQuestion()
  const kept = useKept('schedules')
  const [edited, setEdited] = useState<Schedule | 'new' | null>(null)
  const save = ({ name, period, timing, format, target, url, secret }: ScheduleDraft) => {
    const told = secret === undefined || secret === '' ? {} : { secret }
    const body = { name, period, timing, format, target, url: target === 'webhook' ? url : null, ...told }
    const work = () =>
      edited === 'new'
        ? saveKept('schedules', null, { ...place, ...body, query: state, question })
        : saveKept('schedules', edited?.id ?? '', body)
    kept.run(work, () => setEdited(null))
  }
  return (
    <>
      {edited ? (
        <ScheduleForm
          start={edited === 'new' ? { ...FRESH, name: text(`page.${report.id}`) } : edited}
          signed={edited !== 'new' && edited.signed}
          webhook={data?.webhook ?? false}
          busy={kept.busy}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <button type="button" className="keep__button keep__button--main" onClick={() => setEdited('new')}>
          {say('keep.schedule.new')}
        </button>
      )}
      <UndoBar kept={kept} />
      {data?.schedules.length === 0 && <p className="keep__none">{say('keep.schedule.none')}</p>}
      <ul className="keep__list">
        {data?.schedules.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            busy={kept.busy}
            onRun={() => kept.run(() => runNow(schedule.id))}
            onPause={() => kept.run(() => pause(schedule.id, !schedule.paused))}
            onEdit={() => setEdited(schedule)}
            onDelete={() => kept.remove(schedule)}
          />
        ))}
      </ul>
    </>
  )
}
