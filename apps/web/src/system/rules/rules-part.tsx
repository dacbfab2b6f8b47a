import type { RuleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminList } from '../../admin/kit/admin-list.tsx'
import { pageAsked, sortAsked, sorterOf } from '../../admin/kit/list-query.ts'
import { SearchBar } from '../../admin/kit/search-bar.tsx'
import { SearchChoice } from '../../admin/kit/search-choice.tsx'
import { SearchText } from '../../admin/kit/search-text.tsx'
import { usePicked } from '../../admin/kit/use-picked.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { rulesQuery } from './calls.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useRuleColumns } from './rule-columns.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { STATUSES } from './status-chip.tsx'
import './rules.css'

/** What is being done with jobs. */
export type RuleTask =
  | { readonly is: 'new' }
  | { readonly is: 'edit'; readonly rule: RuleRow }
  | { readonly is: 'delete'; readonly rules: readonly RuleRow[] }

const SORTABLE = ['name', 'callNo', 'status', 'updatedAt']

/** The algorithm jobs that run by the clock: how they stand, and what can be done with them. */
export function RulesPart() {
  const say = useText()
  const { query } = useTab()
  const picked = usePicked<RuleRow & { readonly id: string }>()
  const [task, setTask] = useState<RuleTask | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    ...rulesQuery({
      ...pageAsked(query),
      ...{ name: query.q, status: query.status, sorter: sorterOf(sortAsked(query, SORTABLE)) },
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useRuleColumns(setTask)
  return (
    <>
      <SearchBar fields={['q', 'status']}>
        <SearchText field="q" label={say('rules.search')} />
        <SearchChoice
          field="status"
          label={say('rules.column.status')}
          options={STATUSES.map((status, at) => [String(at), say(`rules.status.${status}`)])}
        />
        <button
          type="button"
          className="qw-button qw-button--primary rules__new"
          onClick={() => setTask({ is: 'new' })}
        >
          {say('rules.new')}
        </button>
      </SearchBar>
      <AdminList
        title={say('parameters.part.jobs')}
        columns={columns}
        page={data}
        error={error}
        fetching={isFetching && !data}
        onRetry={() => void refetch()}
        empty={say('rules.empty')}
        nameOf={({ name }) => name}
        picked={picked}
        batch={
          <button
            type="button"
            className="qw-button admin__danger"
            onClick={() => setTask({ is: 'delete', rules: picked.rows })}
          >
            {say('rules.delete')}
          </button>
        }
      />
      {task?.is === 'new' && <RuleDrawer rule={null} onClose={() => setTask(null)} />}
      {task?.is === 'edit' && <RuleDrawer rule={task.rule} onClose={() => setTask(null)} />}
      {task?.is === 'delete' && (
        <DeleteDialog rules={task.rules} onDone={picked.clear} onClose={() => setTask(null)} />
      )}
    </>
  )
}
