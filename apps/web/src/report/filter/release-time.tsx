import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { MOST_RELEASE_DAYS } from '../query/address.ts'
import { keepReleaseUnit, type ReleaseUnit, readReleaseUnit } from './release-unit.ts'

const HOURS = 24

interface ReleaseTimeProps {
  readonly value: number | null
  readonly onChange: (days: number | null) => void
}

/** How long before planned berthing boxes are taken in, told in days or hours; the unit is remembered. */
export function ReleaseTime({ value, onChange }: ReleaseTimeProps) {
  const say = useText()
  const [unit, setUnit] = useState(readReleaseUnit)
  const label = say('report.releaseTime')
  const factor = unit === 'h' ? HOURS : 1
  const write = (text: string) => {
    const days = Number(text) / factor
    if (text === '') onChange(null)
    else if (days >= 0 && days <= MOST_RELEASE_DAYS) onChange(days)
  }
  const choose = (next: ReleaseUnit) => {
    keepReleaseUnit(next)
    setUnit(next)
  }
  return (
    <span className="filter-button filter-button--select release-time">
      <label className="filter-button__label">
        {label}{' '}
        <input
          type="number"
          min={0}
          max={MOST_RELEASE_DAYS * factor}
          step={unit === 'h' ? 1 : 0.5}
          value={value === null ? '' : Math.round(value * factor * 100) / 100}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </label>
      <select
        className="small-select small-select--bare"
        aria-label={label}
        value={unit}
        onChange={(event) => choose(event.currentTarget.value === 'h' ? 'h' : 'd')}
      >
        {(['d', 'h'] as const).map((each) => (
          <option key={each} value={each}>
            {say(`report.releaseTime.${each}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
