import type { Column } from '@quaywise/contract'
import { formatLocalMinute, parseLocalMinute } from '@quaywise/domain'
import { useText } from '@quaywise/i18n'
import type { Condition } from './column-filter.tsx'

const PERCENT = 100

interface RangeFieldsProps {
  readonly column: Column
  readonly draft: Condition | undefined
  readonly zone: string
  readonly onChange: (condition: Condition | undefined) => void
}

type Bounds = readonly [least: string, most: string]

/** The least and the most that a column may hold: numbers in its unit, instants on the terminal's clocks. */
export function RangeFields({ column, draft, zone, onChange }: RangeFieldsProps) {
  const say = useText()
  const instants = column.type === 'instant'
  const bounds = instants ? instantBounds(draft, zone) : numberBounds(draft, column.unit)
  const change = (next: Bounds) =>
    onChange(instants ? instantsOf(column.key, next, zone) : numbersOf(column.key, next, column.unit))
  const field = (at: 0 | 1, label: string) => (
    <label className="column-filter__bound">
      <span>{label}</span>
      <input
        className="column-filter__input"
        type={instants ? 'datetime-local' : 'number'}
        step={instants ? 60 : 'any'}
        data-autofocus={at === 0 ? '' : undefined}
        defaultValue={bounds[at]}
        onChange={({ currentTarget: { value } }) =>
          change(at === 0 ? [value, bounds[1]] : [bounds[0], value])
        }
      />
    </label>
  )
  return (
    <div className="column-filter__bounds">
      {field(0, say('table.least'))}
      {field(1, say('table.most'))}
    </div>
  )
}

const scaleOf = (unit: string | null): number => (unit === '%' ? PERCENT : 1)

function numberBounds(draft: Condition | undefined, unit: string | null): Bounds {
  const told = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(Number((value * scaleOf(unit)).toPrecision(12)))
  if (!draft || !('least' in draft || 'most' in draft)) return ['', '']
  return [told(draft.least), told(draft.most)]
}

function numbersOf(key: string, bounds: Bounds, unit: string | null): Condition | undefined {
  const [least = null, most = null] = bounds.map((text) =>
    text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text) / scaleOf(unit),
  )
  return least === null && most === null ? undefined : { key, least, most }
}

function instantBounds(draft: Condition | undefined, zone: string): Bounds {
  const told = (iso: string | null | undefined) =>
    iso ? formatLocalMinute(Date.parse(iso), zone).replace(' ', 'T') : ''
  if (!draft || !('since' in draft || 'until' in draft)) return ['', '']
  return [told(draft.since), told(draft.until)]
}

function instantsOf(key: string, bounds: Bounds, zone: string): Condition | undefined {
  const [since = null, until = null] = bounds.map((text) => {
    const epoch = parseLocalMinute(text.replace('T', ' ').slice(0, 16), zone)
    return epoch === null ? null : new Date(epoch).toISOString()
  })
  return since === null && until === null ? undefined : { key, since, until }
}
