import type { Alert } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTab } from '../../../workspace/tab-context.ts'
import { useReport } from '../../page/report-view.ts'
import { acknowledge, alertsQuery, saveKept, snooze } from '../calls.ts'
import { UndoBar } from '../undo-bar.tsx'
import { useKept } from '../use-kept.ts'
import { usePageQuestion } from '../use-page-question.ts'
import { usePlace } from '../use-place.ts'
import { patchTo } from '../view/page-state.ts'
import { usePageState } from '../view/use-page-state.ts'
import { type AlertDraft, AlertForm } from './alert-form.tsx'
import { AlertRow } from './alert-row.tsx'

interface AlertsPartProps {
  readonly tile: { readonly panel: string; readonly measure: string } | undefined
}

/** The alerts of the page: how they stand, set on a tile, silenced, taken on. */
export function AlertsPart({ tile }: AlertsPartProps) {
  const say = useText()
  const place = usePlace()
  const { query, setQuery } = useTab()
  const { state } = usePageState()
  const { data } = useQuery(alertsQuery(place))
  const question = usePageQuestion()
  const kept = useKept('alerts')
  const fresh = useFreshAlert(tile)
  const [edited, setEdited] = useState<Alert | 'new' | null>(tile && fresh ? 'new' : null)
  const start = edited === 'new' ? fresh : edited
  const save = ({
    name,
    panel,
    measure,
    direction,
    threshold,
    hysteresis,
    window,
    holdMinutes,
    audience,
  }: AlertDraft) => {
    const body = { name, panel, measure, direction, threshold, hysteresis, window, holdMinutes, audience }
    const work = () =>
      edited === 'new'
        ? saveKept('alerts', null, { ...place, ...body, query: state, question })
        : saveKept('alerts', edited?.id ?? '', body)
    kept.run(work, () => setEdited(null))
  }
  return (
    <>
      {start && edited ? (
        <AlertForm start={start} busy={kept.busy} onSave={save} onCancel={() => setEdited(null)} />
      ) : (
        fresh && (
          <button type="button" className="keep__button keep__button--main" onClick={() => setEdited('new')}>
            {say('keep.alert.new')}
          </button>
        )
      )}
      <UndoBar kept={kept} />
      {data?.length === 0 && (
        <p className="keep__none">{say(fresh ? 'keep.alert.none' : 'keep.alert.noTiles')}</p>
      )}
      <ul className="keep__list">
        {data?.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            busy={kept.busy}
            onExplain={() => setQuery(patchTo(query, alert.query, undefined))}
            onSnooze={(minutes) => kept.run(() => snooze(alert.id, minutes))}
            onAcknowledge={() => kept.run(() => acknowledge(alert.id))}
            onEdit={() => setEdited(alert)}
            onDelete={() => kept.remove(alert)}
          />
        ))}
      </ul>
    </>
  )
}

/** An alert before anybody wrote one: on the tile that was pointed at, else on the first of the page. */
function useFreshAlert(tile: AlertsPartProps['tile']): AlertDraft | null {
  const { report, words, metrics } = useReport()
  const first = report.panels.find(({ kind, measures }) => kind === 'kpis' && measures.length > 0)
  const panel = tile?.panel ?? first?.id
  const measure = tile?.measure ?? first?.measures[0]
  if (panel === undefined || measure === undefined) return null
  const direction = metrics.get(measure)?.better === 'lower' ? 'above' : 'below'
  const rule = { threshold: 0, hysteresis: 0, window: 'shift', holdMinutes: 5, audience: 'own' } as const
  return { ...rule, name: words.measure(measure), panel, measure, direction }
}
