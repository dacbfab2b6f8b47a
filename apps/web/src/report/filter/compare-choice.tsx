import { useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { COMPARE_CHOICES, choiceOf } from '../query/compare.ts'
import { periodBefore } from '../query/period.ts'

/** What all numbers of the page are compared with; another period begins as the one before. */
export function CompareSelect() {
  const say = useText()
  const { compare, form, setCompare } = useReport()
  const choose = (text: string) => {
    const choice = COMPARE_CHOICES.find((each) => each === text)
    setCompare(choice === 'custom' ? periodBefore(form) : choice)
  }
  return (
    <label className="filter-button filter-button--select">
      <span className="filter-button__label">{say('report.compare')}</span>
      <select
        className="small-select small-select--bare"
        value={choiceOf(compare) ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
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
