import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useLocale, useText } from '@quaywise/i18n'
import { useMemo, useState } from 'react'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { CalendarMap } from './calendar-map.tsx'
import { calendarModel } from './calendar-model.ts'
import { Check } from './check.tsx'
import { useComparedNote } from './use-compared.ts'

const HEIGHT = 228

/** One measure over the days of the period, as a calendar. */
export function CalendarPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const query = usePanel(panel)
  const { words, metrics } = useReport()
  const [changes, setChanges] = useState(false)
  const unit = metrics.get(panel.measures[0] ?? '')?.unit ?? null
  const comparable = Boolean(query.data?.compare)
  const nothing = useComparedNote(query.data?.compare === null ? query.data : undefined, 'Δ')
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={HEIGHT}
      skeleton="grid"
      subtitle={[words.unit(unit), nothing].filter(Boolean).join(' · ')}
      actions={comparable && <Check label={say('report.change')} checked={changes} onChange={setChanges} />}
    >
      {(data, title) => <Calendar {...{ panel, data, title, unit }} changes={changes && comparable} />}
    </PanelFrame>
  )
}

interface CalendarProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
  readonly unit: string | null
  readonly changes: boolean
}

function Calendar({ panel, data, ...rest }: CalendarProps) {
  const locale = useLocale()
  const model = useMemo(() => calendarModel(panel, data, locale), [panel, data, locale])
  return <CalendarMap panel={panel} model={model} height={HEIGHT} {...rest} />
}
