import { useText } from '@quaywise/i18n'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { type Run, runsOf } from './bottleneck-runs.ts'

const MOST_HOURS = 24

/** The bottleneck of each hour of the period in a line; hours with the same one stand together. */
export function BottleneckHours({ rows }: { readonly rows: readonly Row[] }) {
  const say = useText()
  const hours = rows.filter(({ bottleneck_part }) => bottleneck_part === 'HOUR')
  if (hours.length < 2 || hours.length > MOST_HOURS) return null
  return (
    <ol
      className="bottleneck__hours"
      dir="ltr"
      aria-label={say('bottleneck.hours')}
      style={{ gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` }}
    >
      {runsOf(hours).map((run) => (
        <HourRun key={nameIn(run.rows[0]?.started_at)} run={run} />
      ))}
    </ol>
  )
}

function HourRun({ run: { root, rows } }: { readonly run: Run }) {
  const say = useText()
  const { words } = useReport()
  const hourOf = (row: Row | undefined, end: 'started_at' | 'ended_at') =>
    words.instant(nameIn(row?.[end]), 'time')
  const [first, last] = [rows[0], rows.at(-1)]
  const name = say(`bottleneck.short.${root}`)
  const shares = rows.map((row) => numberIn(root === 'EXOGENOUS' ? row.outside_share : row.lost_share) ?? 0)
  const most = words.number(Math.max(...shares), '%')
  const times = `${hourOf(first, 'started_at')}–${hourOf(last, 'ended_at')}`
  return (
    <li
      data-root={root}
      style={{ gridColumn: `span ${rows.length}` }}
      title={root === 'NONE' ? `${times} ${name}` : `${times} ${name} ≤ ${most}`}
    >
      <span className={rows.length === 1 ? undefined : 'bottleneck__times'}>
        {rows.length === 1 ? hourOf(first, 'started_at').slice(0, 2) : times}
      </span>
      <bdi>{name}</bdi>
    </li>
  )
}
