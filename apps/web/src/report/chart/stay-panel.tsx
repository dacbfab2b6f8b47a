import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { GanttBar, GanttSign, Tone } from '@quaywise/ui'
import { nameIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { comparedBars } from './compared-rows.ts'
import { type GanttDrawing, GanttPanel } from './gantt-panel.tsx'
import { useMarks } from './use-marks.ts'

const HEIGHT = 190
const LANE = 32

/** Stays at berths over time: the plan as an outline, what happened as a bar. */
export function StayPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { words } = useReport()
  const open = useMarks(panel)
  const at = (instant: number, style: 'minute') => words.instant(new Date(instant).toISOString(), style)
  const drawing = (data: PanelData): GanttDrawing => {
    const berths = [...new Set(data.rows.map(berthOf))]
    const bars = [...comparedBars(data, berthOf), ...data.rows.flatMap(barsOf)]
    const rowOf = (key: string) => rowAt(data, key)
    return {
      lanes: berths.map((key) => ({ key, label: words.key('berth', key) })),
      bars,
      range: rangeOf(bars, data),
      laneHeight: LANE,
      legend: signsOf(data.rows),
      tooltip: (bar) => [
        {
          label: nameIn(rowOf(bar.key)?.visit_name) ?? '',
          value: say(bar.before ? 'report.before' : bar.outline ? 'report.plan' : 'report.actual'),
        },
        {
          label: `${at(bar.from, 'minute')} – ${at(bar.to, 'minute')}`,
          value: words.key('trunk_branch', nameIn(rowOf(bar.key)?.trunk_branch) ?? ''),
        },
      ],
      onMark: ({ key, event }) => {
        const row = rowOf(key)
        const visit = nameIn(row?.visit)
        if (row && visit)
          open({ visit }, [{ measure: null, cell: undefined }], event, {
            visit: nameIn(row.visit_name) ?? visit,
          })
      },
    }
  }
  /** Trunk and branch calls where both lie there, and the plan. */
  const signsOf = (rows: readonly Row[]): readonly GanttSign[] => {
    const kinds = [...new Set(rows.map((row) => nameIn(row.trunk_branch) ?? ''))]
      .filter(Boolean)
      .sort()
      .reverse()
    const signs = kinds.map((kind) => ({
      key: kind,
      label: words.key('trunk_branch', kind),
      tone: toneOf(kind),
    }))
    return [...signs, { key: 'plan', label: say('report.plan'), tone: 'accent', outline: true }]
  }
  return <GanttPanel panel={panel} height={HEIGHT} means={say('report.stays.means')} drawing={drawing} />
}

const toneOf = (kind: string | null | undefined): Tone => (kind === 'BRANCH' ? 'neutral' : 'accent')

const berthOf = (row: Row): string => nameIn(row.berth) ?? ''

/** The row behind a bar, of this period or of the one that it is compared with. */
function rowAt({ rows, comparedRows }: PanelData, key: string): Row | undefined {
  const [part, index] = key.split(':')
  return (part === 'before' ? comparedRows : rows)?.[Number(index)]
}

function barsOf(row: Row, index: number): readonly GanttBar[] {
  const lane = berthOf(row)
  const span = (from: string, to: string) => {
    const [start, end] = [Date.parse(nameIn(row[from]) ?? ''), Date.parse(nameIn(row[to]) ?? '')]
    return Number.isFinite(start) && Number.isFinite(end) && end > start ? { from: start, to: end } : null
  }
  const tone = toneOf(nameIn(row.trunk_branch))
  const [plan, actual] = [span('plan_start', 'plan_end'), span('started_at', 'ended_at')]
  const label = nameIn(row.visit_name) ?? undefined
  return [
    ...(plan ? [{ key: `plan:${index}`, lane, ...plan, tone, outline: true } as const] : []),
    ...(actual
      ? [{ key: `actual:${index}`, lane, ...actual, tone, label, slim: plan !== null } as const]
      : []),
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
