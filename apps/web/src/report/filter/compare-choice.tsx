import { useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { COMPARE_CHOICES, choiceOf } from '../query/compare.ts'
import { periodBefore } from '../query/period.ts'

/** What all numbers of the page are compared with; another period begins as the one before. One call has no period: its class, or the call before. */
export function CompareSelect() {
  const say = useText()
  const { compare, form, setCompare, call } = useReport()
  const chosen = choiceOf(compare)
  const offered = COMPARE_CHOICES.filter((each) => !call || each === 'previous-call' || each === chosen)
  const choose = (text: string) => {
    const choice = COMPARE_CHOICES.find((each) => each === text)
    setCompare(choice === 'custom' ? periodBefore(form) : choice)
  }
  return (
    <label className="filter-button filter-button--select">
      <span className="filter-button__label">{say('report.compare')}</span>
      <select
        className="small-select small-select--bare"
        value={chosen ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{say(call ? 'call.class' : 'report.compare.none')}</option>
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {say(`report.compare.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
