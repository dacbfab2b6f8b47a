import { type MessageKey, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { SearchText } from '../../admin/kit/search-text.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { kindsQuery } from '../calls.ts'
import { useData } from '../data-context.ts'
import { useKindName } from '../use-kind-name.ts'
import { Choice } from './choice.tsx'

const STATUSES = ['done', 'failed', 'receiving'] as const
const DAY = 'YYYY-MM-DD'

/** Which files are listed; kept in the address of the tab. */
export function BatchFilters() {
  const say = useText()
  const { query, setQuery } = useTab()
  const { terminals } = useData()
  const kindName = useKindName()
  const kinds = useQuery(kindsQuery).data ?? []
  const set = (patch: Readonly<Record<string, string | undefined>>) => setQuery({ ...patch, page: undefined })
  const chosen = ['name', 'of', 'kind', 'status', 'from', 'to'].some((key) => query[key] !== undefined)
  return (
    <search className="data-filters">
      <SearchText field="name" label={say('data.filter.name')} />
      <Choice
        label={say('data.column.terminal')}
        none={say('data.filter.all')}
        value={query.of}
        options={terminals.map(({ id, name }) => [id, name])}
        onChange={(of) => set({ of })}
      />
      <Choice
        label={say('data.column.kind')}
        none={say('data.filter.all')}
        value={query.kind}
        options={kinds.map(({ kind }) => [kind, kindName(kind)])}
        onChange={(kind) => set({ kind })}
      />
      <Choice
        label={say('data.column.status')}
        none={say('data.filter.all')}
        value={query.status}
        options={STATUSES.map((status) => [status, say(`data.status.${status}` satisfies MessageKey)])}
        onChange={(status) => set({ status })}
      />
      <DatePicker.RangePicker
        className="data-filters__days"
        aria-label={say('data.filter.received')}
        placeholder={[say('data.filter.from'), say('data.filter.to')]}
        allowEmpty
        value={[query.from ? dayjs(query.from) : null, query.to ? dayjs(query.to) : null]}
        onChange={(days) => set({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
      />
      {chosen && (
        <button
          type="button"
          className="qw-button qw-button--quiet"
          onClick={() =>
            set({
              name: undefined,
              of: undefined,
              kind: undefined,
              status: undefined,
              from: undefined,
              to: undefined,
            })
          }
        >
          {say('data.filter.clear')}
        </button>
      )}
    </search>
  )
}
