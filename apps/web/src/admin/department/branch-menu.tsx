import type { DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { RowMenu } from '../kit/row-menu.tsx'
import { useDeed } from '../kit/use-deed.ts'
import type { TreeView } from './branch-item.tsx'
import { moveDepartment, STALE } from './calls.ts'
import { stepTo } from './tree.ts'

interface BranchMenuProps {
  readonly department: DepartmentRow
  readonly tree: TreeView
}

/** What can be done to one department. */
export function BranchMenu({ department, tree: { all, open } }: BranchMenuProps) {
  const say = useText()
  const { id, name, parentId } = department
  const move = useDeed<string | null>({
    work: (beforeId) => moveDepartment(id, { parentId, beforeId }),
    stale: STALE,
  })
  const step = (way: 'up' | 'down') => {
    const beforeId = stepTo(all, department, way)
    return {
      key: way,
      label: say(`departments.menu.${way}`),
      disabled: beforeId === undefined || move.busy,
      onSelect: () => beforeId !== undefined && move.run(beforeId),
    }
  }
  return (
    <RowMenu
      name={name}
      items={[
        { key: 'new', label: say('departments.menu.new'), onSelect: () => open({ is: 'new', parentId: id }) },
        {
          key: 'edit',
          label: say('departments.menu.edit'),
          onSelect: () => open({ is: 'edit', department }),
        },
        {
          key: 'move',
          label: say('departments.menu.move'),
          onSelect: () => open({ is: 'move', department }),
        },
        step('up'),
        step('down'),
        {
          key: 'delete',
          label: say('keep.delete'),
          danger: true,
          ruleBefore: true,
          onSelect: () => open({ is: 'delete', department }),
        },
      ]}
    />
  )
}
