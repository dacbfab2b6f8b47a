import type { PanelData, PanelInfo, VesselForecast } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { LineChart } from '@quaywise/ui'
import { useForecast } from '../call/call-query.ts'
import { useTimeNotes } from '../keep/note/use-time-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { isMidnight } from './midnight.ts'
import { outlookModel } from './outlook-model.ts'
import { OutlookMoves } from './outlook-moves.tsx'
import './outlook.css'

const HEIGHT = 330
const CHART = 216

/** How the expected end of a call moved, and why: minutes after the due time, against the rate and the planner. */
export function OutlookPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const forecast = useForecast()
  const query = usePanel(panel)
  const from = forecast.data?.lastLift ? 'actual' : forecast.data?.dueAt ? 'due' : 'newest'
  return (
    <PanelFrame
      panel={panel}
      query={query}
      always
      asTable={false}
      height={HEIGHT}
      skeleton="line"
      subtitle={say(`call.after.${from}`)}
    >
      {(data, title) => forecast.data && <Outlook data={data} forecast={forecast.data} title={title} />}
    </PanelFrame>
  )
}

interface OutlookProps {
  readonly data: PanelData
  readonly forecast: VesselForecast
  readonly title: string
}

function Outlook({ data, forecast, title }: OutlookProps) {
  const say = useText()
  const { words, terminal } = useReport()
  const { model, planner, naive, actual, band } = outlookModel(forecast, data.rows)
  const at = (instant: number, style: 'minute' | 'time' | 'day') =>
    words.instant(new Date(instant).toISOString(), style)
  const line = (key: string, label: string, points: Float64Array) => ({ key, label, points, values: [] })
  const series = [
    { ...line('model', say('call.model'), model), tone: 'accent' as const },
    { ...line('planner', say('call.planner'), planner), tone: 'plan' as const, dashed: true },
    { ...line('naive', say('call.naive'), naive), tone: 'idle' as const, dashed: true },
    { ...line('actual', say('call.turnedOut'), actual), tone: 'neutral' as const },
  ]
  return (
    <>
      <LineChart
        title={title}
        unit={words.unit('min')}
        series={series.filter(({ points }) => points.length > 0)}
        band={{ label: say('call.band'), tone: 'accent', ...band }}
        formatValue={(value) => words.number(Math.round(value), '1')}
        formatTime={(instant, purpose) =>
          at(instant, purpose === 'full' ? 'minute' : isMidnight(instant, terminal.zone) ? 'day' : 'time')
        }
        zoneOffset={zoneOffsetMs(Date.parse(forecast.at), terminal.zone) / 60_000}
        height={CHART}
        notes={useTimeNotes()}
        direction={directionOf(useLocale())}
        empty={say('report.empty')}
      />
      <OutlookMoves forecast={forecast} />
    </>
  )
}
