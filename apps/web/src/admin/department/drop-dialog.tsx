import type { DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { moveDepartment, STALE } from './calls.ts'
import { type Place, pathOf } from './tree.ts'

interface DropDialogProps {
  readonly department: DepartmentRow
  readonly place: Place
  readonly all: readonly DepartmentRow[]
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

/** Asks before a department is moved to where it was dropped. */
export function DropDialog({ department, place, all, onDone, onClose }: DropDialogProps) {
  const say = useText()
  const { id, name } = department
  const move = useDeed({
    work: () => moveDepartment(id, place),
    stale: STALE,
    done: say('departments.moved'),
    onDone: () => onDone(id),
    onEnd: onClose,
  })
  const told = (parentId: string | null) =>
    parentId === null
      ? say('departments.top')
      : pathOf(all, parentId)
          .map((one) => one.name)
          .join(' / ')
  return (
    <ConfirmDialog
      title={say('departments.drag.ask', { name })}
      deed={say('departments.menu.move')}
      busy={move.busy}
      onConfirm={() => move.run()}
      onClose={onClose}
    >
      {say('departments.drag.text', { from: told(department.parentId), to: told(place.parentId) })}
    </ConfirmDialog>
  )
}
