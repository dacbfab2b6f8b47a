import { useText } from '@quaywise/i18n'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Period } from '../query/period.ts'

const FORMAT = 'YYYY-MM-DD HH:mm'
const TIME = { format: 'HH:mm' }

interface PeriodPickerProps {
  readonly period: Period
  readonly narrow: boolean
  readonly onChange: (period: Period) => void
}

/** The period of the search form in wall-clock minutes of the terminal. */
export function PeriodPicker({ period, narrow, onChange }: PeriodPickerProps) {
  const say = useText()
  const [start, end] = [dayjs(period.startTime), dayjs(period.endTime)]
  const set = (startTime: string, endTime: string) =>
    onChange(
      endTime >= startTime
        ? { startTime, endTime }
        : { startTime, endTime: `${startTime.slice(0, 10)} 23:59` },
    )
  const shared = {
    showTime: TIME,
    format: FORMAT,
    allowClear: false,
    needConfirm: false,
    inputReadOnly: narrow,
  }
  if (!narrow) {
    return (
      <DatePicker.RangePicker
        {...shared}
        className="period-picker"
        suffixIcon={null}
        aria-label={say('report.period')}
        value={[start, end]}
        onChange={(values) => {
          const [from, to] = values ?? []
          if (from && to) set(from.format(FORMAT), to.format(FORMAT))
        }}
      />
    )
  }
  return (
    <>
      <DatePicker
        {...shared}
        suffixIcon={null}
        className="period-picker period-picker--part"
        aria-label={say('report.period.start')}
        value={start}
        onChange={(value) => value && set(value.format(FORMAT), period.endTime)}
      />
      <DatePicker
        {...shared}
        suffixIcon={null}
        className="period-picker period-picker--part"
        aria-label={say('report.period.end')}
        value={end}
        onChange={(value) => value && set(period.startTime, value.format(FORMAT))}
      />
    </>
  )
}
