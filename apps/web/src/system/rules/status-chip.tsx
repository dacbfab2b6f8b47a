import type { RuleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'

/** How a job can stand, by its number. */
export const STATUSES = ['default', 'running', 'online', 'abnormal'] as const

const TONES = { default: 'idle', running: 'accent', online: 'good', abnormal: 'bad' } as const

/** How a job stands, and why where something is wrong. */
export function StatusChip({ rule }: { readonly rule: RuleRow }) {
  const say = useText()
  const status = STATUSES[rule.status] ?? 'default'
  const progress = status === 'running' && rule.progress > 0 ? ` ${rule.progress} %` : ''
  return (
    <span className="rules__status">
      <Chip tone={TONES[status]}>
        {say(`rules.status.${status}`)}
        {progress}
      </Chip>
      {rule.disabled && <small>{say('rules.paused')}</small>}
      {rule.error !== null && (
        <small className="rules__error" dir="auto">
          {rule.error}
        </small>
      )}
    </span>
  )
}
