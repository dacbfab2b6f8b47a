import { usePageText, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useReport } from '../../page/report-view.ts'
import { runsQuery } from '../calls.ts'
import { RunFile } from './run-file.tsx'

/** What became of the runs of a schedule, the newest first. */
export function RunList({ schedule }: { readonly schedule: string }) {
  const say = useText()
  const text = usePageText()
  const { words } = useReport()
  const { data } = useQuery(runsQuery(schedule))
  if (data?.length === 0) return <p className="keep__none">{say('keep.run.none')}</p>
  return (
    <table className="keep__runs" aria-label={say('keep.schedule.runs')}>
      <tbody>
        {data?.map((run) => (
          <tr key={run.id}>
            <th scope="row">{words.instant(run.dueAt, 'minute')}</th>
            <td>
              {say(`keep.run.${run.state}`)}
              {run.error && `: ${text(`keep.error.${run.error}`, run.error)}`}
              {run.state === 'done' && ` · ${say('keep.run.rows', { rows: run.rows ?? 0 })}`}
              {run.file && <RunFile schedule={schedule} run={run.id} file={run.file} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
