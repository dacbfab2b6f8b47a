import type { PanelData, PanelInfo } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { Gantt, type GanttBar } from '@quaywise/ui'
import { nameIn, type Row } from '../data/cell.ts'
import { noteBy } from '../keep/note/note-places.ts'
import { useNotes } from '../keep/note/use-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { useMarks } from './use-marks.ts'

const HEIGHT = 190

/** Stays at berths over time: the plan as an outline, what happened as a bar. */
export function StayPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  return (
    <PanelFrame
      panel={panel}
      query={usePanel(panel)}
      height={HEIGHT}
      skeleton="lanes"
      subtitle={say('report.stays.means')}
    >
      {(data, title) => <Stays panel={panel} data={data} title={title} />}
    </PanelFrame>
  )
}

interface StaysProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
}

function Stays({ panel, data, title }: StaysProps) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words, terminal } = useReport()
  const open = useMarks(panel)
  const berths = [...new Set(data.rows.map((row) => nameIn(row.berth) ?? ''))]
  const bars = data.rows.flatMap((row, index) => barsOf(row, index))
  const rowOf = (key: string) => data.rows[Number(key.split(':')[1])]
  const at = (instant: number, style: 'minute' | 'time' | 'day') =>
    words.instant(new Date(instant).toISOString(), style)
  const now = Date.parse(terminal.now)
  const marks = useNotes().map((note) => ({
    ...{ key: note.id, text: note.text, by: noteBy(note) },
    ...{ from: Date.parse(note.startAt), to: Date.parse(note.endAt) },
  }))
  return (
    <Gantt
      title={title}
      lanes={berths.map((key) => ({ key, label: words.key('berth', key) }))}
      bars={bars}
      range={rangeOf(bars, data)}
      now={{ at: now, label: at(now, 'time') }}
      formatTime={(instant, purpose) =>
        at(instant, purpose === 'full' ? 'minute' : tickStyle(data, instant, terminal.zone))
      }
      zoneOffset={zoneOffsetMs(Date.parse(data.window.start), terminal.zone) / 60_000}
      tooltip={(bar) => [
        {
          label: nameIn(rowOf(bar.key)?.visit_name) ?? '',
          value: say(bar.outline ? 'report.plan' : 'report.actual'),
        },
        {
          label: `${at(bar.from, 'minute')} – ${at(bar.to, 'minute')}`,
          value: words.key('trunk_branch', nameIn(rowOf(bar.key)?.trunk_branch) ?? ''),
        },
      ]}
      laneHeight={30}
      marks={marks}
      direction={direction}
      empty={say('report.empty')}
      onMark={({ key, event }) => {
        const row = rowOf(key)
        const visit = nameIn(row?.visit)
        if (row && visit)
          open({ visit }, [{ measure: null, cell: undefined }], event, {
            visit: nameIn(row.visit_name) ?? visit,
          })
      }}
    />
  )
}

/** Over days, midnight tells the day and the ticks between tell the time. */
const tickStyle = ({ window }: PanelData, instant: number, zone: string): 'time' | 'day' => {
  const days = Date.parse(window.end) - Date.parse(window.start) > 2 * 86_400_000
  return days && (instant + zoneOffsetMs(instant, zone)) % 86_400_000 === 0 ? 'day' : 'time'
}

function barsOf(row: Row, index: number): readonly GanttBar[] {
  const lane = nameIn(row.berth) ?? ''
  const span = (from: string, to: string) => {
    const [start, end] = [Date.parse(nameIn(row[from]) ?? ''), Date.parse(nameIn(row[to]) ?? '')]
    return Number.isFinite(start) && Number.isFinite(end) && end > start ? { from: start, to: end } : null
  }
  const tone = row.trunk_branch === 'BRANCH' ? 'neutral' : 'accent'
  const [plan, actual] = [span('plan_start', 'plan_end'), span('started_at', 'ended_at')]
  const label = nameIn(row.visit_name) ?? undefined
  return [
    ...(actual ? [{ key: `actual:${index}`, lane, ...actual, tone, label } as const] : []),
    ...(plan ? [{ key: `plan:${index}`, lane, ...plan, tone, outline: true } as const] : []),
  ]
}

/** The window, widened to the stays that cross its edges by at most half a day. */
function rangeOf(bars: readonly GanttBar[], { window }: PanelData): readonly [number, number] {
  const [start, end] = [Date.parse(window.start), Date.parse(window.end)]
  const room = 43_200_000
  const first = Math.min(start, ...bars.map(({ from }) => from))
  const last = Math.max(end, ...bars.map(({ to }) => to))
  return [Math.max(first, start - room), Math.min(last, end + room)]
}
