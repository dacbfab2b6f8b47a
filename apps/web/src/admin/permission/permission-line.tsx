import type { PermissionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, IconButton } from '@quaywise/ui'
import { Fragment } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { Pick } from '../kit/pick.tsx'
import type { Where } from '../kit/use-drag.ts'
import type { Picked } from '../kit/use-picked.ts'

/** Moves a page a place up or down; null at an end. */
interface Move {
  readonly busy: boolean
  readonly up: (() => void) | null
  readonly down: (() => void) | null
}

interface PermissionLineProps {
  readonly row: PermissionRow
  readonly picked: Picked<PermissionRow>
  readonly onEdit: () => void
  /** How it is moved among its group; null where it stays as it is. */
  readonly move: Move | null
  /** Where on it another one is held just now. */
  readonly held: Where | null
}

/** One authority: its name, who has it, and how the menu shows it. One of the terminal's own can be chosen. */
export function PermissionLine({ row, picked, onEdit, move, held }: PermissionLineProps) {
  const say = useText()
  const { id, label, declared, description } = row
  const name = (
    <button type="button" className="link-button" onClick={onEdit}>
      {label}
    </button>
  )
  return (
    <tr data-drag={id} data-held={held} draggable={move !== null}>
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
        <code dir="ltr">
          {id.split(/(?<=_)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
      </td>
      <td className="permission-tree__roles">
        <Holders row={row} />
      </td>
      <td className="permission-tree__menu">
        {row.kind === 'page' && <InMenu row={row} />}
        {move && <Places name={label} move={move} />}
      </td>
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
  return (
    <span className="permission-tree__holders">
      {roles.map(({ id, name }) => (
        <Chip key={id} onPress={() => open('/admin/role', { role: id })}>
          {name}
        </Chip>
      ))}
    </span>
  )
}

function InMenu({ row: { visible, sort } }: { readonly row: PermissionRow }) {
  const say = useText()
  if (!visible) return <Chip muted>{say('permission.hidden')}</Chip>
  return <span>{sort ?? ''}</span>
}

function Places({ name, move: { busy, up, down } }: { readonly name: string; readonly move: Move }) {
  const say = useText()
  return (
    <span className="permission-tree__places">
      <IconButton
        icon="up"
        label={say('dictionary.up', { name })}
        disabled={busy || up === null}
        onPress={() => up?.()}
      />
      <IconButton
        icon="down"
        label={say('dictionary.down', { name })}
        disabled={busy || down === null}
        onPress={() => down?.()}
      />
    </span>
  )
}
