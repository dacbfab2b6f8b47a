import { useText } from '@quaywise/i18n'
import { Button } from 'antd'
import { useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { OwnLog } from '../../../system/log/own-log.tsx'
import { useTab } from '../../../workspace/tab-context.ts'
import { PasswordForm } from '../../password/password-form.tsx'
import { Part } from '../part.tsx'
import { FactorPart } from './factor-part.tsx'
import { PhonePart } from './phone-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

/** The safety of the account: password, phone, second factor, and where it is signed in. */
export function SecurityTab() {
  const say = useText()
  const { user } = useSession()
  const { setQuery } = useTab()
  return (
    <>
      <PasswordPart />
      <PhonePart />
      <Part
        title={say('profile.email')}
        text={<bdi dir="ltr">{user.email || say('profile.none')}</bdi>}
        action={<Button onClick={() => setQuery({ tab: undefined })}>{say('profile.change')}</Button>}
      />
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
