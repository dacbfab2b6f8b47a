import { useText } from '@quaywise/i18n'
import { useParameterText } from './use-parameter-text.ts'

/** Says plainly that facts from an instant on are counted anew; nothing where that is yet to come. */
export function PastNote({ from, now = new Date().toISOString() }: { from: string | null; now?: string }) {
  const say = useText()
  const { words } = useParameterText()
  if (from === null || from >= now) return null
  return (
    <p className="parameters__past" role="status">
      {say('parameters.past', { from: words.instant(from, 'dated') })}
    </p>
  )
}
