import { TIMING_RHYTHMS, type Timing } from '@quaywise/domain'
import { useLocale, useText } from '@quaywise/i18n'
import { useReport } from '../../page/report-view.ts'
import { ChoiceField, TextField } from '../field.tsx'
import { weekdayName } from './timing-text.ts'

interface TimingFieldsProps {
  readonly value: Timing
  readonly onChange: (value: Timing) => void
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** How often and when, by the clock of the terminal. */
export function TimingFields({ value, onChange }: TimingFieldsProps) {
  const say = useText()
  const locale = useLocale()
  const { terminal } = useReport()
  const set = (part: Partial<Timing>) => onChange({ ...value, ...part })
  const rhythms = TIMING_RHYTHMS.map((every) => ({ value: every, label: say(`keep.every.${every}`) }))
  const days = WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day, locale) }))
  return (
    <div className="keep__pair">
      <ChoiceField
        label={say('keep.schedule.every')}
        value={value.every}
        options={rhythms}
        onChange={(every) => set({ every })}
      />
      {value.every === 'week' && (
        <ChoiceField
          label={say('keep.schedule.weekday')}
          value={String(value.weekday)}
          options={days}
          onChange={(day) => set({ weekday: Number(day) })}
        />
      )}
      {value.every === 'month' && (
        <TextField
          label={say('keep.schedule.day')}
          type="number"
          min={1}
          max={31}
          value={String(value.day)}
          onChange={(text) => set({ day: Math.min(31, Math.max(1, Math.trunc(Number(text) || 1))) })}
        />
      )}
      {value.every !== 'shift' && (
        <TextField
          label={say('keep.schedule.at')}
          hint={terminal.zone}
          required
          most={5}
          pattern={TIME.source}
          value={value.at}
          onChange={(at) => set({ at })}
        />
      )}
    </div>
  )
}
