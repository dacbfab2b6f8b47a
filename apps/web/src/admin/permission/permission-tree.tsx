import type { PermissionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import type { Picked } from '../kit/use-picked.ts'
import { branchesOf } from './branches.ts'
import { PermissionBranch } from './permission-branch.tsx'

interface PermissionTreeProps {
  readonly rows: readonly PermissionRow[]
  readonly picked: Picked<PermissionRow>
  readonly onEdit: (row: PermissionRow) => void
  /** All of them are in sight: pages can be moved in their groups. */
  readonly whole: boolean
}

/** The authorities as a tree of the menu: each group can be folded. */
export function PermissionTree({ rows, picked, onEdit, whole }: PermissionTreeProps) {
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
          <PermissionBranch
            key={branch.name}
            branch={branch}
            folded={folded.includes(branch.name)}
            movable={whole && branch.rows.length > 1 && branch.rows.every(({ kind }) => kind === 'page')}
            onToggle={() => toggle(branch.name)}
            picked={picked}
            onEdit={onEdit}
          />
        ))}
      </table>
    </div>
  )
}
