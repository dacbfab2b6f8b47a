import type { LogSummary } from '@quaywise/contract'
import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { HeatMap, Panel } from '@quaywise/ui'
import { useTab } from '../../workspace/tab-context.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))
const LEAST_ROOM = 120

/** Who is at work at which hour of the day, on the clocks of the terminal. */
export function PeopleMap({ data }: { readonly data: LogSummary | undefined }) {
  const say = useText()
  const locale = useLocale()
  const { setQuery } = useTab()
  const people = data?.people ?? []
  const title = say('log.chart.people')
  const count = (value: number) => formatNumber(value, '1', locale)
  const cells = people.flatMap(({ username, hours }) =>
    hours.map((value, hour) => ({ row: username, column: String(hour), value: value === 0 ? null : value })),
  )
  const most = Math.max(1, ...cells.map(({ value }) => value ?? 0))
  const sum = (hours: readonly number[]) => hours.reduce((all, value) => all + value, 0)
  return (
    <div className="log__wide">
      <Panel title={title}>
        <div className="log__hours">
          <HeatMap
            title={title}
            unit={say('log.tile.requests')}
            rows={people.map(({ username, name }) => ({ key: username, label: name || username }))}
            columns={HOURS.map((hour) => ({ key: hour, label: hour.padStart(2, '0') }))}
            columnKind="time"
            cells={cells}
            scale={{ min: 0, max: most }}
            rowHeight={22}
            height={people.length === 0 ? LEAST_ROOM : undefined}
            totals={{
              label: say('log.tile.requests'),
              values: Object.fromEntries(
                people.map(({ username, hours }) => [username, { text: count(sum(hours)) }]),
              ),
            }}
            formatValue={count}
            loading={data === undefined}
            empty={say('log.chart.none')}
            onMark={({ row, column }) => setQuery({ username: row, hour: column, page: undefined })}
            onTotal={({ row }) => setQuery({ username: row, hour: undefined, page: undefined })}
          />
        </div>
      </Panel>
    </div>
  )
}
