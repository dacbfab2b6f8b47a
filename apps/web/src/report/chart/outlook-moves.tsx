import type { VesselForecast } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { minutesText } from '../call/minutes-text.ts'
import { useReport } from '../page/report-view.ts'

const SHOWN = 4

type Point = VesselForecast['history'][number]

/** The greatest moves of the expected end with their reasons, in the order in which they came. */
export function OutlookMoves({ forecast }: { readonly forecast: VesselForecast }) {
  const say = useText()
  const { words } = useReport()
  const moves = forecast.history
    .filter(({ cause }) => cause !== null)
    .sort((a, b) => Math.abs(b.moved ?? 0) - Math.abs(a.moved ?? 0))
    .slice(0, SHOWN)
    .sort((a, b) => a.at.localeCompare(b.at))
  const why = ({ cause }: Point): string => {
    if (!cause) return ''
    const crane = words.key('crane', cause.crane)
    return say(`call.cause.${cause.kind}`, { crane, category: words.key('category', cause.category) })
  }
  if (moves.length === 0) return <p className="outlook__steady">{say('call.steady')}</p>
  return (
    <ul className="outlook__moves">
      {moves.map((point) => {
        const minutes = point.moved ?? 0
        return (
          <li key={point.at}>
            <bdi className="outlook__time">{words.instant(point.at, 'time')}</bdi>
            <bdi className={minutes > 0 ? 'stamps__late' : 'stamps__early'}>
              {minutes > 0 ? '▲ +' : '▼ −'}
              {minutesText(words, Math.abs(minutes))}
            </bdi>
            <span>{why(point)}</span>
          </li>
        )
      })}
    </ul>
  )
}
