import type { PanelData, PanelInfo, VesselForecast } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { GanttBar } from '@quaywise/ui'
import { useForecast } from '../call/call-query.ts'
import { nameIn, numberIn } from '../data/cell.ts'
import { useEntities } from '../entity/entities.ts'
import { useReport } from '../page/report-view.ts'
import { craneBars, craneSigns, cranesOf, rangeOf } from './crane-work-model.ts'
import { type GanttDrawing, GanttPanel } from './gantt-panel.tsx'
import { useReplay } from './use-replay.ts'

const LANE = 34
const HEIGHT = 200

/** Cranes over time: work by bay and operation, delays on top of it, what is expected as outlines. */
export function CraneWorkPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { words } = useReport()
  const entities = useEntities()
  const replay = useReplay()
  const forecast = useForecast().data
  const tooltip = useWorkTip()
  const drawing = (data: PanelData): GanttDrawing => {
    const bars = craneBars(data.rows, forecast, (bay) => say('call.bay', { bay: bay.padStart(2, '0') }))
    return {
      lanes: cranesOf(data.rows).map(({ crane, boxes }) => ({
        key: crane,
        label: words.key('crane', crane),
        note: words.number(boxes, 'box'),
      })),
      noteTitle: words.unit('box'),
      legend: craneSigns(data.rows, words.key),
      outlook: endOf(forecast, (at) => words.instant(at, 'time')),
      bars,
      range: rangeOf(bars, forecast),
      laneHeight: LANE,
      tooltip: (bar) => tooltip(bar, rowOf(data, bar.key)),
      onMark: ({ key }) => {
        const row = rowOf(data, key)
        const [crane, start] = [nameIn(row?.crane), nameIn(row?.started_at)]
        if (crane && start && row?.part === 'DELAY') replay(start, crane)
        else if (crane) entities.open({ kind: 'crane', id: crane })
      },
    }
  }
  return <GanttPanel panel={panel} height={HEIGHT} means={say('call.cranes.means')} drawing={drawing} />
}

/** When the last lift is expected, and the span within which it may be. */
function endOf(forecast: VesselForecast | undefined, time: (at: string) => string): GanttDrawing['outlook'] {
  const band = forecast?.outlook?.completion
  if (!band) return undefined
  const [from, at, to] = [Date.parse(band.p10), Date.parse(band.p50), Date.parse(band.p90)]
  return { from, at, to, label: `P50 ${time(band.p50)}` }
}

const rowOf = ({ rows }: PanelData, key: string) => rows[Number(key.split(':')[1])]

/** What a bar says: its bay and place, its operation or delay, its time and its boxes. */
function useWorkTip() {
  const say = useText()
  const { words } = useReport()
  const holds = { DECK: say('call.deck'), HOLD: say('call.hold') }
  const at = (instant: number, style: 'minute' | 'time') =>
    words.instant(new Date(instant).toISOString(), style)
  return (bar: GanttBar, row: ReturnType<typeof rowOf>) => {
    const hold = nameIn(row?.bay_type)
    const place = hold === 'DECK' || hold === 'HOLD' ? ` ${holds[hold]}` : ''
    const category = nameIn(row?.category)
    const boxes = numberIn(row?.boxes)
    const what = category ? words.key('category', category) : words.key('op', nameIn(row?.op) ?? '')
    return [
      {
        label: bar.outline ? say('call.forecast') : `${bar.label ?? ''}${place}`,
        value: row ? what : (bar.label ?? ''),
      },
      {
        label: `${at(bar.from, 'minute')} – ${at(bar.to, 'time')}`,
        value: boxes ? words.amount(boxes, 'box') : '',
      },
    ]
  }
}
