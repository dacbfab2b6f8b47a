import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { nameIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { berthCranesModel } from './berth-cranes-model.ts'
import { type GanttDrawing, GanttPanel } from './gantt-panel.tsx'
import { useMarks } from './use-marks.ts'

const HEIGHT = 220
const LANE = 22

/** Ships at their berths with the work of each crane below, its bays and its longer stops. */
export function BerthCranesPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { words } = useReport()
  const open = useMarks(panel)
  const time = (instant: number) => words.instant(new Date(instant).toISOString(), 'time')
  const drawing = (data: PanelData): GanttDrawing => {
    const { lanes, bars, rowOf } = berthCranesModel(data, {
      berth: (key) => words.key('berth', key),
      bay: (bay) => say('berths.bay', { bay }),
    })
    return {
      lanes,
      bars,
      range: [Date.parse(data.window.start), Date.parse(data.window.end)],
      laneHeight: LANE,
      tooltip: (bar) => {
        const row = rowOf(bar.key)
        const [what, op] = [nameIn(row?.category), nameIn(row?.op)]
        const done = what ? words.key('category', what) : op ? words.key('op', op) : ''
        return [
          {
            label: nameIn(row?.visit_name) ?? '',
            value: nameIn(row?.crane) ?? words.key('berth', nameIn(row?.berth) ?? ''),
          },
          {
            label: `${time(bar.from)} – ${time(bar.to)}`,
            value: bar.before ? say('report.before') : done,
          },
        ]
      },
      onMark: ({ key, event }) => {
        const row = rowOf(key)
        const [visit, crane] = [nameIn(row?.visit), nameIn(row?.crane)]
        if (!visit) return
        const mark = crane === null ? { visit } : { visit, crane }
        const measure = crane === null ? null : 'gmph'
        const names = { visit: nameIn(row?.visit_name) ?? visit }
        open(mark, [{ measure, cell: undefined }], event, names)
      },
    }
  }
  return <GanttPanel panel={panel} height={HEIGHT} means={say('berths.means')} drawing={drawing} />
}
