import type { Entity } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer, Icon, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { entityQuery } from '../data/entity-query.ts'
import { useReport } from '../page/report-view.ts'
import { EntityBody } from './entity-body.tsx'
import type { EntityRef } from './entity-ref.ts'
import './entity.css'

const WIDTH = 760

interface EntityDrawerProps {
  readonly entity: EntityRef
  /** The thing that led here. */
  readonly before: EntityRef | null
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The one frame of all things: who it is above, what happened to it, its numbers, and what it leads to. */
export function EntityDrawer({ entity, before, onBack, onClose }: EntityDrawerProps) {
  const say = useText()
  const { terminal, form } = useReport()
  const { data, error, refetch } = useQuery(entityQuery(entity, terminal.id, form))
  const title = `${say(`entity.${entity.kind}`)} ${data?.name ?? entity.id}`
  const top = useFocusOn(`${entity.kind}:${entity.id}`)
  return (
    <Drawer title={title} open width={WIDTH} closeLabel={say('report.close')} onClose={onClose}>
      <div ref={top} className="entity" tabIndex={-1}>
        {before && (
          <button type="button" className="entity__back link-button" onClick={onBack}>
            <Icon name="previous" size={12} /> {say(`entity.${before.kind}`)} <bdi>{before.id}</bdi>
          </button>
        )}
        {error && <Unknown error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Waiting />}
        {data && <EntityBody key={`${data.kind}:${data.id}`} entity={data as Entity} />}
      </div>
    </Drawer>
  )
}

/** Moves the focus to the top of the drawer when it shows another thing, so that the keyboard reads on from there. */
function useFocusOn(shown: string) {
  const top = useRef<HTMLDivElement>(null)
  const first = useRef(shown)
  useEffect(() => {
    if (first.current === shown) return
    first.current = shown
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  return top
}

function Waiting() {
  return (
    <div className="entity__waiting" aria-busy="true">
      <Skeleton kind="rows" />
      <Skeleton kind="lanes" />
    </div>
  )
}

function Unknown({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const say = useText()
  const status = error instanceof ApiError ? error.status : 0
  const told = { 403: 'report.forbidden', 404: 'entity.unknown' } as const
  const key = status === 403 || status === 404 ? told[status] : 'report.failed'
  return (
    <div role="alert" className="entity__failed">
      <p>{say(key)}</p>
      {key === 'report.failed' && (
        <button type="button" className="qw-button" onClick={onRetry}>
          {say('report.retry')}
        </button>
      )}
    </div>
  )
}
