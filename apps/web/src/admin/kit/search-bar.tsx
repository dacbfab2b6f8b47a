import { useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'
import { useTab } from '../../workspace/tab-context.ts'

interface SearchBarProps {
  /** The fields of the address that the bar's filters write; clearing takes them all away. */
  readonly fields: readonly string[]
  readonly children: ReactNode
}

/** The filters of a list in one line; what they hold stands in the address of the tab. */
export function SearchBar({ fields, children }: SearchBarProps) {
  const say = useText()
  const { query, setQuery } = useTab()
  const chosen = fields.some((field) => query[field] !== undefined)
  const cleared = Object.fromEntries([...fields, 'page'].map((field) => [field, undefined]))
  return (
    <search className="data-filters">
      {children}
      {chosen && (
        <button type="button" className="qw-button qw-button--quiet" onClick={() => setQuery(cleared)}>
          {say('data.filter.clear')}
        </button>
      )}
    </search>
  )
}
