import type { Conditions } from '@quaywise/contract'
import { useReport } from '../page/report-view.ts'
import { type Form, isListField, isScope, withList } from '../query/form.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { choicesOf } from './choices.ts'
import { ScopeFilter } from './scope-filter.tsx'

interface FilterFieldsProps {
  readonly draft: Form
  /** The choices of the form's period. */
  readonly offered: Conditions | undefined
  readonly onChange: (form: Form) => void
}

/** The lists and scopes that the report has, in its order. */
export function FilterFields({ draft, offered, onChange }: FilterFieldsProps) {
  const { report, words, conditions, call } = useReport()
  return report.filters.map((filter) => {
    if (call && filter === 'vesselVoyage') return null
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
