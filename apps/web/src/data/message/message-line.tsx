import type { MessageRow } from '@quaywise/contract'
import { useLocale } from '@quaywise/i18n'
import type { Words } from '../../report/words/use-words.ts'
import { bytesText } from '../files/bytes-text.ts'

interface MessageLineProps {
  readonly message: MessageRow
  readonly words: Words
  readonly onOpen: () => void
}

/** One message of a list: what it is, from whom, when it was written, and how large it is. */
export function MessageLine({ message, words, onOpen }: MessageLineProps) {
  const locale = useLocale()
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
