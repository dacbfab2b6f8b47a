import type { VesselCall } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { panelQuery } from '../data/panel-query.ts'
import { useReport } from '../page/report-view.ts'

const DAYS = 90
const DAY_MS = 86_400_000
const TABLE = 'vessel/VesselEfficiencyTable'
const STEPS = [25, 50, 75]

/** While a call runs nobody knows how its forecasts will turn out: how those of the calls before did, beside the naive one. */
export function PastVerdicts({ call }: { readonly call: VesselCall }) {
  const say = useText()
  const { words, terminal } = useReport()
  // By the minute: the question stays the same while the clock ticks.
  const day = Math.floor(Date.parse(terminal.now) / DAY_MS) * DAY_MS
  const { data } = useQuery(
    panelQuery(TABLE, 'forecasts', {
      inquireParamCO: {
        visitedPage: `/BigDataAnalysis/${TABLE}`,
        terminal: terminal.id,
        startTime: formatLocalMinute(day - DAYS * DAY_MS, terminal.zone),
        endTime: formatLocalMinute(day, terminal.zone),
        trunkBranchLine: [call.trunkBranch],
        distinguishSelectedShip: [call.ownShip],
      },
    }),
  )
  const rowOf = (method: string, progress: number): Row | undefined =>
    data?.rows.find((row) => nameIn(row.method) === method && Number(row.progress) === progress)
  const judged = numberIn(rowOf('MODEL', 50)?.forecasts_judged) ?? 0
  if (judged === 0) return null
  const minutes = (row: Row | undefined) => {
    const error = numberIn(row?.forecast_error)
    return words.number(error === null ? null : Math.round(error), '1')
  }
  return (
    <table className="advice__table">
      <caption>
        {say('call.verdict.past', {
          kind: words.key('trunk_branch', call.trunkBranch),
          calls: judged,
          days: DAYS,
        })}
      </caption>
      <thead>
        <tr>
          <th>{say('call.verdict.progress')}</th>
          <th>{`${say('call.verdict.error')} (${words.unit('min')})`}</th>
          <th>{`${say('call.naive')} (${words.unit('min')})`}</th>
          <th>{`${say('call.planner')} (${words.unit('min')})`}</th>
          <th>{say('call.verdict.band')}</th>
        </tr>
      </thead>
      <tbody>
        {STEPS.map((progress) => (
          <tr key={progress}>
            <th scope="row">{words.number(progress / 100, '%')}</th>
            <td>{minutes(rowOf('MODEL', progress))}</td>
            <td>{minutes(rowOf('NAIVE', progress))}</td>
            <td>{minutes(rowOf('PLANNER', progress))}</td>
            <td>{words.number(numberIn(rowOf('MODEL', progress)?.forecast_coverage), '%')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
