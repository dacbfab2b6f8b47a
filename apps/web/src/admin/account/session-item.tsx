import type { SessionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { useWords } from '../../report/words/use-words.ts'
import { useZone } from '../kit/use-zone.ts'
import { deviceText } from './device-text.ts'

interface SessionItemProps {
  readonly session: SessionRow
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One session: on what, from where, since when, last used when. */
export function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const say = useText()
  const words = useWords(useZone())
  const { address, createdAt, lastSeenAt, expiresAt, own, userAgent } = session
  const device = deviceText(userAgent) || say('users.sessions.unknown')
  return (
    <li className="users__session">
      <div>
        <strong title={userAgent}>
          <bdi>{device}</bdi>
        </strong>
        {own && <Chip tone="accent">{say('users.sessions.own')}</Chip>}
        <small>
          <bdi dir="ltr">{address}</bdi> ·{' '}
          {say('users.sessions.since', { time: words.instant(createdAt, 'full') })}
        </small>
        <small>
          {say('users.sessions.seen', {
            time: words.instant(lastSeenAt, 'full'),
            end: words.instant(expiresAt, 'minute'),
          })}
        </small>
      </div>
      <button
        type="button"
        className="qw-button"
        disabled={busy || own}
        aria-label={say('users.sessions.endOne', { device })}
        onClick={onEnd}
      >
        {say('users.sessions.end')}
      </button>
    </li>
  )
}
