import type { AccountRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../data/failure.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useDeed } from '../kit/use-deed.ts'
import { revokeSession, revokeSessions, sessionsQuery, USERS_KEY } from './calls.ts'
import { SessionItem } from './session-item.tsx'

const WIDTH = 560

interface SessionsDrawerProps {
  readonly user: AccountRow
  readonly onClose: () => void
}

/** Where a user is signed in, with a way to end each session and all of them. */
export function SessionsDrawer({ user, onClose }: SessionsDrawerProps) {
  const say = useText()
  const { data, error, refetch } = useQuery(sessionsQuery(user.id))
  const [asking, setAsking] = useState(false)
  const end = useDeed<string>({
    work: (session) => revokeSession(user.id, session),
    stale: [USERS_KEY],
    done: say('users.sessions.ended'),
  })
  const endAll = useDeed({
    work: () => revokeSessions(user.id),
    stale: [USERS_KEY],
    done: say('users.sessions.endedAll'),
    onEnd: () => setAsking(false),
  })
  return (
    <Drawer
      title={say('users.sessions.title', { name: user.username })}
      open
      width={WIDTH}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      {data?.length === 0 && <p className="data__none">{say('users.sessions.none')}</p>}
      {data && data.length > 0 && (
        <>
          <ul className="users__sessions">
            {data.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                busy={end.busy}
                onEnd={() => end.run(session.id)}
              />
            ))}
          </ul>
          <div className="admin__buttons">
            <button type="button" className="qw-button admin__danger" onClick={() => setAsking(true)}>
              {say('users.sessions.endAll')}
            </button>
          </div>
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={say('users.sessions.ask', { name: user.username })}
          deed={say('users.sessions.endAll')}
          danger
          busy={endAll.busy}
          onConfirm={() => endAll.run()}
          onClose={() => setAsking(false)}
        >
          {say('users.sessions.askText')}
        </ConfirmDialog>
      )}
    </Drawer>
  )
}
