import type { BatchDetail, MessageRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesQuery } from '../calls.ts'
import { useData } from '../data-context.ts'
import { Failure } from '../failure.tsx'
import { Pages } from '../pages.tsx'
import { MessageDrawer } from './message-drawer.tsx'
import { MessageLine } from './message-line.tsx'
import './message.css'

const PAGE_SIZE = 20

/** The messages of a file; a click shows one as it came. */
export function MessageList({ batch }: { readonly batch: BatchDetail }) {
  const say = useText()
  const { words } = useData()
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
          <MessageLine key={message.seq} message={message} words={words} onOpen={() => setOpen(message)} />
        ))}
      </ul>
      {data && <Pages page={data} onPage={setCurrent} />}
      {open && <MessageDrawer message={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
