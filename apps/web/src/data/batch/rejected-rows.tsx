import type { BatchDetail } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Skeleton } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { presentError } from '../../api/feedback.tsx'
import { rejectedQuery, rejectionsAddress } from '../calls.ts'
import { download } from '../download.ts'
import { Failure } from '../failure.tsx'
import { Pages } from '../pages.tsx'
import { CorrectionBar } from './correction-bar.tsx'
import { type Corrections, rowKey, withCorrection } from './corrections.ts'
import { RejectedRowCard } from './rejected-row-card.tsx'

const PAGE_SIZE = 20
const HINTS = {
  cells: 'data.rejected.here',
  lines: 'data.rejected.here',
  message: 'data.rejected.inMessage',
  no: 'data.rejected.inFile',
} as const
const NONE: Corrections = new Map()

/** The rows that were refused: each with its reason, to be corrected here or in a file, and sent again. */
export function RejectedRows({ batch }: { readonly batch: BatchDetail }) {
  const say = useText()
  const [current, setCurrent] = useState(1)
  const [corrections, setCorrections] = useState(NONE)
  const { data, error, refetch } = useQuery({
    ...rejectedQuery(batch.id, current, PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={say('data.rejected')}>
      <header className="batch__head">
        <h3>{say('data.rejected')}</h3>
        <Downloads batch={batch} />
      </header>
      <p className="batch__hint">{say(HINTS[batch.mend])}</p>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton kind="rows" />}
      <ol className="rejected">
        {data?.rows.map((row) => (
          <RejectedRowCard
            key={rowKey(row)}
            row={row}
            batch={batch}
            corrected={corrections.get(rowKey(row)) ?? null}
            onCorrect={(corrected) => setCorrections(withCorrection(corrections, row, corrected))}
          />
        ))}
      </ol>
      {data && <Pages page={data} onPage={setCurrent} />}
      <CorrectionBar batch={batch} corrections={corrections} onSent={() => setCorrections(NONE)} />
    </section>
  )
}

function Downloads({ batch: { id, mend, fileName } }: { readonly batch: BatchDetail }) {
  const say = useText()
  const save = (as: 'table' | 'file') => () => {
    const name = as === 'table' ? `rejected-${fileName ?? id}.csv` : `to-correct-${fileName ?? id}`
    download(rejectionsAddress(id, as), name).catch(presentError)
  }
  return (
    <span className="batch__actions">
      <button type="button" className="qw-button" onClick={save('table')}>
        {say('data.rejected.download')}
      </button>
      {(mend === 'cells' || mend === 'lines') && (
        <button type="button" className="qw-button" onClick={save('file')}>
          {say('data.rejected.downloadFile')}
        </button>
      )}
    </span>
  )
}
