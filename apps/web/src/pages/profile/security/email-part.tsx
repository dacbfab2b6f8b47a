import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useSession } from '../../../session/session.ts'
import { useTab } from '../../../workspace/tab-context.ts'
import { EmailProof } from '../basic/email-proof.tsx'
import { Part } from '../part.tsx'
import { profileQuery } from '../profile-query.ts'

/** The address that counts, and the one that waits for its proof: a code can be had again, or the address dropped. */
export function EmailPart() {
  const say = useText()
  const { user } = useSession()
  const { setQuery } = useTab()
  const { data } = useQuery(profileQuery)
  const pending = data?.pendingEmail ?? null
  return (
    <Part
      title={say('profile.email')}
      text={<bdi dir="ltr">{user.email || say('profile.none')}</bdi>}
      action={<Button onClick={() => setQuery({ tab: undefined })}>{say('profile.change')}</Button>}
    >
      {pending !== null && (
        <div className="profile__inner">
          <EmailProof email={pending} />
        </div>
      )}
    </Part>
  )
}
