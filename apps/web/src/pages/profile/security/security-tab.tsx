import { useText } from '@quaywise/i18n'
import { useQueries } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { OwnLog } from '../../../system/log/own-log.tsx'
import { PasswordForm } from '../../password/password-form.tsx'
import { Part, PartsAwaited } from '../part.tsx'
import { profileQuery } from '../profile-query.ts'
import { EmailPart } from './email-part.tsx'
import { FactorPart, factorQuery } from './factor-part.tsx'
import { PhonePart } from './phone-part.tsx'
import { ownSessionsQuery, SessionsPart } from './sessions-part.tsx'

const LINES = 6

/** The safety of the account: password, phone, second factor, and where it is signed in. */
export function SecurityTab() {
  const awaited = useQueries({ queries: [profileQuery, factorQuery, ownSessionsQuery] })
  if (awaited.some(({ isPending }) => isPending)) return <PartsAwaited lines={LINES} />
  return (
    <>
      <PasswordPart />
      <PhonePart />
      <EmailPart />
      <FactorPart />
      <SessionsPart />
      <LogPart />
    </>
  )
}

function PasswordPart() {
  const say = useText()
  const [changing, setChanging] = useState(false)
  return (
    <Part
      title={say('login.password')}
      text={say('profile.password.text')}
      action={
        <Button aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {say(changing ? 'keep.cancel' : 'profile.change')}
        </Button>
      }
    >
      {changing && (
        <div className="profile__inner">
          <PasswordForm onDone={() => setChanging(false)} />
        </div>
      )}
    </Part>
  )
}

function LogPart() {
  const say = useText()
  const [shown, setShown] = useState(false)
  return (
    <Part
      title={say('profile.log')}
      text={say('profile.log.text')}
      action={
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          {say(shown ? 'report.close' : 'profile.log.open')}
        </Button>
      }
    >
      {shown && <OwnLog />}
    </Part>
  )
}
