import type { PanelData, PanelInfo } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { Gantt, type GanttBar } from '@quaywise/ui'
import { useForecast } from '../call/call-query.ts'
import { nameIn, numberIn } from '../data/cell.ts'
import { useEntities } from '../entity/entities.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { craneBars, cranesOf, rangeOf } from './crane-work-model.ts'
import { useReplay } from './use-replay.ts'

const LANE = 34
const HEIGHT = 200

/** Cranes over time: work by bay and operation, delays on top of it, what is expected as outlines. */
export function CraneWorkPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  return (
    <PanelFrame
      panel={panel}
      query={usePanel(panel)}
      height={HEIGHT}
      skeleton="lanes"
      subtitle={say('call.cranes.means')}
    >
      {(data, title) => <CraneWork data={data} title={title} />}
    </PanelFrame>
  )
}

interface CraneWorkProps {
  readonly data: PanelData
  readonly title: string
}

function CraneWork({ data, title }: CraneWorkProps) {
  const say = useText()
  const { words, terminal, call } = useReport()
  const entities = useEntities()
  const replay = useReplay()
  const forecast = useForecast().data
  const holds = { DECK: say('call.deck'), HOLD: say('call.hold') }
  const bars = craneBars(data.rows, forecast, (bay) => say('call.bay', { bay: bay.padStart(2, '0') }))
  const at = (instant: number, style: 'minute' | 'time') =>
    words.instant(new Date(instant).toISOString(), style)
  const now = Date.parse(terminal.now)
  const rowOf = (key: string) => data.rows[Number(key.split(':')[1])]
  const tooltip = (bar: GanttBar) => {
    const row = rowOf(bar.key)
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
  return (
    <Gantt
      title={title}
      lanes={cranesOf(data.rows).map(({ crane, boxes }) => ({
        key: crane,
        label: words.key('crane', crane),
        note: words.number(boxes, 'box'),
      }))}
      noteTitle={words.unit('box')}
      bars={bars}
      range={rangeOf(bars)}
      {...(call?.state === 'RUNNING' ? { now: { at: now, label: at(now, 'time') } } : {})}
      formatTime={(instant, purpose) => at(instant, purpose === 'full' ? 'minute' : 'time')}
      zoneOffset={zoneOffsetMs(Date.parse(data.window.start), terminal.zone) / 60_000}
      tooltip={tooltip}
      laneHeight={LANE}
      direction={directionOf(useLocale())}
      empty={say('report.empty')}
      onMark={({ key }) => {
        const row = rowOf(key)
        const [crane, start] = [nameIn(row?.crane), nameIn(row?.started_at)]
        if (crane && start && row?.part === 'DELAY') replay(start, crane)
        else if (crane) entities.open({ kind: 'crane', id: crane })
      }}
    />
  )
}
