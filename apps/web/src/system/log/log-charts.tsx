import type { LogSummary } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import { BarChart, Panel, RankedBar } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Failure } from '../../data/failure.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { logSummaryQuery } from './log-calls.ts'
import { useLog } from './log-context.ts'
import { useLogWords } from './log-words.ts'
import { PeopleMap } from './people-map.tsx'

const RANKED_HEIGHT = 176

interface ChartProps {
  readonly data: LogSummary | undefined
}

/** What the rows add up to; a mark leads to its rows. */
export function LogCharts() {
  const { filter } = useLog()
  const { data, error, refetch } = useQuery({ ...logSummaryQuery(filter), placeholderData: keepPreviousData })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <div className="log__charts">
      <HoursChart data={data} />
      <Ranked data={data} of="endpoints" />
      <Ranked data={data} of="pages" />
      <Ranked data={data} of="failures" />
      <PeopleMap data={data} />
    </div>
  )
}

function HoursChart({ data }: ChartProps) {
  const say = useText()
  const locale = useLocale()
  const { zone } = useLog()
  const { setQuery } = useTab()
  const hours = data?.hours ?? []
  const grain = data?.grain ?? 'hour'
  const title = say(`log.chart.${grain}`)
  const open = (index: number, failed: boolean) => {
    const hour = hours[index]
    if (!hour) return
    setQuery({
      span: 'own',
      from: formatLocalMinute(Date.parse(hour.from), zone),
      to: formatLocalMinute(Date.parse(hour.to) - 60_000, zone),
      ...(failed ? { result: 'failed' } : {}),
      page: undefined,
    })
  }
  return (
    <div className="log__wide">
      <Panel title={title} height={190}>
        <BarChart
          title={title}
          unit=""
          whole
          stacked
          height={190}
          loading={data === undefined}
          empty={say('log.chart.none')}
          categories={hours.map(({ key }) => (grain === 'hour' ? `${key.slice(5)}:00` : key.slice(5)))}
          categoryKind="time"
          series={[
            { key: 'ok', label: say('log.result.ok'), tone: 'accent', values: hours.map(({ ok }) => ok) },
            {
              key: 'failed',
              label: say('log.result.failed'),
              tone: 'bad',
              pattern: 'stripes',
              values: hours.map(({ failed }) => failed),
            },
          ]}
          formatValue={(value) => formatNumber(value, '1', locale)}
          onMark={({ index, seriesKey }) => open(index, seriesKey === 'failed')}
        />
      </Panel>
    </div>
  )
}

/** Paths begin at the left in every language. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

const FIELD_OF = { endpoints: 'endpoint', pages: 'visited', failures: 'errorCode' } as const

function Ranked({ data, of }: ChartProps & { readonly of: keyof typeof FIELD_OF }) {
  const say = useText()
  const locale = useLocale()
  const words = useLogWords()
  const { setQuery } = useTab()
  const title = say(`log.chart.${of}`)
  const count = (value: number) => formatNumber(value, '1', locale)
  const items = (data?.[of] ?? []).slice(0, 8).map((each) => ({
    key: each.key,
    label: of === 'pages' ? words.page(each.key) : leftToRight(each.key),
    value: 'p95' in each && typeof each.p95 === 'number' ? each.p95 : each.count,
    note: of === 'endpoints' ? say('log.calls', { count: count(each.count) }) : undefined,
  }))
  return (
    <Panel title={title} subtitle={of === 'endpoints' ? 'ms' : undefined}>
      <RankedBar
        title={title}
        unit=""
        tone={of === 'failures' ? 'bad' : 'accent'}
        height={RANKED_HEIGHT}
        items={items}
        loading={data === undefined}
        empty={say('log.chart.none')}
        formatValue={count}
        onMark={({ key }) => setQuery({ [FIELD_OF[of]]: key, page: undefined })}
      />
    </Panel>
  )
}
