import type { BatchDetail, MessageRow } from '@quaywise/contract'
import { useLocale, useText } from '@quaywise/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesQuery } from '../calls.ts'
import { useData } from '../data-context.ts'
import { Failure } from '../failure.tsx'
import { bytesText } from '../files/bytes-text.ts'
import { Pages } from '../pages.tsx'
import { MessageDrawer } from './message-drawer.tsx'
import './message.css'

const PAGE_SIZE = 20

/** The messages of a file; a click shows one as it came. */
export function MessageList({ batch }: { readonly batch: BatchDetail }) {
  const say = useText()
  const [current, setCurrent] = useState(1)
  const [open, setOpen] = useState<MessageRow | null>(null)
  const { data, error, refetch } = useQuery({
    ...messagesQuery(batch.id, current, PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={say('data.messages')}>
      <h3>{say('data.messages')}</h3>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <ul className="messages">
        {data?.rows.map((message) => (
          <MessageLine key={message.seq} message={message} onOpen={() => setOpen(message)} />
        ))}
      </ul>
      {data && <Pages page={data} onPage={setCurrent} />}
      {open && <MessageDrawer message={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

interface MessageLineProps {
  readonly message: MessageRow
  readonly onOpen: () => void
}

function MessageLine({ message, onOpen }: MessageLineProps) {
  const locale = useLocale()
  const { words } = useData()
  const { seq, type, sender, reference, at, bytes } = message
  return (
    <li>
      <span className="messages__seq">{words.number(seq, '1')}</span>
      <button type="button" className="link-button" onClick={onOpen}>
        {type || '–'}
      </button>
      <bdi>{[sender, reference].filter(Boolean).join(' · ')}</bdi>
      <time dateTime={at ?? undefined}>{words.instant(at, 'full')}</time>
      <span className="messages__size">{bytesText(bytes, locale)}</span>
    </li>
  )
}
