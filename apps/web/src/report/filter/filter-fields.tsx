import type { Conditions } from '@quaywise/contract'
import { useReport } from '../page/report-view.ts'
import { type Form, isListField, isScope, withList } from '../query/form.ts'
import { BerthingDate } from './berthing-date.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { choicesOf } from './choices.ts'
import { ReleaseTime } from './release-time.tsx'
import { ScopeFilter } from './scope-filter.tsx'

interface FilterFieldsProps {
  readonly draft: Form
  /** The choices of the form's period. */
  readonly offered: Conditions | undefined
  readonly onChange: (form: Form) => void
}

/** The lists and scopes that the report has, in its order. */
export function FilterFields({ draft, offered, onChange }: FilterFieldsProps) {
  const { report, words, conditions } = useReport()
  return report.filters.map((filter) => {
    if (isListField(filter)) {
      return (
        <ChoiceFilter
          key={filter}
          label={words.filter(filter)}
          choices={choicesOf(filter, offered, draft.lists[filter], words)}
          values={draft.lists[filter]}
          onChange={(values) => onChange(withList(draft, filter, values))}
        />
      )
    }
    if (filter === 'vesselPlanBerthingDate') {
      const choose = (vesselPlanBerthingDate: string | null) => onChange({ ...draft, vesselPlanBerthingDate })
      return <BerthingDate key={filter} value={draft.vesselPlanBerthingDate} onChange={choose} />
    }
    if (filter === 'releaseTime') {
      const choose = (releaseTime: number | null) => onChange({ ...draft, releaseTime })
      return <ReleaseTime key={filter} value={draft.releaseTime} onChange={choose} />
    }
    if (!isScope(filter)) return null
    return (
      <ScopeFilter
        key={filter}
        scope={filter}
        draft={draft}
        range={conditions?.scopes[filter]}
        onChange={onChange}
      />
    )
  })
}
