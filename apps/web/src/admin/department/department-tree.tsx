import type { DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { BranchItem } from './branch-item.tsx'
import type { Task } from './department-task.ts'
import { branchesOf } from './tree.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface DepartmentTreeProps {
  readonly all: readonly DepartmentRow[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly open: (task: Task) => void
}

/** The departments as a tree; one is chosen. */
export function DepartmentTree({ all, chosen, onChoose, open }: DepartmentTreeProps) {
  const say = useText()
  const onKeyDown = useTreeKeys()
  return (
    <Panel title={say('departments.tree')}>
      <ul className="departments__tree" aria-label={say('departments.tree')} onKeyDown={onKeyDown}>
        {branchesOf(all).map((branch) => (
          <BranchItem key={branch.department.id} branch={branch} tree={{ all, chosen, onChoose, open }} />
        ))}
      </ul>
    </Panel>
  )
}
