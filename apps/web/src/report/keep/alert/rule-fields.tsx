import { ALERT_WINDOWS } from '@quaywise/contract/alert-windows'
import { useText } from '@quaywise/i18n'
import { ChoiceField, TextField } from '../field.tsx'
import type { AlertDraft } from './alert-form.tsx'

interface RuleFieldsProps {
  readonly draft: AlertDraft
  readonly unit: string
  /** As they are written. */
  readonly amounts: { readonly threshold: string; readonly hysteresis: string }
  readonly onThreshold: (text: string) => void
  readonly onHysteresis: (text: string) => void
  readonly onChange: (part: Partial<AlertDraft>) => void
}

/** The rule of an alert: side and value, window and minutes, how far back, and for whom. */
export function RuleFields({ draft, unit, amounts, onThreshold, onHysteresis, onChange }: RuleFieldsProps) {
  const say = useText()
  const windows = ALERT_WINDOWS.map((value) => ({ value, label: say(`keep.alert.window.${value}`) }))
  const sides = (['below', 'above'] as const).map((value) => ({ value, label: say(`keep.alert.${value}`) }))
  const audiences = (['own', 'all'] as const).map((value) => ({
    value,
    label: say(`keep.audience.${value}`),
  }))
  return (
    <>
      <div className="keep__pair">
        <ChoiceField
          label={say('keep.alert.side')}
          value={draft.direction}
          options={sides}
          onChange={(direction) => onChange({ direction })}
        />
        <TextField
          label={say('keep.alert.threshold')}
          hint={unit}
          type="number"
          step="any"
          required
          value={amounts.threshold}
          onChange={onThreshold}
        />
      </div>
      <div className="keep__pair">
        <ChoiceField
          label={say('keep.alert.window')}
          value={draft.window}
          options={windows}
          onChange={(window) => onChange({ window })}
        />
        <TextField
          label={say('keep.alert.hold')}
          hint={say('keep.alert.hold.hint')}
          type="number"
          min={0}
          max={1440}
          value={String(draft.holdMinutes)}
          onChange={(text) =>
            onChange({ holdMinutes: Math.min(1440, Math.max(0, Math.trunc(Number(text)))) })
          }
        />
      </div>
      <div className="keep__pair">
        <TextField
          label={say('keep.alert.hysteresis')}
          hint={say('keep.alert.hysteresis.hint')}
          type="number"
          step="any"
          min={0}
          value={amounts.hysteresis}
          onChange={onHysteresis}
        />
        <ChoiceField
          label={say('keep.audience')}
          value={draft.audience === 'all' ? 'all' : 'own'}
          options={audiences}
          onChange={(audience) => onChange({ audience })}
        />
      </div>
    </>
  )
}
