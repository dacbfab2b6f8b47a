import { useText } from '@quaywise/i18n'
import { Icon } from '@quaywise/ui'
import type { Branch } from './branches.ts'

export interface BranchHeadProps {
  readonly branch: Branch
  readonly folded: boolean
  readonly onToggle: () => void
}

/** The line above the rows of a branch; it folds them. */
export function BranchHead({ branch: { name, rows }, folded, onToggle }: BranchHeadProps) {
  const say = useText()
  const own = name === 'own' || name === 'elements'
  const title = own ? say(`permission.group.${name}`) : say(`menu.${name}`)
  return (
    <tr className="permission-tree__branch">
      <th scope="rowgroup" colSpan={6}>
        <button
          type="button"
          className="permission-tree__fold"
          aria-expanded={!folded}
          aria-label={say(folded ? 'permission.unfold' : 'permission.fold', { name: title })}
          onClick={onToggle}
        >
          <Icon name={folded ? 'next' : 'down'} size={12} />
          <span>{title}</span>
          <small>{rows.length}</small>
        </button>
      </th>
    </tr>
  )
}
