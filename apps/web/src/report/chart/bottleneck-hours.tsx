import { useText } from '@quaywise/i18n'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'

/** Where more than half of an hour was lost to what nobody can change, that is what there is to say of it. */
const MOSTLY = 0.5

const labelKey = (
  row: Row,
): 'EXOGENOUS' | 'NONE' | 'QC' | 'AGV' | 'ASC_WATER' | 'ASC_LAND' | 'GATE' | 'SHIP_PLAN' => {
  const found = ROOTS.find((root) => root === nameIn(row.bottleneck_root))
  if (found) return found
  return (numberIn(row.outside_share) ?? 0) >= MOSTLY ? 'EXOGENOUS' : 'NONE'
}

const ROOTS = ['QC', 'AGV', 'ASC_WATER', 'ASC_LAND', 'GATE', 'SHIP_PLAN'] as const
const MOST_HOURS = 24

/** The bottleneck of each hour of the period in a line. */
export function BottleneckHours({ rows }: { readonly rows: readonly Row[] }) {
  const say = useText()
  const { words } = useReport()
  const hours = rows.filter(({ bottleneck_part }) => bottleneck_part === 'HOUR')
  if (hours.length < 2 || hours.length > MOST_HOURS) return null
  return (
    <ol className="bottleneck__hours" dir="ltr" aria-label={say('bottleneck.hours')}>
      {hours.map((row) => {
        const key = labelKey(row)
        const name = say(`bottleneck.short.${key}`)
        const share = words.number(numberIn(key === 'EXOGENOUS' ? row.outside_share : row.lost_share), '%')
        return (
          <li key={nameIn(row.started_at)} data-root={key} title={key === 'NONE' ? name : `${name} ${share}`}>
            <span>{words.instant(nameIn(row.started_at), 'time').slice(0, 2)}</span>
            <bdi>{name}</bdi>
          </li>
        )
      })}
    </ol>
  )
}
