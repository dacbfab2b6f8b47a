import type { Alert } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { useReport } from '../../page/report-view.ts'
import { ChoiceField, TextField } from '../field.tsx'
import { RuleFields } from './rule-fields.tsx'
import { fromShown, toShown } from './shown-amount.ts'

/** What of an alert is written in its form. */
export type AlertDraft = Pick<
  Alert,
  | 'name'
  | 'panel'
  | 'measure'
  | 'direction'
  | 'threshold'
  | 'hysteresis'
  | 'window'
  | 'holdMinutes'
  | 'audience'
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
    .flatMap(({ id, measures }) =>
      measures.map((measure) => ({ value: `${id}/${measure}`, label: words.measure(measure) })),
    )
  const chooseTile = (text: string) => {
    const [panel = '', measure = ''] = text.split('/')
    set({
      panel,
      measure,
      ...(draft.name === words.measure(draft.measure) ? { name: words.measure(measure) } : {}),
    })
  }
  const shownUnit = metrics.get(draft.measure)?.unit ?? null
  const amount = fromShown(threshold, shownUnit)
  const back = fromShown(hysteresis, shownUnit)
  const hint = shownUnit === '%' ? '%' : words.unit(shownUnit)
  const save = () => {
    if (amount !== null && back !== null) onSave({ ...draft, threshold: amount, hysteresis: Math.abs(back) })
  }
  return (
    <form
      className="keep__form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <ChoiceField
        label={say('keep.alert.tile')}
        value={`${draft.panel}/${draft.measure}`}
        options={tiles}
        onChange={chooseTile}
      />
      <RuleFields
        draft={draft}
        unit={hint}
        amounts={{ threshold, hysteresis }}
        onThreshold={setThreshold}
        onHysteresis={setHysteresis}
        onChange={set}
      />
      <TextField
        label={say('keep.name')}
        required
        most={80}
        value={draft.name}
        onChange={(name) => set({ name })}
      />
      <div className="keep__buttons">
        <button
          type="submit"
          className="keep__button keep__button--main"
          disabled={busy || amount === null || draft.name.trim() === ''}
        >
          {say('keep.save')}
        </button>
        <button type="button" className="keep__button" onClick={onCancel}>
          {say('keep.cancel')}
        </button>
      </div>
    </form>
  )
}
