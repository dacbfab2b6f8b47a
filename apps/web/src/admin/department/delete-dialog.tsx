import type { DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { indented, inTreeOrder } from '../kit/department-options.ts'
import { useDeed } from '../kit/use-deed.ts'
import { deleteDepartment, STALE } from './calls.ts'

interface DeleteDialogProps {
  readonly department: DepartmentRow
  readonly all: readonly DepartmentRow[]
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

/** Asks before a department is deleted, and where its members go. */
export function DeleteDialog({ department, all, onDone, onClose }: DeleteDialogProps) {
  const say = useText()
  const id = useId()
  const [membersTo, setMembersTo] = useState<string | null>(null)
  const { members, name, parentId } = department
  const remove = useDeed({
    work: () => deleteDepartment(department.id, members > 0 ? membersTo : null),
    stale: STALE,
    done: say('departments.deleted', { name }),
    onDone: () => onDone(membersTo ?? parentId ?? ''),
    onEnd: onClose,
  })
  const hasParts = all.some((one) => one.parentId === department.id)
  const others = inTreeOrder(all).filter((one) => one.id !== department.id)
  return (
    <ConfirmDialog
      title={say('departments.delete.ask', { name })}
      deed={say('keep.delete')}
      danger
      busy={remove.busy || hasParts || (members > 0 && membersTo === null)}
      onConfirm={() => remove.run()}
      onClose={onClose}
    >
      {hasParts && <p>{say('departments.delete.parts')}</p>}
      {!hasParts && members === 0 && say('departments.delete.empty')}
      {!hasParts && members > 0 && (
        <>
          <p>{say('departments.delete.members', { count: members })}</p>
          <label htmlFor={id}>{say('departments.delete.to')}</label>
          <select
            id={id}
            className="small-select departments__target"
            value={membersTo ?? ''}
            onChange={({ currentTarget }) => setMembersTo(currentTarget.value || null)}
          >
            <option value="">–</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {indented(one)}
              </option>
            ))}
          </select>
        </>
      )}
    </ConfirmDialog>
  )
}
