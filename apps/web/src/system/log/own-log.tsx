import type { LogRowTold } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { type DataColumn, type SortOrder, UiLabelsProvider } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { useUiLabels } from '../../report/page/use-ui-labels.ts'
import { useWords } from '../../report/words/use-words.ts'
import { useSession } from '../../session/session.ts'
import { useStatus } from '../../status/status.ts'
import { ownLogQuery } from './log-calls.ts'
import { useLogColumns } from './log-columns.tsx'
import { periodOf } from './log-filter.ts'
import { LogRows } from './log-table.tsx'
import '../../report/report.css'
import '../../data/data.css'
import './log.css'

const SHOWN = new Set(['notedAt', 'action', 'status', 'page', 'parameters', 'ms', 'changes', 'ip', 'agent'])
const NEWEST: SortOrder = { key: 'notedAt', direction: 'desc' }

/** What the log holds of the signed-in person: the last 30 days, newest first. Times are those of their terminal. */
export function OwnLog() {
  const { user } = useSession()
  const status = useStatus()
  const own = user.terminals.find(({ id }) => id === user.defaultTerminal) ?? user.terminals[0]
  const zone = status?.terminals.find(({ id }) => id === own?.id)?.zone ?? own?.zone ?? 'UTC'
  const labels = useUiLabels()
  return (
    <UiLabelsProvider labels={labels}>
      <OwnRows zone={zone} />
    </UiLabelsProvider>
  )
}

function OwnRows({ zone }: { readonly zone: string }) {
  const say = useText()
  const words = useWords(zone)
  const [now] = useState(() => Date.now())
  const [place, setPlace] = useState({ current: 1, pageSize: 20 })
  const [order, setOrder] = useState(NEWEST)
  const columns: readonly DataColumn<LogRowTold>[] = useLogColumns(words).filter(({ key }) => SHOWN.has(key))
  const { data, error, isFetching, refetch } = useQuery({
    ...ownLogQuery({
      ...periodOf({ span: '30d' }, zone, now),
      ...place,
      sort: order.key,
      order: order.direction === 'asc' ? 'ascend' : 'descend',
    }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <section className="own-log" aria-label={say('log.own')}>
      <LogRows
        columns={columns}
        page={data}
        place={place}
        order={order}
        loading={isFetching}
        onPage={(current, pageSize) => setPlace({ current, pageSize })}
        onOrder={(next) => {
          setOrder(next ?? NEWEST)
          setPlace((before) => ({ ...before, current: 1 }))
        }}
      />
    </section>
  )
}
