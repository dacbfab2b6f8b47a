import type { DepartmentRow } from '@quaywise/contract'
import { AddMembersDrawer } from './add-members-drawer.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DepartmentDrawer } from './department-drawer.tsx'
import type { Task } from './department-task.ts'
import { DropDialog } from './drop-dialog.tsx'
import { MoveDrawer } from './move-drawer.tsx'

interface DepartmentTaskProps {
  readonly task: Task
  readonly all: readonly DepartmentRow[]
  /** The department that is to be looked at afterwards. */
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

/** The drawer or dialog of what is being done. */
export function DepartmentTask({ task, all, onDone, onClose }: DepartmentTaskProps) {
  const done = (id: string) => {
    onDone(id)
    onClose()
  }
  switch (task.is) {
    case 'new':
      return (
        <DepartmentDrawer
          department={null}
          parentId={task.parentId}
          all={all}
          onDone={done}
          onClose={onClose}
        />
      )
    case 'edit':
      return (
        <DepartmentDrawer
          department={task.department}
          parentId={task.department.parentId}
          all={all}
          onDone={done}
          onClose={onClose}
        />
      )
    case 'move':
      return <MoveDrawer department={task.department} all={all} onDone={done} onClose={onClose} />
    case 'drop':
      return (
        <DropDialog
          department={task.department}
          place={task.place}
          all={all}
          onDone={onDone}
          onClose={onClose}
        />
      )
    case 'delete':
      return <DeleteDialog department={task.department} all={all} onDone={onDone} onClose={onClose} />
    case 'members':
      return <AddMembersDrawer department={task.department} onClose={onClose} />
  }
}
