import { useText } from '@quaywise/i18n'
import { Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { AdminPage } from '../kit/admin-page.tsx'
import { typesQuery } from './calls.ts'
import { EntriesPart } from './entries-part.tsx'
import { TypeDrawer } from './type-drawer.tsx'
import { TypeList } from './type-list.tsx'
import './dictionary.css'

/** The words of the pages, and what the terminal calls them. */
export function DictionaryPage() {
  const say = useText()
  const { query, setQuery } = useTab()
  const [making, setMaking] = useState(false)
  const { data, error, refetch } = useQuery(typesQuery)
  const type = data?.find(({ id }) => id === query.type) ?? data?.[0]
  return (
    <AdminPage title={say('page.admin/dictionary')} question={say('dictionary.question')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data && type && (
        <div className="dictionary">
          <TypeList types={data} chosen={type.id} onNew={() => setMaking(true)} />
          <EntriesPart key={type.id} type={type} />
        </div>
      )}
      {making && (
        <TypeDrawer
          type={null}
          onSaved={(id) => {
            setMaking(false)
            setQuery({ type: id, text: undefined, page: undefined })
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </AdminPage>
  )
}
