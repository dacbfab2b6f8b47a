import type { VesselForecast } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'

/** How the forecasts at a quarter, a half and three quarters of the boxes turned out, beside the naive one. */
export function AdviceVerdicts({ verdicts }: { readonly verdicts: VesselForecast['verdicts'] }) {
  const say = useText()
  const { words } = useReport()
  if (verdicts.length === 0) return null
  return (
    <table className="advice__table">
      <caption>{say('call.verdict')}</caption>
      <thead>
        <tr>
          <th>{say('call.verdict.progress')}</th>
          <th>{say('call.verdict.at')}</th>
          <th>{`${say('call.verdict.error')} (${words.unit('min')})`}</th>
          <th>{`${say('call.naive')} (${words.unit('min')})`}</th>
          <th>{say('call.verdict.band')}</th>
        </tr>
      </thead>
      <tbody>
        {verdicts.map(({ progress, at, error, naiveError, covered }) => (
          <tr key={progress}>
            <th scope="row">{words.number(progress / 100, '%')}</th>
            <td>{words.instant(at, 'time')}</td>
            <td>{words.number(Math.round(error), '1')}</td>
            <td>{words.number(naiveError === null ? null : Math.round(naiveError), '1')}</td>
            <td>{say(covered ? 'call.verdict.held' : 'call.verdict.missed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
