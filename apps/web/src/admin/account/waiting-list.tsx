import type { WaitingRegistration } from '@quaywise/contract'
import { formatInstant, useLocale, useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useSession } from '../../session/session.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { USERS_KEY } from './calls.ts'
import './waiting-list.css'

interface Decision {
  readonly ids: readonly string[]
  readonly approve: boolean
}

const decide = (decision: Decision) => call('POST', '/v1/user/registrations/decide', { body: decision })

/** Who asked for an account and waits; nothing while nobody does. */
export function WaitingList() {
  const say = useText()
  const [refused, setRefused] = useState<WaitingRegistration | null>(null)
  const { data = [] } = useQuery({
    queryKey: [USERS_KEY, 'waiting'],
    queryFn: ({ signal }) =>
      call<readonly WaitingRegistration[]>('GET', '/v1/user/registrations', { signal }),
    meta: { quiet: true },
  })
  const { run, busy } = useDeed<Decision>({
    work: decide,
    stale: [USERS_KEY],
    done: say('users.waiting.done'),
    onEnd: () => setRefused(null),
  })
  if (data.length === 0) return null
  return (
    <section className="card users__waiting" aria-label={say('users.waiting')}>
      <h2>{say('users.waiting')}</h2>
      <ul>
        {data.map((each) => (
          <WaitingRow
            key={each.userId}
            waiting={each}
            busy={busy}
            onApprove={() => run({ ids: [each.userId], approve: true })}
            onRefuse={() => setRefused(each)}
          />
        ))}
      </ul>
      {refused && (
        <ConfirmDialog
          title={say('users.waiting.ask', { name: refused.username })}
          deed={say('users.waiting.refuse')}
          danger
          busy={busy}
          onConfirm={() => run({ ids: [refused.userId], approve: false })}
          onClose={() => setRefused(null)}
        >
          {say('users.waiting.refuse.text')}
        </ConfirmDialog>
      )}
    </section>
  )
}

interface WaitingRowProps {
  readonly waiting: WaitingRegistration
  readonly busy: boolean
  readonly onApprove: () => void
  readonly onRefuse: () => void
}

function WaitingRow({ waiting, busy, onApprove, onRefuse }: WaitingRowProps) {
  const say = useText()
  const locale = useLocale()
  const { user } = useSession()
  const { name, username, mobile, email, requestedAt } = waiting
  const since = formatInstant(requestedAt, user.terminals[0]?.zone ?? 'UTC', locale, 'minute')
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <bdi>{username}</bdi>
        {[mobile, email].map((way) => way && <bdi key={way} dir="ltr">{` · ${way}`}</bdi>)}
        <small>{since}</small>
      </span>
      <button type="button" className="qw-button" disabled={busy} onClick={onRefuse}>
        {say('users.waiting.refuse')}
      </button>
      <button type="button" className="qw-button qw-button--primary" disabled={busy} onClick={onApprove}>
        {say('users.waiting.approve')}
      </button>
    </li>
  )
}
