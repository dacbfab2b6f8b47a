import type { PanelInfo, VesselForecast } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useForecast } from '../call/call-query.ts'
import { minutesText } from '../call/minutes-text.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { AdviceVerdicts } from './advice-verdicts.tsx'
import { PastVerdicts } from './past-verdicts.tsx'
import './outlook.css'

const HEIGHT = 330

/** Who ends last, what another split of bays would bring, and how good such forecasts of this call were. */
export function AdvicePanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { words, call } = useReport()
  const forecast = useForecast().data
  return (
    <PanelFrame panel={panel} query={usePanel(panel)} height={HEIGHT} skeleton="rows" always asTable={false}>
      {() =>
        forecast && (
          <div className="advice">
            {forecast.outlook && <Cranes outlook={forecast.outlook} />}
            {forecast.state === 'FINISHED' && <p>{say('call.over')}</p>}
            {forecast.outlook && <Moves outlook={forecast.outlook} />}
            <AdviceVerdicts verdicts={forecast.verdicts} />
            {forecast.outlook && call && <PastVerdicts call={call} />}
            <p className="advice__learned">
              {say('call.learned', {
                lifts: forecast.learned.lifts,
                runs: forecast.learned.cranes,
                call: words.number(forecast.learned.call, '%'),
                crane: words.number(forecast.learned.crane, '%'),
              })}
            </p>
          </div>
        )
      }
    </PanelFrame>
  )
}

interface OutlookProps {
  readonly outlook: NonNullable<VesselForecast['outlook']>
}

function Cranes({ outlook }: OutlookProps) {
  const say = useText()
  const { words } = useReport()
  return (
    <table className="advice__table">
      <thead>
        <tr>
          <th>{words.dimension('crane')}</th>
          <th>{say('call.advice.left')}</th>
          <th>P10</th>
          <th>P50</th>
          <th>P90</th>
          <th>{say('call.advice.last')}</th>
        </tr>
      </thead>
      <tbody>
        {outlook.cranes.map(({ crane, left, long, p10, p50, p90 }) => (
          <tr key={crane} className={crane === outlook.longCrane ? 'advice__long' : ''}>
            <th scope="row">{words.key('crane', crane)}</th>
            <td>{words.number(left, 'box')}</td>
            <td>{words.instant(p10, 'time')}</td>
            <td>{words.instant(p50, 'time')}</td>
            <td>{words.instant(p90, 'time')}</td>
            <td>{words.number(long, '%')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Moves({ outlook: { moves } }: OutlookProps) {
  const say = useText()
  const { words } = useReport()
  if (moves.length === 0) return <p>{say('call.advice.none')}</p>
  return (
    <ul className="outlook__moves">
      {moves.map((move) => (
        <li key={`${move.queue}-${move.crane}`}>
          <bdi className="stamps__early">▼ −{minutesText(words, move.minutes)}</bdi>
          <span>
            {say('call.advice.move', {
              bay: String(move.bay).padStart(2, '0'),
              op: words.key('op', move.op),
              boxes: words.amount(move.boxes, 'box'),
              crane: words.key('crane', move.crane),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
