import { useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useShifts } from '../../status/shifts.ts'
import { useReport } from '../page/report-view.ts'
import type { Period } from '../query/period.ts'
import {
  askableRange,
  rangeOfPeriod,
  type ShiftRange,
  shiftsOfRange,
  stepRange,
} from '../query/shift-range.ts'
import { ShiftSelect } from './shift-select.tsx'

const FORMAT = 'YYYY-MM-DD'

interface ShiftRangePickerProps {
  readonly period: Period
  readonly onChange: (range: ShiftRange) => void
}

/** Dates and the sort of shift: one shift, or all of a sort from one date to another. */
export function ShiftRangePicker({ period, onChange }: ShiftRangePickerProps) {
  const say = useText()
  const { marks, terminal } = useReport()
  const shifts = useShifts(terminal.zone)
  const asked = rangeOfPeriod(period, shifts)
  // From the first day shift to the last lie the nights between, unless the page is restricted to its shifts.
  const all = shiftsOfRange(asked).length > 0 && !marks.shift
  const range: ShiftRange = all ? { ...asked, choice: 'CUSTOM' } : asked
  const go = (next: ShiftRange) => onChange(askableRange(next))
  const step = (by: 1 | -1) => () => go(stepRange(range, by, shifts))
  return (
    <div className="shift-picker">
      <IconButton icon="previous" label={say('report.shift.previous')} onPress={step(-1)} />
      <DatePicker.RangePicker
        className="shift-picker__range"
        variant="borderless"
        allowClear={false}
        inputReadOnly
        suffixIcon={null}
        separator="–"
        aria-label={say('report.shift.date')}
        format={FORMAT}
        value={[dayjs(range.from), dayjs(range.to)]}
        onChange={(values) => {
          const [from, to] = values ?? []
          if (from && to) go({ ...range, from: from.format(FORMAT), to: to.format(FORMAT) })
        }}
      />
      <ShiftSelect
        day={{ date: range.from, choice: range.choice }}
        shifts={shifts}
        onChange={(choice) => go({ ...range, choice })}
      />
      <IconButton icon="next" label={say('report.shift.next')} onPress={step(1)} />
    </div>
  )
}
