import { useText } from '@quaywise/i18n'
import { useSession } from '../../session/session.ts'
import { PageTitle } from '../page-title.tsx'
import { PasswordForm } from './password-form.tsx'
import './password-page.css'

/** The person chooses a new password; a first password must be changed before anything else. */
export function ChangePasswordPage() {
  const say = useText()
  const { user } = useSession()
  return (
    <>
      <PageTitle title={say('password.title')} question={say('password.question')} />
      <div className="card password">
        {user.mustChangePassword && (
          <p className="password__forced" role="status">
            {say('password.forced')}
          </p>
        )}
        <PasswordForm />
      </div>
    </>
  )
}
