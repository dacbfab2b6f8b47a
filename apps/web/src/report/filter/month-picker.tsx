import { useText } from '@quaywise/i18n'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Period } from '../query/period.ts'
import { wholeMonth } from '../query/step.ts'

interface MonthPickerProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

/** The month of a monthly page: a period of all of its days. */
export function MonthPicker({ period, onChange }: MonthPickerProps) {
  const say = useText()
  return (
    <DatePicker
      picker="month"
      className="month-picker"
      format="YYYY-MM"
      allowClear={false}
      inputReadOnly
      suffixIcon={null}
      aria-label={say('report.month')}
      value={dayjs(period.startTime)}
      onChange={(value) => value && onChange(wholeMonth(value.format('YYYY-MM')))}
    />
  )
}
