import type { DepartmentRow } from '@quaywise/contract'
import { formatNumber, useLocale, useText } from '@quaywise/i18n'
import type { Held } from '../kit/use-drag.ts'
import { BranchMenu } from './branch-menu.tsx'
import type { Task } from './department-task.ts'
import type { Branch } from './tree.ts'

/** What all branches of the tree share. */
export interface TreeView {
  readonly all: readonly DepartmentRow[]
  readonly chosen: string
  /** Over which one another is held just now. */
  readonly held: Held | null
  readonly onChoose: (id: string) => void
  readonly open: (task: Task) => void
}

interface BranchItemProps {
  readonly branch: Branch
  readonly tree: TreeView
}

/** A department of the tree with how many people it has, and those below it. */
export function BranchItem({ branch, tree }: BranchItemProps) {
  const say = useText()
  const locale = useLocale()
  const { department, parts, members } = branch
  const { id, name } = department
  const chosen = tree.chosen === id
  const held = tree.held?.id === id ? tree.held.where : undefined
  return (
    <li>
      <div
        className={chosen ? 'departments__branch departments__branch--chosen' : 'departments__branch'}
        data-drag={id}
        data-held={held}
        draggable
      >
        <button
          type="button"
          className="departments__name"
          data-department={id}
          aria-current={chosen}
          onClick={() => tree.onChoose(id)}
        >
          <bdi>{name}</bdi>
          <small title={say('departments.count', { count: members })}>
            {formatNumber(members, '1', locale)}
          </small>
        </button>
        <BranchMenu department={department} tree={tree} />
      </div>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <BranchItem key={part.department.id} branch={part} tree={tree} />
          ))}
        </ul>
      )}
    </li>
  )
}
