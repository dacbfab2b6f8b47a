import { useText } from '@quaywise/i18n'
import { COMPARE_CHOICES, type CompareChoice } from '../query/compare.ts'

interface CompareChoiceProps {
  readonly value: CompareChoice | undefined
  readonly onChange: (value: string | undefined) => void
}

/** What the tiles are compared with. */
export function CompareSelect({ value, onChange }: CompareChoiceProps) {
  const say = useText()
  return (
    <label className="filter-button filter-button--select">
      <span className="filter-button__label">{say('report.compare')}</span>
      <select
        className="small-select small-select--bare"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">{say('report.compare.none')}</option>
        {COMPARE_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {say(`report.compare.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
