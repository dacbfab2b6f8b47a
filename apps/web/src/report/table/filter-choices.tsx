import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import type { ColumnChoice, Condition } from './column-filter.tsx'

const SEARCH_FROM = 9

interface ChoiceFieldsProps {
  readonly columnKey: string
  readonly draft: Condition | undefined
  readonly choices: readonly ColumnChoice[]
  readonly onChange: (condition: Condition | undefined) => void
}

/** The values of a column to be ticked; long lists can be searched. */
export function ChoiceFields({ columnKey, draft, choices, onChange }: ChoiceFieldsProps) {
  const say = useText()
  const [search, setSearch] = useState('')
  const chosen = draft && 'in' in draft ? draft.in : []
  const toggle = (value: string | null) => {
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
    onChange(next.length > 0 ? { key: columnKey, in: next } : undefined)
  }
  const found = choices.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
  return (
    <>
      {choices.length >= SEARCH_FROM && (
        <input
          className="column-filter__input"
          data-autofocus=""
          placeholder={say('report.filter.search')}
          aria-label={say('report.filter.search')}
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      )}
      <div className="column-filter__choices">
        {found.map(({ value, label }, index) => (
          <label key={value ?? ''} className="column-filter__choice">
            <input
              type="checkbox"
              data-autofocus={index === 0 && choices.length < SEARCH_FROM ? '' : undefined}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </>
  )
}
