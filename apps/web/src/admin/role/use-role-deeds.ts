import type { RoleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { TabView } from '../../workspace/tab-context.ts'
import type { Asked, RoleDeeds } from './role-deeds.ts'

/** What the list of roles does with one of them. */
export function useRoleDeeds(setQuery: TabView['setQuery'], ask: (asked: Asked) => void): RoleDeeds {
  const say = useText()
  const edit = ({ id }: RoleRow) => setQuery({ role: id })
  const members = ({ id }: RoleRow) => setQuery({ members: id })
  return {
    edit,
    members,
    items: (role) => [
      { key: 'edit', label: say('roles.edit'), onSelect: () => edit(role) },
      { key: 'copy', label: say('roles.copy'), onSelect: () => ask({ what: 'copy', role }) },
      { key: 'members', label: say('roles.members'), onSelect: () => members(role) },
      {
        ...{ key: 'delete', label: say('roles.delete'), danger: true, ruleBefore: true },
        onSelect: () => ask({ what: 'delete', role }),
      },
    ],
  }
}
