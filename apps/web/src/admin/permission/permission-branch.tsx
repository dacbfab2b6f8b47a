import type { PermissionRow } from '@quaywise/contract'
import { useRef } from 'react'
import { useDeed } from '../kit/use-deed.ts'
import { useDrag } from '../kit/use-drag.ts'
import type { Picked } from '../kit/use-picked.ts'
import { PERMISSIONS_KEY } from '../role/calls.ts'
import { BranchHead, type BranchHeadProps } from './branch-head.tsx'
import { movedBeside } from './branches.ts'
import { orderPermissions } from './calls.ts'
import { PermissionLine } from './permission-line.tsx'

interface PermissionBranchProps extends BranchHeadProps {
  readonly picked: Picked<PermissionRow>
  readonly onEdit: (row: PermissionRow) => void
  /** Its pages can be moved among each other. */
  readonly movable: boolean
}

/** A group of the menu with its pages, which can be moved by dragging and by buttons. */
export function PermissionBranch({ picked, onEdit, movable, ...head }: PermissionBranchProps) {
  const { branch, folded } = head
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = branch.rows.map(({ id }) => id)
  const { run, busy } = useDeed<readonly string[]>({
    work: (next) => orderPermissions(branch.name, next),
    stale: [PERMISSIONS_KEY, 'session'],
  })
  const held = useDrag(body, {
    nested: false,
    mayLie: (id, over) => movable && id !== over.id && ids.includes(id),
    onDrop: (id, over) => run(movedBeside(ids, id, over.id, over.where === 'before' ? 'before' : 'after')),
  })
  const beside = (id: string, target: string | undefined, where: 'before' | 'after') =>
    target === undefined ? null : () => run(movedBeside(ids, id, target, where))
  const moveOf = (id: string, at: number) => ({
    busy,
    up: beside(id, ids[at - 1], 'before'),
    down: beside(id, ids[at + 1], 'after'),
  })
  return (
    <tbody ref={body}>
      <BranchHead {...head} />
      {!folded &&
        branch.rows.map((row, at) => (
          <PermissionLine
            key={row.id}
            row={row}
            picked={picked}
            onEdit={() => onEdit(row)}
            held={held?.id === row.id ? held.where : null}
            move={movable ? moveOf(row.id, at) : null}
          />
        ))}
    </tbody>
  )
}
