import { useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Period } from '../query/period.ts'
import { periodOfShift, SHIFT_CHOICES, type ShiftDay, shiftOfPeriod, stepShift } from '../query/shift.ts'

const FORMAT = 'YYYY-MM-DD'

interface ShiftPickerProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** The date and shift of a shift page, with the shift before and after a click away. */
export function ShiftPicker({ period, onChange }: ShiftPickerProps) {
  const say = useText()
  const shift = shiftOfPeriod(period)
  const go = (next: ShiftDay) => onChange(periodOfShift(next))
  return (
    <div className="shift-picker">
      <IconButton
        icon="previous"
        label={say('report.shift.previous')}
        onPress={() => go(stepShift(shift, -1))}
      />
      <DatePicker
        className="shift-picker__date"
        variant="borderless"
        allowClear={false}
        inputReadOnly
        suffixIcon={null}
        aria-label={say('report.shift.date')}
        format={FORMAT}
        value={dayjs(shift.date)}
        onChange={(value) => value && go({ ...shift, date: value.format(FORMAT) })}
      />
      <select
        className="small-select"
        aria-label={say('report.shift')}
        value={shift.choice}
        onChange={(event) => {
          const choice = SHIFT_CHOICES.find((each) => each === event.currentTarget.value)
          if (choice) go({ date: shift.date, choice })
        }}
      >
        {shift.choice === 'CUSTOM' && <option value="CUSTOM">{say('report.shift.CUSTOM')}</option>}
        {SHIFT_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {say(`report.shift.${choice}`)}
          </option>
        ))}
      </select>
      <IconButton icon="next" label={say('report.shift.next')} onPress={() => go(stepShift(shift, 1))} />
    </div>
  )
}
