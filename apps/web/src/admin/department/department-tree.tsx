import type { DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Panel } from '@quaywise/ui'
import { useRef } from 'react'
import { type Held, useDrag } from '../kit/use-drag.ts'
import { BranchItem } from './branch-item.tsx'
import type { Task } from './department-task.ts'
import { branchesOf, type Place, placeAt } from './tree.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface DepartmentTreeProps {
  readonly all: readonly DepartmentRow[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly open: (task: Task) => void
}

const findIn = (all: readonly DepartmentRow[], id: string) => all.find((one) => one.id === id)

function placeOf(all: readonly DepartmentRow[], id: string, held: Held): Place | null {
  const [moved, target] = [findIn(all, id), findIn(all, held.id)]
  return moved && target ? placeAt(all, moved, target, held.where) : null
}

/** The departments as a tree; one is chosen. They can be dragged to where they belong. */
export function DepartmentTree({ all, chosen, onChoose, open }: DepartmentTreeProps) {
  const say = useText()
  const onKeyDown = useTreeKeys()
  const tree = useRef<HTMLUListElement>(null)
  const held = useDrag(tree, {
    nested: true,
    mayLie: (id, over) => placeOf(all, id, over) !== null,
    onDrop: (id, over) => {
      const [department, place] = [findIn(all, id), placeOf(all, id, over)]
      if (department && place) open({ is: 'drop', department, place })
    },
  })
  return (
    <Panel title={say('departments.tree')}>
      <ul ref={tree} className="departments__tree" aria-label={say('departments.tree')} onKeyDown={onKeyDown}>
        {branchesOf(all).map((branch) => (
          <BranchItem
            key={branch.department.id}
            branch={branch}
            tree={{ all, chosen, held, onChoose, open }}
          />
        ))}
      </ul>
      {all.length > 1 && <p className="admin__note departments__hint">{say('departments.drag.hint')}</p>}
    </Panel>
  )
}
