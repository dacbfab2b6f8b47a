import type { MessageRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Words } from '../../report/words/use-words.ts'
import { useSession } from '../../session/session.ts'
import { subjectMessagesQuery } from '../calls.ts'
import { Pages } from '../pages.tsx'
import { MessageDrawer } from './message-drawer.tsx'
import { MessageLine } from './message-line.tsx'
import './message.css'

const PAGE_SIZE = 10

interface SubjectMessagesProps {
  readonly terminal: string
  readonly words: Words
  /** What the thing is: a `unit` (container), a `visit` of a vessel … */
  readonly kind: string
  readonly subject: string
}

/** The messages that told of a thing, for those who may read them; nothing where none did. */
export function SubjectMessages({ terminal, words, kind, subject }: SubjectMessagesProps) {
  const say = useText()
  const { authorities } = useSession()
  const [current, setCurrent] = useState(1)
  const [open, setOpen] = useState<MessageRow | null>(null)
  const { data } = useQuery({
    ...subjectMessagesQuery(terminal, { kind, subject, current, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    enabled: authorities.uiAuthorities.includes('data.ingest'),
  })
  if (!data || data.total === 0) return null
  return (
    <section aria-label={say('data.messages.of')}>
      <h3>
        {say('data.messages.of')} <small>{words.number(data.total, '1')}</small>
      </h3>
      <ul className="messages">
        {data.rows.map((message) => (
          <MessageLine
            key={`${message.batchId} ${message.seq}`}
            message={message}
            words={words}
            onOpen={() => setOpen(message)}
          />
        ))}
      </ul>
      {data.total > PAGE_SIZE && <Pages page={data} onPage={setCurrent} />}
      {open && <MessageDrawer message={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
