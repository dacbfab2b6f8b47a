import type { ImportAnswer } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { ImportFaults } from './import-faults.tsx'
import { ImportTable } from './import-table.tsx'

interface ImportPreviewProps {
  readonly name: string
  readonly answer: ImportAnswer
  readonly busy: boolean
  readonly onAdd: () => void
}

/** What a workbook would add, or what is wrong with it row by row; nothing is kept yet. */
export function ImportPreview({ name, answer, busy, onAdd }: ImportPreviewProps) {
  const say = useText()
  const { faults, faultCount, rows, users } = answer
  return (
    <section aria-label={name} className="users__preview">
      <p role="status">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {faults.length > 0
          ? say('users.import.faults', { count: faultCount })
          : say('users.import.ready', { count: rows })}
      </p>
      {faultCount > faults.length && (
        <p className="admin__note">{say('users.import.first', { count: faults.length })}</p>
      )}
      {faults.length > 0 && <ImportFaults faults={faults} />}
      {users.length > 0 && <ImportTable users={users} faulty={new Set(faults.map(({ row }) => row))} />}
      <div className="admin__buttons admin__buttons--stuck">
        <button
          type="button"
          className="qw-button qw-button--primary"
          disabled={busy || rows === 0 || faults.length > 0}
          onClick={onAdd}
        >
          {say('users.import.add', { count: rows })}
        </button>
      </div>
    </section>
  )
}
