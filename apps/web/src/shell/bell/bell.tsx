import { useText } from '@quaywise/i18n'
import { Popover } from '@quaywise/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRefresh } from '../../status/refresh.ts'
import type { TabActions } from '../../workspace/tab-actions.ts'
import { ShellIcon } from '../shell-icon.tsx'
import { NoticeList } from './notice-list.tsx'
import { markNotices, NOTICES_KEY, noticesQuery } from './notices.ts'
import './bell.css'

const A_PAGE = 20
const MOST = 200
const MOST_SHOWN = 99

/** The bell: how much is unread, and what it is. */
export function Bell({ onOpen }: { readonly onOpen: TabActions['open'] }) {
  const say = useText()
  const button = useRef<HTMLButtonElement>(null)
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [shown, setShown] = useState(A_PAGE)
  const { noticeMs } = useRefresh()
  const { data, error } = useQuery({ ...noticesQuery(shown, noticeMs), placeholderData: keepPreviousData })
  const mark = useMutation({
    mutationFn: ({ read, ids }: { read: boolean; ids?: readonly string[] }) => markNotices(read, ids),
    onSettled: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  })
  const unread = data?.unread ?? 0
  const close = () => {
    setAnchor(null)
    button.current?.focus()
  }
  const follow = (href: string) => {
    const [path = '', search = ''] = href.split('?')
    close()
    onOpen(path, Object.fromEntries(new URLSearchParams(search)))
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="bar-button bell"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={unread > 0 ? say('bell.unread', { count: unread }) : say('bell')}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <ShellIcon name="bell" size={17} />
        {unread > 0 && (
          <span className="bell__count" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={say('bell')} className="bell__box" onClose={close}>
          <NoticeList
            notices={data}
            failed={error !== null}
            onFollow={(notice) => {
              if (!notice.read) mark.mutate({ read: true, ids: [notice.id] })
              if (notice.href) follow(notice.href)
            }}
            onMark={(notice) => mark.mutate({ read: !notice.read, ids: [notice.id] })}
            onMarkAll={() => mark.mutate({ read: true })}
            onMore={shown < MOST ? () => setShown(Math.min(MOST, shown + A_PAGE)) : undefined}
          />
        </Popover>
      )}
    </>
  )
}
