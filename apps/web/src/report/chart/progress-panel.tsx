import type { PanelData, PanelInfo } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { LineChart } from '@quaywise/ui'
import { useForecast } from '../call/call-query.ts'
import { useTimeNotes } from '../keep/note/use-time-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { isMidnight } from './midnight.ts'
import { coneOf, pointsOf } from './progress-model.ts'

const HEIGHT = 280

/** Boxes worked over a call: done, planned, and how it may go on. */
export function ProgressPanel({ panel }: { readonly panel: PanelInfo }) {
  return (
    <PanelFrame
      panel={panel}
      query={usePanel(panel)}
      height={HEIGHT}
      skeleton="line"
      subtitle={<ProgressSubtitle />}
    >
      {(data, title) => <Progress data={data} title={title} />}
    </PanelFrame>
  )
}

/** When all will be done, and the span within which that may be. */
function ProgressSubtitle() {
  const say = useText()
  const { words } = useReport()
  const band = useForecast().data?.outlook?.completion
  if (!band) return words.unit('box')
  const [p10, p50, p90] = [band.p10, band.p50, band.p90].map((at) => words.instant(at, 'time'))
  return `${words.unit('box')} · ${say('call.model')} ${p50} · ${say('call.etc.band', { p10: p10 ?? '', p90: p90 ?? '' })}`
}

function Progress({ data, title }: { readonly data: PanelData; readonly title: string }) {
  const say = useText()
  const { words, terminal, call } = useReport()
  const forecast = useForecast().data
  const cone = coneOf(forecast)
  const at = (instant: number, style: 'minute' | 'time' | 'day') =>
    words.instant(new Date(instant).toISOString(), style)
  const now = Date.parse(terminal.now)
  const running = call?.state === 'RUNNING'
  const line = (key: string, label: string, points: Float64Array) => ({ key, label, points, values: [] })
  const whole = Math.max(forecast?.planned ?? 0, call?.planned ?? 0)
  return (
    <LineChart
      title={title}
      unit={words.unit('box')}
      series={[
        { ...line('done', say('call.actual'), pointsOf(data.rows, 'DONE')), tone: 'neutral', area: true },
        { ...line('plan', say('call.planned'), pointsOf(data.rows, 'PLAN')), tone: 'plan', dashed: true },
        ...(cone
          ? [{ ...line('forecast', say('call.model'), cone.points), tone: 'accent' as const, dashed: true }]
          : []),
      ]}
      {...(whole > 0 ? { planLine: { label: words.amount(whole, 'box'), value: whole } } : {})}
      {...(cone ? { band: { label: say('call.band'), tone: 'accent', ...cone.band } } : {})}
      {...(running ? { now: { at: now, index: 0, share: 0, label: at(now, 'time') } } : {})}
      formatValue={(value) => words.number(value, 'box')}
      formatTime={(instant, purpose) =>
        at(instant, purpose === 'full' ? 'minute' : isMidnight(instant, terminal.zone) ? 'day' : 'time')
      }
      zoneOffset={zoneOffsetMs(Date.parse(data.window.start), terminal.zone) / 60_000}
      height={HEIGHT}
      fromZero
      whole
      notes={useTimeNotes()}
      direction={directionOf(useLocale())}
      empty={say('report.empty')}
    />
  )
}
