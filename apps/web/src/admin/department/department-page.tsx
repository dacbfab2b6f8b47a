import { useText } from '@quaywise/i18n'
import { Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { useTab } from '../../workspace/tab-context.ts'
import { AdminPage } from '../kit/admin-page.tsx'
import { EmptyList } from '../kit/empty-list.tsx'
import { treeQuery } from './calls.ts'
import type { Task } from './department-task.ts'
import { DepartmentTask } from './department-task-view.tsx'
import { DepartmentTree } from './department-tree.tsx'
import { MembersPart } from './members-part.tsx'
import './departments.css'

/** How the terminal is organised: the tree of departments, and who belongs to the chosen one. */
export function DepartmentPage() {
  const say = useText()
  const { query, setQuery } = useTab()
  const { data, error, refetch } = useQuery(treeQuery)
  const [task, setTask] = useState<Task | null>(null)
  const chosen = data?.find(({ id }) => id === query.department) ?? data?.[0]
  const choose = (department: string) => setQuery({ department, q: undefined, page: undefined })
  return (
    <AdminPage
      title={say('page.admin/department')}
      question={say('departments.question')}
      actions={
        <button
          type="button"
          className="qw-button qw-button--primary"
          onClick={() => setTask({ is: 'new', parentId: null })}
        >
          {say('departments.new')}
        </button>
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data?.length === 0 && (
        <section className="card" aria-label={say('departments.tree')}>
          <EmptyList told={say('departments.none')}>
            <button
              type="button"
              className="qw-button qw-button--primary"
              onClick={() => setTask({ is: 'new', parentId: null })}
            >
              {say('departments.first')}
            </button>
          </EmptyList>
        </section>
      )}
      {data && chosen && (
        <div className="departments">
          <DepartmentTree all={data} chosen={chosen.id} onChoose={choose} open={setTask} />
          <MembersPart key={chosen.id} all={data} department={chosen} open={setTask} />
        </div>
      )}
      {task && data && (
        <DepartmentTask task={task} all={data} onDone={choose} onClose={() => setTask(null)} />
      )}
    </AdminPage>
  )
}
