import { useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useShifts } from '../../status/shifts.ts'
import { useReport } from '../page/report-view.ts'
import type { Period } from '../query/period.ts'
import { periodOfShift, type ShiftDay, shiftOfPeriod, stepShift } from '../query/shift.ts'
import { ShiftSelect } from './shift-select.tsx'

const FORMAT = 'YYYY-MM-DD'

interface ShiftPickerProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** The date and shift of a shift page, with the shift before and after a click away. */
export function ShiftPicker({ period, onChange }: ShiftPickerProps) {
  const say = useText()
  const shifts = useShifts(useReport().terminal.zone)
  const shift = shiftOfPeriod(period, shifts)
  const go = (next: ShiftDay) => onChange(periodOfShift(next, shifts))
  return (
    <div className="shift-picker">
      <IconButton
        icon="previous"
        label={say('report.shift.previous')}
        onPress={() => go(stepShift(shift, -1, shifts))}
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
      <ShiftSelect day={shift} shifts={shifts} onChange={(choice) => go({ date: shift.date, choice })} />
      <IconButton
        icon="next"
        label={say('report.shift.next')}
        onPress={() => go(stepShift(shift, 1, shifts))}
      />
    </div>
  )
}
