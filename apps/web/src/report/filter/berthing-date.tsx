import { useText } from '@quaywise/i18n'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface BerthingDateProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** The day on which vessels are planned to berth; none takes all. */
export function BerthingDate({ value, onChange }: BerthingDateProps) {
  const say = useText()
  const label = say('report.vesselPlanBerthingDate')
  return (
    <DatePicker
      className="month-picker"
      format="YYYY-MM-DD"
      inputReadOnly
      suffixIcon={null}
      aria-label={label}
      placeholder={label}
      value={value === null ? null : dayjs(value)}
      onChange={(date) => onChange(date ? date.format('YYYY-MM-DD') : null)}
    />
  )
}
