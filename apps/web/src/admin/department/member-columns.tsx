import type { DepartmentMember } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip, type DataColumn } from '@quaywise/ui'
import { Avatar } from '../../shell/avatar.tsx'
import { StateTag } from '../account/state-tag.tsx'

const AVATAR = 24

/** The columns of the people of a department; its main ones are marked. */
export function useMemberColumns(departmentId: string): readonly DataColumn<DepartmentMember>[] {
  const say = useText()
  return [
    {
      key: 'username',
      title: say('users.column.username'),
      pinned: true,
      width: 220,
      render: (member) => (
        <span className="departments__person">
          <Avatar user={member} size={AVATAR} />
          <bdi>{member.username}</bdi>
        </span>
      ),
    },
    { key: 'name', title: say('users.column.name'), wide: true, render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'main',
      title: say('departments.members.here'),
      render: ({ departments }) => {
        const at = departments.findIndex(({ id }) => id === departmentId)
        if (at < 0) return say('departments.members.isBelow')
        return at === 0 ? (
          <Chip tone="accent">{say('departments.members.main')}</Chip>
        ) : (
          say('departments.members.also')
        )
      },
    },
    {
      key: 'departments',
      title: say('departments.members.elsewhere'),
      wide: true,
      render: ({ departments }) =>
        departments
          .filter(({ id }) => id !== departmentId)
          .map(({ name }) => name)
          .join(', ') || null,
    },
    { key: 'state', title: say('users.column.state'), render: ({ state }) => <StateTag state={state} /> },
  ]
}
