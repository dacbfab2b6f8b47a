import { useText } from '@quaywise/i18n'
import { ApiError } from '../api/api-error.ts'

interface FailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** What went wrong where an answer should stand, and a way to ask again. */
export function Failure({ error, onRetry }: FailureProps) {
  const say = useText()
  const told = error instanceof ApiError && error.message ? error.message : say('report.failed')
  return (
    <div className="data__failure" role="alert">
      <span>{told}</span>
      <button type="button" className="qw-button" onClick={onRetry}>
        {say('report.retry')}
      </button>
    </div>
  )
}
