import type { PanelInfo } from '@quaywise/contract'
import { formatLocalMinute, VISIT_STAMPS } from '@quaywise/domain'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { useForecast } from '../call/call-query.ts'
import { minutesText } from '../call/minutes-text.ts'
import { nameIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import './stamps.css'

const HEIGHT = 92
const MINUTE = 60_000
const STANDARD = new Map(
  VISIT_STAMPS.map(({ key, dcsa, tic }) => [key as string, `DCSA ${dcsa}\nTIC4.0 ${tic}`]),
)

/** The stamps of a call in their order: as they came, else as expected, against the plan. */
export function StampsPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  return (
    <PanelFrame
      panel={panel}
      query={usePanel(panel)}
      height={HEIGHT}
      skeleton="lanes"
      subtitle={say('call.stamps.means')}
    >
      {(data) => (
        <ol className="stamps" dir="ltr">
          {data.rows.map((row) => (
            <Stamp key={nameIn(row.stamp)} row={row} />
          ))}
        </ol>
      )}
    </PanelFrame>
  )
}

function Stamp({ row }: { readonly row: Row }) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words, terminal } = useReport()
  const forecast = useForecast().data
  const stamp = nameIn(row.stamp) ?? ''
  const [actual, planned] = [nameIn(row.actual_at), nameIn(row.plan_at)]
  const ahead = stamp === 'last_lift' ? forecast?.outlook?.completion.p50 : undefined
  const expected = actual ? null : (ahead ?? nameIn(row.expected_at))
  const shown = actual ?? expected
  const late = shown && planned ? Math.round((Date.parse(shown) - Date.parse(planned)) / MINUTE) : null
  return (
    <li
      className={`stamps__stamp stamps__stamp--${actual ? 'done' : expected ? 'ahead' : 'none'}`}
      title={STANDARD.get(stamp)}
    >
      <span className="stamps__name" dir="auto">
        {words.column(stamp)}
      </span>
      <span className="stamps__dot" aria-hidden="true" />
      <b className="stamps__time">{shown ? words.instant(shown, 'time') : '–'}</b>
      <span className="stamps__day" dir="auto">
        {shown ? words.instant(shown, 'day') : ''}
      </span>
      {expected && (
        <span className="stamps__ahead" dir="auto">
          {say('call.expected')}
        </span>
      )}
      {planned && (
        <span className="stamps__plan" dir="auto">
          {say('call.stamps.plan', {
            time: words.instant(planned, sameDay(shown, planned, terminal.zone) ? 'time' : 'minute'),
          })}
        </span>
      )}
      {late !== null && (
        <span className={late > 0 ? 'stamps__late' : 'stamps__early'} dir={direction}>
          {late > 0 ? '▲\u00a0+' : late < 0 ? '▼\u00a0−' : '◆ '}
          {minutesText(words, Math.abs(late))}
        </span>
      )}
    </li>
  )
}

const sameDay = (one: string | null, other: string, zone: string): boolean =>
  one !== null &&
  formatLocalMinute(Date.parse(one), zone).slice(0, 10) ===
    formatLocalMinute(Date.parse(other), zone).slice(0, 10)
