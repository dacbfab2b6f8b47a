import type { BatchDetail, CorrectedRow, RejectedRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { useCodeText } from '../use-code-text.ts'
import { RowEditor } from './row-editor.tsx'

interface RejectedRowCardProps {
  readonly row: RejectedRow
  readonly batch: BatchDetail
  readonly corrected: CorrectedRow | null
  readonly onCorrect: (corrected: CorrectedRow | null) => void
}

/** One refused row: where, why, what it said, and a place to put it right. */
export function RejectedRowCard({ row, batch, corrected, onCorrect }: RejectedRowCardProps) {
  const say = useText()
  const codeText = useCodeText()
  const [editing, setEditing] = useState(false)
  const { line, reason, means, column, value, raw, cut } = row
  const name = say('data.rejected.line', { line })
  return (
    <li className={corrected ? 'rejected__row rejected__row--corrected' : 'rejected__row'}>
      <div className="rejected__head">
        <b>{name}</b>
        <span>{codeText(reason, means)}</span>
        {corrected && <span className="rejected__mark">✓ {say('data.rejected.corrected')}</span>}
        {batch.mend !== 'no' && !cut && !editing && (
          <button
            type="button"
            className="qw-button"
            aria-label={say('data.rejected.correctLine', { line })}
            onClick={() => setEditing(true)}
          >
            {say('data.rejected.correct')}
          </button>
        )}
      </div>
      {column !== null && (
        <p className="rejected__blame">
          <span>{column}</span>
          {value !== null && <code dir="auto">{value || '∅'}</code>}
        </p>
      )}
      {!editing && (
        <pre className="rejected__raw" dir="ltr">
          {corrected ? textOf(corrected) : raw}
        </pre>
      )}
      {cut && <p className="batch__hint">{say('data.rejected.cut')}</p>}
      {editing && (
        <RowEditor
          row={row}
          header={batch.header}
          mend={batch.mend}
          corrected={corrected}
          onDone={(next) => {
            setEditing(false)
            onCorrect(next)
          }}
        />
      )}
    </li>
  )
}

const textOf = (corrected: CorrectedRow): string =>
  'text' in corrected ? corrected.text : corrected.cells.join(' | ')
