import type { PanelData } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'

/** Names the filters that some tiles cannot be restricted by, and those tiles. */
export function NotApplied({ data }: { readonly data: PanelData | undefined }) {
  const say = useText()
  const { words } = useReport()
  const filters = new Map<string, string[]>()
  for (const { key, notApplied = [] } of data?.columns ?? [])
    for (const filter of notApplied) filters.set(filter, [...(filters.get(filter) ?? []), words.measure(key)])
  if (filters.size === 0) return null
  return (
    <div className="tiles__left">
      {[...filters].map(([filter, measures]) => (
        <Chip key={filter} muted hint={`${say('report.notApplied.means')}: ${measures.join(', ')}`}>
          {say('report.notApplied', { filter: words.filter(filter) })}
        </Chip>
      ))}
    </div>
  )
}
