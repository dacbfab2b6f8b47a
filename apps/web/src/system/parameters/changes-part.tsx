import type { ParameterChangeRow, ParameterList } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel, Skeleton } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageAsked } from '../../admin/kit/list-query.ts'
import { SearchBar } from '../../admin/kit/search-bar.tsx'
import { SearchChoice } from '../../admin/kit/search-choice.tsx'
import { Failure } from '../../data/failure.tsx'
import { Pages } from '../../data/pages.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { changesQuery } from './calls.ts'
import { ChangeItem } from './change-item.tsx'
import { CompareSets } from './compare-sets.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'

const STATES = ['waiting', 'approved', 'rejected', 'rolledBack'] as const
const isState = (text: string | undefined): text is ParameterChangeRow['state'] =>
  STATES.some((state) => state === text)

/** What was changed together, newest first: what waits can be decided here, and two moments be compared. */
export function ChangesPart({ list }: { readonly list: ParameterList }) {
  const say = useText()
  const { query, setQuery } = useTab()
  const { current, pageSize } = pageAsked(query)
  const state = isState(query.state) ? query.state : undefined
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const { data, error, refetch } = useQuery({
    ...changesQuery(current, pageSize, state),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SearchBar fields={['state']}>
        <SearchChoice
          field="state"
          label={say('parameters.column.state')}
          options={STATES.map((one) => [one, say(`parameters.state.${one}`)])}
        />
      </SearchBar>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <Panel title={say('parameters.part.changes')}>
        {!data && !error && <Skeleton kind="rows" />}
        {data?.total === 0 && <p className="data__none">{say('parameters.changes.none')}</p>}
        <ol className="parameters__history">
          {data?.rows.map((change) => (
            <ChangeItem key={change.id} change={change} list={list} onDecide={setDeciding} />
          ))}
        </ol>
        {data && (
          <Pages
            page={{ current, pageSize, total: data.total }}
            onPage={(page) => setQuery({ page: page === 1 ? undefined : String(page) })}
          />
        )}
      </Panel>
      {data && <CompareSets list={list} />}
      {deciding && <DecideDialog deciding={deciding} list={list} onClose={() => setDeciding(null)} />}
    </>
  )
}
