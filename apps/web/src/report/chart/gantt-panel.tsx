import type { PanelData, PanelInfo } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { Gantt, type GanttProps } from '@quaywise/ui'
import { useTimeNotes } from '../keep/note/use-time-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { isMidnight } from './midnight.ts'
import { useComparedNote } from './use-compared.ts'

/** What a panel draws on its lanes. */
export type GanttDrawing = Pick<
  GanttProps,
  'lanes' | 'bars' | 'range' | 'tooltip' | 'laneHeight' | 'noteTitle' | 'legend' | 'outlook' | 'onMark'
>

interface GanttPanelProps {
  readonly panel: PanelInfo
  readonly height: number
  /** What bars and outlines stand for. */
  readonly means: string
  readonly drawing: (data: PanelData) => GanttDrawing
}

/** A panel of bars on lanes over time: waits, is empty or fails, and carries the present and the notes of the team. */
export function GanttPanel({ panel, height, means, drawing }: GanttPanelProps) {
  const query = usePanel(panel)
  const compared = useComparedNote(query.data, '▁')
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={height}
      skeleton="lanes"
      subtitle={[means, compared].filter(Boolean).join(' · ')}
    >
      {(data, title) => <Lanes title={title} data={data} drawing={drawing(data)} />}
    </PanelFrame>
  )
}

interface LanesProps {
  readonly title: string
  readonly data: PanelData
  readonly drawing: GanttDrawing
}

function Lanes({ title, data, drawing }: LanesProps) {
  const say = useText()
  const { words, terminal } = useReport()
  const told = (at: number, style: 'minute' | 'time' | 'day') =>
    words.instant(new Date(at).toISOString(), style)
  const now = Date.parse(terminal.now)
  const [from, to] = drawing.range
  return (
    <Gantt
      title={title}
      {...drawing}
      now={now > from && now < to ? { at: now, label: told(now, 'time') } : undefined}
      formatTime={(at, purpose) =>
        purpose === 'full' ? told(at, 'minute') : told(at, isMidnight(at, terminal.zone) ? 'day' : 'time')
      }
      zoneOffset={zoneOffsetMs(Date.parse(data.window.start), terminal.zone) / 60_000}
      marks={useTimeNotes()}
      direction={directionOf(useLocale())}
      empty={say('report.empty')}
    />
  )
}
