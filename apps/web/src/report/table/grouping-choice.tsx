import type { PanelInfo } from '@quaywise/contract'
import { usePageText, useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'

interface GroupingChoiceProps {
  readonly panel: PanelInfo
  readonly value: string | undefined
  readonly onChange: (key: string | undefined) => void
}

/** The groupings that a table offers; nothing where it has only one. */
export function GroupingChoice({ panel, value, onChange }: GroupingChoiceProps) {
  const say = useText()
  const text = usePageText()
  const { words } = useReport()
  const keys = Object.keys(panel.groupings ?? {})
  if (keys.length === 0) return null
  const joined = panel.by.map(words.dimension).join(' · ')
  return (
    <select
      className="small-select"
      aria-label={say('report.table.grouping')}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="">{joined}</option>
      {keys.map((key) => (
        <option key={key} value={key}>
          {text(`grouping.${key}`, words.dimension(key))}
        </option>
      ))}
    </select>
  )
}
