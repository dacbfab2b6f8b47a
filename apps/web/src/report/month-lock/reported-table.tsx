import { useText } from '@quaywise/i18n'
import { useChangeText } from '../chart/use-change-text.ts'
import { numberIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { toldIn } from '../scorecard/score-months.ts'
import type { MonthLockState } from './use-month-lock.ts'

/** The numbers of a month as they were reported, those that are others by now beside what they are. */
export function ReportedTable({ state }: { readonly state: MonthLockState }) {
  const say = useText()
  const changeText = useChangeText()
  const { report, words, metrics } = useReport()
  const { row, whole } = state
  if (!row) return null
  if (!whole) return <p>{say('lock.notKept')}</p>
  const measures = report.panels.find(({ kind }) => kind === 'scorecard')?.measures ?? []
  const lines = measures.map((measure) => {
    const unit = metrics.get(measure)?.unit ?? null
    const now = toldIn(row.now, measure)
    return {
      measure,
      reported: words.amount(numberIn(row[measure]), unit),
      now: now === null ? '=' : words.amount(now, unit),
      change: now === null ? undefined : changeText(measure, now, row[measure]),
    }
  })
  const changedFirst = [...lines.filter(({ change }) => change), ...lines.filter(({ change }) => !change)]
  return (
    <table className="month-lock__table">
      <thead>
        <tr>
          <th scope="col">{say('scorecard.kpi')}</th>
          <th scope="col">{say('lock.reported')}</th>
          <th scope="col">{say('lock.now')}</th>
          <th scope="col">{say('report.change')}</th>
        </tr>
      </thead>
      <tbody>
        {changedFirst.map(({ measure, reported, now, change }) => (
          <tr key={measure} className={change ? 'month-lock__changed' : undefined}>
            <th scope="row">{words.measure(measure)}</th>
            <td>
              <bdi>{reported}</bdi>
            </td>
            <td>
              <bdi>{now}</bdi>
            </td>
            <td>
              <bdi>{change}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
