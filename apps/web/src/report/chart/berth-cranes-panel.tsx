import type { PanelData, PanelInfo } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { Gantt, type GanttBar } from '@quaywise/ui'
import { nameIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { berthCranesModel } from './berth-cranes-model.ts'
import { useMarks } from './use-marks.ts'

const HEIGHT = 220
const LANE = 22

/** Ships at their berths with the work of each crane below, its bays and its longer stops. */
export function BerthCranesPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  return (
    <PanelFrame
      panel={panel}
      query={usePanel(panel)}
      height={HEIGHT}
      skeleton="lanes"
      subtitle={say('berths.means')}
    >
      {(data, title) => <BerthCranes panel={panel} data={data} title={title} />}
    </PanelFrame>
  )
}

interface BerthCranesProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
}

function BerthCranes({ panel, data, title }: BerthCranesProps) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words, terminal } = useReport()
  const open = useMarks(panel)
  const model = berthCranesModel(data, {
    berth: (key) => words.key('berth', key),
    bay: (bay) => say('berths.bay', { bay }),
  })
  const at = (instant: number, style: 'minute' | 'time') =>
    words.instant(new Date(instant).toISOString(), style)
  const range = [Date.parse(data.window.start), Date.parse(data.window.end)] as const
  const now = Date.parse(terminal.now)
  const told = (bar: GanttBar) => {
    const row = model.rowOf(bar.key)
    const what = nameIn(row?.category)
    const op = nameIn(row?.op)
    return [
      {
        label: nameIn(row?.visit_name) ?? '',
        value: nameIn(row?.crane) ?? words.key('berth', nameIn(row?.berth) ?? ''),
      },
      {
        label: `${at(bar.from, 'time')} – ${at(bar.to, 'time')}`,
        value: what ? words.key('category', what) : op ? words.key('op', op) : '',
      },
    ]
  }
  return (
    <Gantt
      title={title}
      lanes={model.lanes}
      bars={model.bars}
      range={range}
      now={now > range[0] && now < range[1] ? { at: now, label: at(now, 'time') } : undefined}
      formatTime={(instant, purpose) => at(instant, purpose === 'full' ? 'minute' : 'time')}
      zoneOffset={zoneOffsetMs(range[0], terminal.zone) / 60_000}
      tooltip={told}
      laneHeight={LANE}
      direction={direction}
      empty={say('report.empty')}
      onMark={({ key, event }) => {
        const row = model.rowOf(key)
        const [visit, crane] = [nameIn(row?.visit), nameIn(row?.crane)]
        if (!visit) return
        const mark = crane === null ? { visit } : { visit, crane }
        const measures = crane === null ? [] : [{ measure: 'gmph', cell: undefined }]
        const names = { visit: nameIn(row?.visit_name) ?? visit }
        open(mark, measures.length > 0 ? measures : [{ measure: null, cell: undefined }], event, names)
      }}
    />
  )
}
