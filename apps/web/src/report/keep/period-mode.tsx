import { localPeriodOf, RELATIVE_SPANS, type RelativePeriod } from '@quaywise/domain'
import { useText } from '@quaywise/i18n'
import { useShifts } from '../../status/shifts.ts'
import { useReport } from '../page/report-view.ts'
import { ChoiceField, TextField } from './field.tsx'

interface PeriodModeProps {
  readonly value: RelativePeriod | null
  readonly onChange: (value: RelativePeriod | null) => void
}

const FIXED = 'fixed'
const MOST_BACK = 400

/** Whether a kept page stays at its times or moves with the clock, and what that means now. */
export function PeriodMode({ value, onChange }: PeriodModeProps) {
  const say = useText()
  const { form, terminal } = useReport()
  const shifts = useShifts(terminal.zone)
  const shown = value ? localPeriodOf(value, Date.parse(terminal.now), terminal.zone, shifts) : form
  const spans = RELATIVE_SPANS.map((of) => ({ value: of, label: say(`keep.span.${of}`) }))
  const now = say('keep.period.now', { start: shown.startTime, end: shown.endTime })
  const choose = (of: (typeof RELATIVE_SPANS)[number] | typeof FIXED) =>
    onChange(of === FIXED ? null : { of, back: value?.back ?? 1 })
  return (
    <div className="keep__pair">
      <ChoiceField
        label={say('keep.period')}
        hint={now}
        value={value?.of ?? FIXED}
        options={[{ value: FIXED, label: say('keep.period.fixed') }, ...spans]}
        onChange={choose}
      />
      {value && (
        <TextField
          label={say('keep.period.back')}
          hint={say('keep.period.back.hint')}
          type="number"
          min={0}
          max={MOST_BACK}
          value={String(value.back)}
          onChange={(text) => {
            const back = Math.trunc(Number(text))
            if (back >= 0 && back <= MOST_BACK) onChange({ ...value, back })
          }}
        />
      )}
    </div>
  )
}
