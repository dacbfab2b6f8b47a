import type { ListedSession } from '@quaywise/contract'
import { formatInstant, useLocale, useText } from '@quaywise/i18n'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useDeed } from '../../../admin/kit/use-deed.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { Part } from '../part.tsx'
import { deviceName } from './device-name.ts'

const KEY = 'own-sessions'

/** Where the person is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => call<readonly ListedSession[]>('GET', '/v1/user/sessions', { signal }),
})

/** Where the person is signed in, and how to end it elsewhere. */
export function SessionsPart() {
  const say = useText()
  const { data = [] } = useQuery(ownSessionsQuery)
  const end = useDeed<readonly string[] | undefined>({
    work: (ids) => call('POST', '/v1/user/sessions/end', { body: ids ? { ids } : {} }),
    stale: [KEY],
    done: say('profile.sessions.ended'),
  })
  return (
    <Part
      title={say('profile.sessions')}
      text={say('profile.sessions.text', { count: data.length })}
      action={
        <Button danger disabled={data.length < 2 || end.busy} onClick={() => end.run(undefined)}>
          {say('profile.sessions.endAll')}
        </Button>
      }
    >
      <ul className="profile__sessions">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.run([session.id])} />
        ))}
      </ul>
    </Part>
  )
}

interface SessionRowProps {
  readonly session: ListedSession
  readonly onEnd: () => void
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const say = useText()
  const locale = useLocale()
  const { user } = useSession()
  const zone = user.terminals[0]?.zone ?? 'UTC'
  const at = (instant: string) => formatInstant(instant, zone, locale, 'minute')
  const device = deviceName(session.userAgent) ?? say('profile.sessions.unknown')
  return (
    <li>
      <span>
        <b>
          <bdi>{device}</bdi>
        </b>{' '}
        · <bdi dir="ltr">{session.address}</bdi>
        <small>
          {say('profile.sessions.seen', { seen: at(session.lastSeenAt), until: at(session.expiresAt) })}
        </small>
      </span>
      {session.current ? (
        <em>{say('profile.sessions.this')}</em>
      ) : (
        <Button type="link" aria-label={say('profile.sessions.endOne', { device })} onClick={onEnd}>
          {say('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
