import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useLocale, useText } from '@quaywise/i18n'
import { useMemo, useState } from 'react'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { CalendarMap, THOUSANDS, useInThousands } from './calendar-map.tsx'
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
  const model = useModel(panel, query.data)
  const brief = useInThousands(model)
  const nothing = useComparedNote(query.data?.compare === null ? query.data : undefined, 'Δ')
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={HEIGHT}
      skeleton="grid"
      subtitle={[words.unit(unit), brief ? THOUSANDS : '', nothing].filter(Boolean).join(' · ')}
      actions={comparable && <Check label={say('report.change')} checked={changes} onChange={setChanges} />}
    >
      {(_data, title) =>
        model && (
          <CalendarMap {...{ panel, model, title, unit }} height={HEIGHT} changes={changes && comparable} />
        )
      }
    </PanelFrame>
  )
}

function useModel(panel: PanelInfo, data: PanelData | undefined) {
  const locale = useLocale()
  return useMemo(() => data && calendarModel(panel, data, locale), [panel, data, locale])
}
