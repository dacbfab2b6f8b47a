import type { ShiftCalendar } from '@quaywise/domain'
import { useText } from '@quaywise/i18n'
import { choicesOn, hoursTold, type ShiftChoice, type ShiftDay } from '../query/shift.ts'

interface ShiftSelectProps {
  readonly day: ShiftDay
  readonly shifts: ShiftCalendar
  readonly onChange: (choice: ShiftChoice) => void
}

/** The whole of a day or one of its shifts, each with its hours. */
export function ShiftSelect({ day, shifts, onChange }: ShiftSelectProps) {
  const say = useText()
  const { date } = day
  const choices = choicesOn(date, shifts)
  return (
    <select
      className="small-select"
      aria-label={say('report.shift')}
      value={day.choice}
      onChange={(event) => {
        const choice = choices.find((each) => each === event.currentTarget.value)
        if (choice) onChange(choice)
      }}
    >
      {day.choice === 'CUSTOM' && <option value="CUSTOM">{say('report.shift.CUSTOM')}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {say(`report.shift.${choice}`, hoursTold({ date, choice }, shifts))}
        </option>
      ))}
    </select>
  )
}
