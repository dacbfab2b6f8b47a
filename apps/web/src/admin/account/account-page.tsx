import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { AdminPage } from '../kit/admin-page.tsx'
import { usePicked } from '../kit/use-picked.ts'
import { ExportButton } from './export-button.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserList } from './user-list.tsx'
import type { Task } from './user-task.ts'
import { UserTask } from './user-task-view.tsx'
import { WaitingList } from './waiting-list.tsx'
import './users.css'

/** The users of the terminal: found, added, changed, disabled, and what they hold. */
export function AccountPage() {
  const say = useText()
  const picked = usePicked<AccountRow>()
  const [task, setTask] = useState<Task | null>(null)
  return (
    <AdminPage
      title={say('page.admin/account')}
      question={say('users.question')}
      actions={
        <>
          <ExportButton />
          <button type="button" className="qw-button" onClick={() => setTask({ is: 'import' })}>
            {say('users.import')}
          </button>
          <button
            type="button"
            className="qw-button qw-button--primary"
            onClick={() => setTask({ is: 'new' })}
          >
            {say('users.new')}
          </button>
        </>
      }
    >
      <WaitingList />
      <UserFilters />
      <UserList picked={picked} open={setTask} />
      {task && <UserTask task={task} open={setTask} onDone={picked.clear} onClose={() => setTask(null)} />}
    </AdminPage>
  )
}
