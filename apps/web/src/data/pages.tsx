import { useText } from '@quaywise/i18n'
import { IconButton } from '@quaywise/ui'
import { useTableLabels } from '../report/table/use-table-labels.ts'

interface PagesProps {
  readonly page: { readonly current: number; readonly pageSize: number; readonly total: number }
  readonly onPage: (current: number) => void
}

/** Turns the pages of a list; nothing where all of it is in sight. */
export function Pages({ page: { current, pageSize, total }, onPage }: PagesProps) {
  const say = useText()
  const labels = useTableLabels()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const from = (current - 1) * pageSize + 1
  return (
    <footer className="data__pages">
      <bdi>{labels.range(from, Math.min(total, current * pageSize), total)}</bdi>
      <IconButton
        icon="previous"
        label={say('report.table.previous')}
        disabled={current <= 1}
        onPress={() => onPage(current - 1)}
      />
      <IconButton
        icon="next"
        label={say('report.table.next')}
        disabled={current >= last}
        onPress={() => onPage(current + 1)}
      />
    </footer>
  )
}
