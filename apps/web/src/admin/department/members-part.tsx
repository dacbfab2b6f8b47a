import type { DepartmentMember, DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { AdminList } from '../kit/admin-list.tsx'
import { listQuery, pageAsked } from '../kit/list-query.ts'
import { SearchText } from '../kit/search-text.tsx'
import { usePicked } from '../kit/use-picked.ts'
import { DEPARTMENTS_KEY, membersPath } from './calls.ts'
import type { Task } from './department-task.ts'
import { MakeMain } from './make-main.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { pathOf } from './tree.ts'

interface MembersPartProps {
  readonly all: readonly DepartmentRow[]
  readonly department: DepartmentRow
  readonly open: (task: Task) => void
}

/** The chosen department, where it lies, and who belongs to it. */
export function MembersPart({ all, department, open }: MembersPartProps) {
  const say = useText()
  const { query, setQuery } = useTab()
  const picked = usePicked<DepartmentMember>()
  const [removing, setRemoving] = useState(false)
  const below = query.below !== '0'
  const columns = useMemberColumns(department.id)
  const asked = { ...(query.q ? { text: query.q } : {}), below, ...pageAsked(query) }
  const { data, error, isFetching, refetch } = useQuery({
    ...listQuery<DepartmentMember>(DEPARTMENTS_KEY, membersPath(department.id), asked),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="departments__members" aria-label={department.name}>
      <header>
        <h2>
          <bdi>
            {pathOf(all, department.id)
              .map(({ name }) => name)
              .join(' / ')}
          </bdi>
        </h2>
        {department.note !== '' && <p>{department.note}</p>}
      </header>
      <search className="data-filters">
        <SearchText field="q" label={say('users.search')} />
        <label className="departments__below">
          <input
            type="checkbox"
            checked={below}
            onChange={() => setQuery({ below: below ? '0' : undefined, page: undefined })}
          />
          {say('departments.below')}
        </label>
        <button type="button" className="qw-button" onClick={() => open({ is: 'members', department })}>
          {say('departments.members.add')}
        </button>
      </search>
      <AdminList
        title={say('departments.members')}
        columns={columns}
        page={data}
        error={error}
        fetching={isFetching}
        onRetry={() => void refetch()}
        empty={say(query.q === undefined ? 'departments.members.none' : 'users.empty')}
        wayOut={
          <button type="button" className="qw-button" onClick={() => open({ is: 'members', department })}>
            {say('departments.members.add')}
          </button>
        }
        nameOf={({ username }) => username}
        picked={picked}
        batch={
          <>
            <MakeMain department={department} members={picked.rows} onDone={picked.clear} />
            <button type="button" className="qw-button" onClick={() => setRemoving(true)}>
              {say('departments.members.remove')}
            </button>
          </>
        }
      />
      {removing && (
        <RemoveDialog
          department={department}
          members={picked.rows}
          onDone={picked.clear}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  )
}
