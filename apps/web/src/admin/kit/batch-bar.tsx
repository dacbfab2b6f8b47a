import { useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'
import type { Picked } from './use-picked.ts'

interface BatchBarProps<Row> {
  readonly picked: Picked<Row>
  /** The rows in sight. */
  readonly rows: readonly Row[]
  readonly actions: ReactNode
}

/** How many rows are chosen, what can be done with all of them, and a box for all rows in sight; it stands while there are none yet. */
export function BatchBar<Row>({ picked, rows, actions }: BatchBarProps<Row>) {
  const say = useText()
  const all = rows.length > 0 && rows.every((row) => picked.has(row))
  return (
    <div className="admin__batch" role="toolbar" aria-label={say('admin.batch')}>
      <label className="admin__all">
        <input
          type="checkbox"
          checked={all}
          disabled={rows.length === 0}
          onChange={() => picked.toggleAll(rows)}
        />
        {say('admin.pickAll')}
      </label>
      {picked.rows.length > 0 && (
        <>
          <span role="status">{say('admin.picked', { count: picked.rows.length })}</span>
          {actions}
          <button type="button" className="qw-button qw-button--quiet" onClick={picked.clear}>
            {say('admin.pickNone')}
          </button>
        </>
      )}
    </div>
  )
}
