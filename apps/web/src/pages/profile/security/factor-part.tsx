import type { SecondFactorState } from '@quaywise/contract'
import { formatInstant, useLocale, useText } from '@quaywise/i18n'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { sessionQuery, useSession } from '../../../session/session.ts'
import { Part } from '../part.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { RemoveForm, RenewForm } from './prove-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Whether a second factor is set up, and whether it must be. */
export const factorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call<SecondFactorState>('GET', '/v1/user/secondFactor', { signal }),
})

type Doing = 'enrol' | 'remove' | 'renew' | null

/** The second factor: setting it up, new recovery codes, switching it off. */
export function FactorPart() {
  const client = useQueryClient()
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data } = useQuery(factorQuery)
  if (!data || (data.rule === 'off' && !data.on)) return null
  const done = async (shown: readonly string[] | null) => {
    setDoing(null)
    setCodes(shown)
    await client.invalidateQueries(factorQuery)
    await client.invalidateQueries(sessionQuery)
  }
  return (
    <FactorView state={data} doing={doing} onDo={setDoing}>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      {doing === 'enrol' && <EnrolForm onDone={done} />}
      {doing === 'renew' && <RenewForm onDone={done} />}
      {doing === 'remove' && <RemoveForm onDone={() => done(null)} />}
    </FactorView>
  )
}

interface FactorViewProps {
  readonly state: SecondFactorState
  readonly doing: Doing
  readonly onDo: (doing: Doing) => void
  readonly children: React.ReactNode
}

function FactorView({ state, doing, onDo, children }: FactorViewProps) {
  const say = useText()
  const locale = useLocale()
  const { user } = useSession()
  const zone = user.terminals[0]?.zone ?? 'UTC'
  const since = state.since === null ? '' : formatInstant(state.since, zone, locale, 'minute')
  const told = state.on
    ? say('profile.factor.on', { since, count: state.recoveryLeft })
    : say(user.mustSetUpFactor ? 'profile.factor.must' : 'profile.factor.off')
  const offered: readonly Exclude<Doing, null>[] = state.on ? ['renew', 'remove'] : ['enrol']
  return (
    <Part
      title={say('profile.factor')}
      text={told}
      action={
        <span className="profile__actions">
          {doing ? (
            <Button onClick={() => onDo(null)}>{say('keep.cancel')}</Button>
          ) : (
            offered.map((each) => (
              <Button key={each} danger={each === 'remove'} onClick={() => onDo(each)}>
                {say(`profile.factor.${each}`)}
              </Button>
            ))
          )}
        </span>
      }
    >
      {children}
    </Part>
  )
}
