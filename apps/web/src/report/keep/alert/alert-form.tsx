import { ALERT_WINDOWS, type Alert } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { useReport } from '../../page/report-view.ts'
import { ChoiceField, TextField } from '../field.tsx'
import { fromShown, toShown } from './shown-amount.ts'

/** What of an alert is written in its form. */
export type AlertDraft = Pick<
  Alert,
  'name' | 'panel' | 'measure' | 'direction' | 'threshold' | 'hysteresis' | 'window' | 'holdMinutes' | 'audience'
>

interface AlertFormProps {
  readonly start: AlertDraft
  readonly busy: boolean
  readonly onSave: (draft: AlertDraft) => void
  readonly onCancel: () => void
}

/** Sets an alert: which tile, which side of which value, over which time, for how long. */
export function AlertForm({ start, busy, onSave, onCancel }: AlertFormProps) {
  const say = useText()
  const { report, words, metrics } = useReport()
  const unit = metrics.get(start.measure)?.unit ?? null
  const [draft, setDraft] = useState(start)
  const [threshold, setThreshold] = useState(() => toShown(start.threshold, unit))
  const [hysteresis, setHysteresis] = useState(() => toShown(start.hysteresis, unit))
  const set = (part: Partial<AlertDraft>) => setDraft({ ...draft, ...part })
  const tiles = report.panels
    .filter(({ kind }) => kind === 'kpis')
    .flatMap(({ id, measures }) => measures.map((measure) => ({ value: `${id}/${measure}`, label: words.measure(measure) })))
  const chooseTile = (text: string) => {
    const [panel = '', measure = ''] = text.split('/')
    set({ panel, measure, ...(draft.name === words.measure(draft.measure) ? { name: words.measure(measure) } : {}) })
  }
  const shownUnit = metrics.get(draft.measure)?.unit ?? null
  const amount = fromShown(threshold, shownUnit)
  const back = fromShown(hysteresis, shownUnit)
  const hint = shownUnit === '%' ? '%' : words.unit(shownUnit)
  const save = () => {
    if (amount !== null && back !== null) onSave({ ...draft, threshold: amount, hysteresis: Math.abs(back) })
  }
  const windows = ALERT_WINDOWS.map((value) => ({ value, label: say(`keep.alert.window.${value}`) }))
  const sides = (['below', 'above'] as const).map((value) => ({ value, label: say(`keep.alert.${value}`) }))
  const audiences = (['own', 'all'] as const).map((value) => ({ value, label: say(`keep.audience.${value}`) }))
  return (
    <form
      className="keep__form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <ChoiceField label={say('keep.alert.tile')} value={`${draft.panel}/${draft.measure}`} options={tiles} onChange={chooseTile} />
      <div className="keep__pair">
        <ChoiceField label={say('keep.alert.side')} value={draft.direction} options={sides} onChange={(direction) => set({ direction })} />
        <TextField label={say('keep.alert.threshold')} hint={hint} type="number" step="any" required value={threshold} onChange={setThreshold} />
      </div>
      <div className="keep__pair">
        <ChoiceField label={say('keep.alert.window')} value={draft.window} options={windows} onChange={(window) => set({ window })} />
        <TextField
          label={say('keep.alert.hold')}
          hint={say('keep.alert.hold.hint')}
          type="number"
          min={0}
          max={1440}
          value={String(draft.holdMinutes)}
          onChange={(text) => set({ holdMinutes: Math.min(1440, Math.max(0, Math.trunc(Number(text)))) })}
        />
      </div>
      <div className="keep__pair">
        <TextField label={say('keep.alert.hysteresis')} hint={say('keep.alert.hysteresis.hint')} type="number" step="any" min={0} value={hysteresis} onChange={setHysteresis} />
        <ChoiceField label={say('keep.audience')} value={draft.audience === 'all' ? 'all' : 'own'} options={audiences} onChange={(audience) => set({ audience })} />
      </div>
      <TextField label={say('keep.name')} required most={80} value={draft.name} onChange={(name) => set({ name })} />
      <div className="keep__buttons">
        <button type="submit" className="keep__button keep__button--main" disabled={busy || amount === null || draft.name.trim() === ''}>
          {say('keep.save')}
        </button>
        <button type="button" className="keep__button" onClick={onCancel}>
          {say('keep.cancel')}
        </button>
      </div>
    </form>
  )
}
