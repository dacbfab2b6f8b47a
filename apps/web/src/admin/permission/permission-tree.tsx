import type { PermissionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Icon } from '@quaywise/ui'
import { useState } from 'react'
import type { Picked } from '../kit/use-picked.ts'
import { type Branch, branchesOf } from './branches.ts'
import { PermissionLine } from './permission-line.tsx'

interface PermissionTreeProps {
  readonly rows: readonly PermissionRow[]
  readonly picked: Picked<PermissionRow>
  readonly onEdit: (row: PermissionRow) => void
}

/** The authorities as a tree of the menu: each group can be folded. */
export function PermissionTree({ rows, picked, onEdit }: PermissionTreeProps) {
  const say = useText()
  const [folded, setFolded] = useState<readonly string[]>([])
  const toggle = (name: string) =>
    setFolded(folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name])
  return (
    <div className="data__scroll">
      <table className="data__table permission-tree">
        <caption className="qw-visually-hidden">{say('permission.tree')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('permission.name')}</th>
            <th scope="col">{say('permission.authority')}</th>
            <th scope="col">{say('permission.roles')}</th>
            <th scope="col">{say('permission.menu')}</th>
            <th scope="col">{say('roles.description')}</th>
            <th scope="col">
              <span className="qw-visually-hidden">{say('admin.actions')}</span>
            </th>
          </tr>
        </thead>
        {branchesOf(rows).map((branch) => (
          <tbody key={branch.name}>
            <BranchHead
              branch={branch}
              folded={folded.includes(branch.name)}
              onToggle={() => toggle(branch.name)}
            />
            {!folded.includes(branch.name) &&
              branch.rows.map((row) => (
                <PermissionLine key={row.id} row={row} picked={picked} onEdit={() => onEdit(row)} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface BranchHeadProps {
  readonly branch: Branch
  readonly folded: boolean
  readonly onToggle: () => void
}

function BranchHead({ branch: { name, rows }, folded, onToggle }: BranchHeadProps) {
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
