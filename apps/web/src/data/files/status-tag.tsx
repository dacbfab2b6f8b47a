import type { BatchRow } from '@quaywise/contract'
import { type MessageKey, useText } from '@quaywise/i18n'
import { Chip, type Tone } from '@quaywise/ui'

type Standing = 'receiving' | 'taken' | 'partly' | 'failed'

const TONES: Readonly<Record<Standing, Tone>> = {
  receiving: 'accent',
  taken: 'good',
  partly: 'deliver',
  failed: 'bad',
}
const SIGNS: Readonly<Record<Standing, string>> = { receiving: '…', taken: '✓', partly: '◆', failed: '✕' }

const standingOf = ({ status, rejected }: Pick<BatchRow, 'status' | 'rejected'>): Standing => {
  if (status !== 'done') return status
  return rejected > 0 ? 'partly' : 'taken'
}

/** How a file stands: a sign, a colour and the word. */
export function StatusTag({ batch }: { readonly batch: Pick<BatchRow, 'status' | 'rejected'> }) {
  const say = useText()
  const standing = standingOf(batch)
  return (
    <Chip tone={TONES[standing]}>
      <span aria-hidden="true">{SIGNS[standing]} </span>
      {say(`data.standing.${standing}` satisfies MessageKey)}
    </Chip>
  )
}
