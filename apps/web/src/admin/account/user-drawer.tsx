import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Form } from 'antd'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { useSave } from '../kit/use-save.ts'
import { useZone } from '../kit/use-zone.ts'
import { AvatarPart } from './avatar-part.tsx'
import { addUser, USERS_KEY, updateUser } from './calls.ts'
import { PersonFields } from './person-fields.tsx'
import { RightsFields } from './rights-fields.tsx'
import { bodyOf, fieldsOf, type UserFields } from './user-fields.ts'
import type { Task } from './user-task.ts'
import { ValidityFields } from './validity-fields.tsx'

interface UserDrawerProps {
  /** Null for a new one. */
  readonly user: AccountRow | null
  readonly open: (task: Task) => void
  readonly onClose: () => void
}

/** A user to be filled in or changed. */
export function UserDrawer({ user, open, onClose }: UserDrawerProps) {
  const say = useText()
  const zone = useZone()
  const [form] = Form.useForm<UserFields>()
  const { save, busy, fault } = useSave({
    form,
    save: async (fields: UserFields) => {
      const body = bodyOf(fields, user, zone)
      return user ? { user: await updateUser(body), password: null } : addUser(body)
    },
    stale: [USERS_KEY],
    done: say(user ? 'users.saved' : 'users.added'),
    onDone: ({ user: { username }, password }) =>
      password === null ? onClose() : open({ is: 'password', name: username, password }),
  })
  return (
    <FormDrawer
      title={user ? say('users.edit', { name: user.username }) : say('users.new')}
      form={form}
      start={fieldsOf(user, zone)}
      deed={say(user ? 'keep.save' : 'users.create')}
      busy={busy}
      fault={fault}
      onSave={save}
      onClose={onClose}
    >
      {user && <AvatarPart user={user} />}
      <PersonFields isNew={user === null} />
      <RightsFields />
      <ValidityFields zone={zone} />
    </FormDrawer>
  )
}
