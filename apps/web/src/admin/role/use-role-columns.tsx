import type { RoleRow } from '@quaywise/contract'
import { formatInstant, useLocale, useText } from '@quaywise/i18n'
import type { DataColumn } from '@quaywise/ui'
import { useSession } from '../../session/session.ts'
import { RowMenu } from '../kit/row-menu.tsx'
import { HoldersButton } from './members-drawer.tsx'
import { GATED_PAGES } from './page-groups.ts'
import type { RoleDeeds } from './role-deeds.ts'

/** The columns of the list of roles. */
export function useRoleColumns(deeds: RoleDeeds): readonly DataColumn<RoleRow>[] {
  const say = useText()
  const locale = useLocale()
  const { terminals } = useSession().user
  const zone = terminals[0]?.zone ?? 'UTC'
  const nameOf = (id: string) => terminals.find((terminal) => terminal.id === id)?.name ?? id
  return [
    {
      ...{ key: 'name', title: say('roles.name'), sortable: true },
      render: (role) => (
        <button type="button" className="link-button" onClick={() => deeds.edit(role)}>
          <bdi>{role.label}</bdi>
        </button>
      ),
    },
    {
      ...{ key: 'description', title: say('roles.description'), wide: true },
      render: ({ description }) => (
        <span className="role-about" title={description}>
          {description}
        </span>
      ),
    },
    {
      ...{ key: 'pages', title: say('roles.pages'), align: 'number' },
      render: (role) => say('roles.count', { count: role.pageAuthorities.length, total: GATED_PAGES }),
    },
    {
      ...{ key: 'elements', title: say('roles.elements'), align: 'number' },
      render: (role) => role.uiAuthorities.length,
    },
    {
      ...{ key: 'terminals', title: say('roles.terminals'), wide: true },
      render: (role) => role.terminals?.map(nameOf).join(', ') ?? say('roles.allTerminals'),
    },
    {
      ...{ key: 'holders', title: say('roles.holders'), align: 'number', sortable: true },
      render: (role) => <HoldersButton role={role} onPress={() => deeds.members(role)} />,
    },
    {
      ...{ key: 'changedAt', title: say('roles.changed'), sortable: true },
      render: (role) => formatInstant(role.changedAt, zone, locale, 'minute'),
    },
    {
      ...{ key: 'actions', title: say('admin.actions'), align: 'center', atEnd: true },
      render: (role) => <RowMenu name={role.label} items={deeds.items(role)} />,
    },
  ]
}
