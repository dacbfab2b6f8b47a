import { ImportDrawer } from './import-drawer.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SafetyDialog } from './safety-dialog.tsx'
import { SessionsDrawer } from './sessions-drawer.tsx'
import { SwitchDialog } from './switch-dialog.tsx'
import { UserDrawer } from './user-drawer.tsx'
import type { Task } from './user-task.ts'

interface UserTaskProps {
  readonly task: Task
  readonly open: (task: Task) => void
  /** What was chosen in the list was dealt with. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The drawer or dialog of what is being done. */
export function UserTask({ task, open, onDone, onClose }: UserTaskProps) {
  switch (task.is) {
    case 'new':
      return <UserDrawer user={null} open={open} onClose={onClose} />
    case 'edit':
      return <UserDrawer key={task.user.id} user={task.user} open={open} onClose={onClose} />
    case 'sessions':
      return <SessionsDrawer user={task.user} onClose={onClose} />
    case 'reset':
      return <ResetDialog user={task.user} open={open} onClose={onClose} />
    case 'unlock':
    case 'factor':
      return <SafetyDialog user={task.user} deed={task.is} onClose={onClose} />
    case 'switch':
      return <SwitchDialog users={task.users} disabled={task.disabled} onDone={onDone} onClose={onClose} />
    case 'password':
      return <PasswordDialog name={task.name} password={task.password} onClose={onClose} />
    case 'import':
      return <ImportDrawer onClose={onClose} />
  }
}
