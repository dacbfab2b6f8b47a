import type { BatchDetail, IngestAnswer } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTab } from '../../workspace/tab-context.ts'
import { INGEST_KEY, sendCorrections } from '../calls.ts'
import { Failure } from '../failure.tsx'
import type { Corrections } from './corrections.ts'

interface CorrectionBarProps {
  readonly batch: BatchDetail
  readonly corrections: Corrections
  readonly onSent: () => void
}

/** Sends what was corrected as a file of its own, and tells what became of it. */
export function CorrectionBar({ batch, corrections, onSent }: CorrectionBarProps) {
  const say = useText()
  const client = useQueryClient()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => sendCorrections(batch.id, [...corrections.values()]),
    meta: { quiet: true },
    onSuccess: () => {
      onSent()
      return client.invalidateQueries({ queryKey: INGEST_KEY })
    },
  })
  return (
    <div className="correction-bar" aria-live="polite">
      {error && <Failure error={error} onRetry={() => mutate()} />}
      {data && <Outcome answer={data} />}
      {corrections.size > 0 && (
        <div className="correction-bar__send">
          <span>{say('data.rejected.ready', { rows: corrections.size })}</span>
          <button
            type="button"
            className="qw-button qw-button--primary"
            disabled={isPending}
            onClick={() => mutate()}
          >
            {say('data.rejected.send')}
          </button>
        </div>
      )}
    </div>
  )
}

function Outcome({ answer }: { readonly answer: IngestAnswer }) {
  const say = useText()
  const { setQuery } = useTab()
  const { accepted, duplicate, rejected, batchId } = answer
  return (
    <p className="correction-bar__outcome" role="status">
      {say('data.upload.answer', { accepted, duplicate, rejected })}{' '}
      <button type="button" className="link-button" onClick={() => setQuery({ batch: batchId })}>
        {say('data.upload.open')}
      </button>
    </p>
  )
}
