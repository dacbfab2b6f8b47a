import type { VesselCall } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import type { Words } from '../words/use-words.ts'
import { callName } from './call-name.ts'

interface CallCardProps {
  readonly call: VesselCall
  readonly words: Words
  readonly onChoose: (call: VesselCall) => void
}

/** One call to choose: its name, where and when it lies, and how far its work is. */
export function CallCard({ call, words, onChoose }: CallCardProps) {
  const say = useText()
  const whole = Math.max(call.planned, call.boxes)
  return (
    <button type="button" className="call-card qw-focusable" onClick={() => onChoose(call)}>
      <span className="call-card__head">
        <b dir="auto">{callName(call)}</b>
        <Chip
          muted={call.state !== 'RUNNING'}
          {...(call.state === 'RUNNING' ? { tone: 'good' as const } : {})}
        >
          {say(`call.state.${call.state}`)}
        </Chip>
      </span>
      <span className="call-card__line">
        {[
          call.line,
          call.berth === '' ? '' : words.key('berth', call.berth),
          words.key('trunk_branch', call.trunkBranch),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="call-card__line">
        <bdi>
          {words.instant(call.from, 'minute')}
          {call.to > call.from ? ` – ${words.instant(call.to, 'minute')}` : ''}
        </bdi>
      </span>
      {whole > 0 && (
        <span className="call-card__work">
          <span className="call-card__bar" aria-hidden="true">
            <i style={{ inlineSize: `${(100 * call.boxes) / whole}%` }} />
          </span>
          <bdi>
            {words.number(call.boxes, 'box')} / {words.amount(whole, 'box')}
          </bdi>
        </span>
      )}
    </button>
  )
}
