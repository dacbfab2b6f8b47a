import type { NoticeItem } from '@quaywise/contract'
import { formatInstant, useLocale, useText } from '@quaywise/i18n'
import { useSession } from '../../session/session.ts'
import type { Notices } from './notices.ts'

interface NoticeListProps {
  readonly notices: Notices | undefined
  readonly failed: boolean
  readonly onFollow: (notice: NoticeItem) => void
  readonly onMark: (notice: NoticeItem) => void
  readonly onMarkAll: () => void
  readonly onMore: (() => void) | undefined
}

/** What a person is told, the newest first. */
export function NoticeList({ notices, failed, onFollow, onMark, onMarkAll, onMore }: NoticeListProps) {
  const say = useText()
  const items = notices?.items ?? []
  return (
    <div className="notices">
      <header className="notices__head">
        <h2>{say('bell')}</h2>
        <button
          type="button"
          className="link-button"
          disabled={!notices || notices.unread === 0}
          onClick={onMarkAll}
        >
          {say('bell.readAll')}
        </button>
      </header>
      {failed && <p role="alert">{say('bell.failed')}</p>}
      {notices && items.length === 0 && <p className="notices__none">{say('bell.none')}</p>}
      <ul className="notices__list">
        {items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onFollow={onFollow} onMark={onMark} />
        ))}
      </ul>
      {notices && items.length < notices.total && onMore && (
        <button type="button" className="link-button notices__more" onClick={onMore}>
          {say('bell.more')}
        </button>
      )}
    </div>
  )
}

type NoticeRowProps = { readonly notice: NoticeItem } & Pick<NoticeListProps, 'onFollow' | 'onMark'>

function NoticeRow({ notice, onFollow, onMark }: NoticeRowProps) {
  const say = useText()
  const locale = useLocale()
  const { user } = useSession()
  const known = user.terminals.find(({ id }) => id === notice.terminal) ?? user.terminals[0]
  const urgent = notice.status === 'urgent'
  const mark = say(notice.read ? 'bell.markUnread' : 'bell.markRead')
  return (
    <li className={notice.read ? 'bell-notice bell-notice--read' : 'bell-notice'}>
      <button type="button" className="bell-notice__main" onClick={() => onFollow(notice)}>
        <span className="bell-notice__title">
          {urgent && <span className="bell-notice__urgent">{say('bell.urgent')}</span>}
          {notice.title}
        </span>
        <span className="bell-notice__text">{notice.description}</span>
        <span className="bell-notice__meta">
          {formatInstant(notice.datetime, known?.zone ?? 'UTC', locale, 'minute')}
          {user.terminals.length > 1 && known && ` · ${known.name}`}
        </span>
      </button>
      <button
        type="button"
        className="bell-notice__mark"
        aria-label={mark}
        title={mark}
        onClick={() => onMark(notice)}
      >
        <span className="bell-notice__dot" />
      </button>
    </li>
  )
}
