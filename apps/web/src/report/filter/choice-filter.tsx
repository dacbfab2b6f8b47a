import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { Icon, Popover } from '@quaywise/ui'
import { useState } from 'react'
import type { Choice } from './choices.ts'
import './filter.css'

const SEARCH_FROM = 9

interface ChoiceFilterProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** A list of the search form: a button that tells what is chosen, and the choices with their counts. */
export function ChoiceFilter({ label, choices, values, onChange }: ChoiceFilterProps) {
  const say = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = choices.filter(({ key }) => values.includes(key))
  const told =
    chosen.length === 0
      ? say('report.filter.all')
      : chosen.length === 1
        ? chosen[0]?.label
        : say('report.filter.some', { count: chosen.length, total: choices.length })
  return (
    <>
      <button
        type="button"
        className="filter-button"
        disabled={choices.length === 0}
        title={choices.length === 0 ? say('report.filter.none') : `${label}: ${told}`}
        aria-label={`${label}: ${told}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {chosen.length === 1 ? null : <span className="filter-button__label">{label}</span>}
        {chosen.length > 0 && <b className="filter-button__value">{told}</b>}
        <Icon name="down" size={12} />
      </button>
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={() => setAnchor(null)}>
          <ChoiceList choices={choices} values={values} onChange={onChange} />
        </Popover>
      )}
    </>
  )
}

function ChoiceList({ choices, values, onChange }: Omit<ChoiceFilterProps, 'label'>) {
  const say = useText()
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const shown = choices.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
  const toggle = (key: string) =>
    onChange(values.includes(key) ? values.filter((value) => value !== key) : [...values, key])
  return (
    <div className="choice-list">
      {choices.length >= SEARCH_FROM && (
        <input
          type="search"
          className="choice-list__search"
          data-autofocus=""
          aria-label={say('report.filter.search')}
          placeholder={say('report.filter.search')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <div className="choice-list__choices">
        {shown.map(({ key, label, count }) => (
          <label key={key} className="choice-list__choice">
            <input type="checkbox" checked={values.includes(key)} onChange={() => toggle(key)} />
            <span>{label}</span>
            <small>{formatNumber(count, '1', locale)}</small>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="link-button"
        onClick={() => onChange([])}
        disabled={values.length === 0}
      >
        {say('report.filter.clear')}
      </button>
    </div>
  )
}
