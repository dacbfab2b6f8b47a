import type { PermissionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { useTab } from '../../workspace/tab-context.ts'
import { Pick } from '../kit/pick.tsx'
import type { Picked } from '../kit/use-picked.ts'

interface PermissionLineProps {
  readonly row: PermissionRow
  readonly picked: Picked<PermissionRow>
  readonly onEdit: () => void
}

/** One authority: its name, who has it, and how the menu shows it. One of the terminal's own can be chosen. */
export function PermissionLine({ row, picked, onEdit }: PermissionLineProps) {
  const say = useText()
  const { id, label, declared, description } = row
  const name = (
    <button type="button" className="link-button" onClick={onEdit}>
      {label}
    </button>
  )
  return (
    <tr>
      <th scope="row" className="permission-tree__name">
        {declared ? (
          name
        ) : (
          <Pick
            label={say('admin.pick', { name: label })}
            checked={picked.has(row)}
            onChange={() => picked.toggle(row)}
          >
            {name}
          </Pick>
        )}
      </th>
      <td>
        <code dir="ltr">{id}</code>
      </td>
      <td className="permission-tree__roles">
        <Holders row={row} />
      </td>
      <td>{row.kind === 'page' && <InMenu row={row} />}</td>
      <td className="permission-tree__about" title={description}>
        {description}
      </td>
      <td>
        <button
          type="button"
          className="link-button"
          onClick={onEdit}
          aria-label={say('permission.edit.title', { name: label })}
        >
          {say('permission.edit')}
        </button>
      </td>
    </tr>
  )
}

function Holders({ row: { gated, adminOnly, roles } }: { readonly row: PermissionRow }) {
  const say = useText()
  const { open } = useTab()
  if (!gated) return <Chip muted>{say('roles.everyone')}</Chip>
  if (roles.length === 0 || adminOnly) return <Chip muted>{say('permission.noRole')}</Chip>
  return roles.map(({ id, name }) => (
    <Chip key={id} onPress={() => open('/admin/role', { role: id })}>
      {name}
    </Chip>
  ))
}

function InMenu({ row: { visible, sort } }: { readonly row: PermissionRow }) {
  const say = useText()
  if (!visible) return <Chip muted>{say('permission.hidden')}</Chip>
  return <span>{sort ?? ''}</span>
}
