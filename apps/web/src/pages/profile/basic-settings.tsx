import { DASH, formatNumber, useLocale, useText } from '@quaywise/i18n'
import { openPages } from '../../session/access.ts'
import { useSession } from '../../session/session.ts'
import { Avatar } from '../../shell/avatar.tsx'

/** The person's details as the administrator keeps them. */
export function BasicSettings() {
  const say = useText()
  const locale = useLocale()
  const session = useSession()
  const { user } = session
  const rows: readonly (readonly [string, string])[] = [
    [say('profile.name'), user.name],
    [say('profile.username'), user.username],
    [say('profile.roles'), say(user.isAdmin ? 'profile.administrator' : 'profile.user')],
    [say('profile.email'), user.email || DASH],
    [say('profile.phone'), user.mobile || DASH],
    [say('profile.terminals'), user.terminals.map(({ name }) => name).join(', ') || DASH],
    [say('profile.authorities'), formatNumber(openPages(session).length, '1', locale)],
  ]
  return (
    <div className="basic-settings">
      <Avatar user={user} size={72} />
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>{say('profile.readOnly')}</p>
    </div>
  )
}
