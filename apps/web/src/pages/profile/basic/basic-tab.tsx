import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useSession } from '../../../session/session.ts'
import { profileQuery } from '../profile-query.ts'
import { AvatarPart } from './avatar-part.tsx'
import { BasicForm } from './basic-form.tsx'
import { EmailProof } from './email-proof.tsx'

/** Who the person is: the picture, what they say of themselves, and what the administrator says. */
export function BasicTab() {
  const say = useText()
  const { data } = useQuery(profileQuery)
  return (
    <div className="profile__basic">
      <div>
        {data ? (
          <>
            {data.pendingEmail !== null && <EmailProof email={data.pendingEmail} />}
            <BasicForm key={`${data.email} ${data.pendingEmail}`} profile={data} />
          </>
        ) : (
          <div
            className="profile__form-awaited"
            role="status"
            aria-busy="true"
            aria-label={say('shell.loading')}
          >
            <Skeleton active paragraph={{ rows: 10 }} />
          </div>
        )}
        <KeptByOthers />
      </div>
      <AvatarPart />
    </div>
  )
}

/** What only an administrator changes. */
function KeptByOthers() {
  const say = useText()
  const { user } = useSession()
  const rows: readonly (readonly [string, string])[] = [
    [say('profile.name'), user.name],
    [say('profile.username'), user.username],
    [say('profile.roles'), say(user.isAdmin ? 'profile.administrator' : 'profile.user')],
    [say('profile.terminals'), user.terminals.map(({ name }) => name).join(', ') || '–'],
  ]
  return (
    <section className="profile__kept">
      <h3>{say('profile.kept')}</h3>
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
    </section>
  )
}
