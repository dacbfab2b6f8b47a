import type { BatchDetail } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useTab } from '../../workspace/tab-context.ts'
import { batchQuery } from '../calls.ts'
import { useData, useTerminalName } from '../data-context.ts'
import { Failure } from '../failure.tsx'
import { StatusTag } from '../files/status-tag.tsx'
import { MessageList } from '../message/message-list.tsx'
import { useKindName } from '../use-kind-name.ts'
import { RejectedRows } from './rejected-rows.tsx'
import { WarningList } from './warning-list.tsx'
import './batch.css'

const WIDTH = 1040
const COMING_MS = 3000

interface BatchDrawerProps {
  readonly id: string
  readonly onClose: () => void
}

/** One file: its counts, what was odd, the rows that were refused, and the messages as they came. */
export function BatchDrawer({ id, onClose }: BatchDrawerProps) {
  const say = useText()
  const { data, error, refetch } = useQuery({
    ...batchQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'receiving' ? COMING_MS : false),
  })
  const title = data?.fileName ?? say('data.file')
  return (
    <Drawer title={title} open width={WIDTH} closeLabel={say('report.close')} onClose={onClose}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="batch__waiting">
          <Skeleton kind="rows" />
        </div>
      )}
      {data && (
        <div className="batch">
          <BatchFacts batch={data} />
          <WarningList warnings={data.warnings} />
          {data.rejected > 0 && <RejectedRows batch={data} />}
          {data.messages > 0 && <MessageList batch={data} />}
        </div>
      )}
    </Drawer>
  )
}

function BatchFacts({ batch }: { readonly batch: BatchDetail }) {
  const say = useText()
  const { words } = useData()
  const terminalName = useTerminalName()
  const kindName = useKindName()
  const facts = [
    [say('data.column.status'), <StatusTag key="status" batch={batch} />],
    [say('data.column.kind'), kindName(batch.kind)],
    [say('data.column.terminal'), terminalName(batch.terminal)],
    [say('data.column.mapping'), batch.mapping ?? '–'],
    [say('data.column.receivedAt'), words.instant(batch.receivedAt, 'full')],
  ] as const
  const counts = ['accepted', 'duplicate', 'rejected'] as const
  return (
    <>
      <dl className="batch__counts">
        {counts.map((key) => (
          <div key={key} className={`batch__count batch__count--${key}`}>
            <dt>{say(`data.column.${key}`)}</dt>
            <dd>{words.number(batch[key], '1')}</dd>
          </div>
        ))}
      </dl>
      <dl className="batch__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Kin batch={batch} />
    </>
  )
}

/** The file whose rows this one brings again, and those that brought its own. */
function Kin({ batch }: { readonly batch: BatchDetail }) {
  const say = useText()
  const { setQuery } = useTab()
  const link = (id: string, name: string) => (
    <button key={id} type="button" className="link-button" onClick={() => setQuery({ batch: id })}>
      {name}
    </button>
  )
  if (batch.corrects === null && batch.correctedBy.length === 0) return null
  return (
    <p className="batch__kin">
      {batch.corrects !== null && link(batch.corrects, say('data.batch.corrects'))}
      {batch.correctedBy.map((id, index) => link(id, say('data.batch.correctedBy', { number: index + 1 })))}
    </p>
  )
}
