import { useText } from '@quaywise/i18n'
import { ApiError } from '../../api/api-error.ts'
import { Failure } from '../failure.tsx'
import { FaultList } from './fault-list.tsx'

interface RefusedProps {
  readonly error: Error
  readonly onGo: (path: string) => void
  readonly onRetry: () => void
}

/** Why a mapping was not kept: at the fields that are named, else in a sentence with a way to try again. */
export function Refused({ error, onGo, onRetry }: RefusedProps) {
  const say = useText()
  const fields = error instanceof ApiError ? error.fields : []
  if (fields.length === 0) return <Failure error={error} onRetry={onRetry} />
  return (
    <div className="mapping__refused" role="alert">
      <FaultList
        label={say('data.mappings.faults')}
        faults={fields.map(({ field: path, message }) => ({ path, message }))}
        onGo={onGo}
      />
    </div>
  )
}
