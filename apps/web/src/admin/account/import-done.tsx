import type { ImportAnswer } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { saveAs } from '../../data/download.ts'
import { ImportTable } from './import-table.tsx'

interface ImportDoneProps {
  readonly answer: ImportAnswer
  readonly onClose: () => void
}

const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that no spreadsheet takes for a formula, quoted where it must be. */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** The users that were added, with the passwords that are shown this once. */
export function ImportDone({ answer: { added, users }, onClose }: ImportDoneProps) {
  const say = useText()
  const secret = users.filter(({ password }) => password !== null)
  const save = () => {
    const head = [say('users.column.username'), say('users.column.name'), say('users.column.password')]
    const lines = [head, ...secret.map(({ username, name, password }) => [username, name, password ?? ''])]
    const text = lines.map((line) => line.map(cell).join(',')).join('\r\n')
    saveAs(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv' }), `${say('users.import.passwords')}.csv`)
  }
  return (
    <section className="users__preview">
      <p role="status">{say('users.import.done', { count: added })}</p>
      {secret.length > 0 && <p className="admin__note">{say('users.password.text')}</p>}
      <ImportTable users={users} />
      <div className="admin__buttons admin__buttons--stuck">
        {secret.length > 0 && (
          <button type="button" className="qw-button" onClick={save}>
            {say('users.import.passwords')}
          </button>
        )}
        <button type="button" className="qw-button qw-button--primary" onClick={onClose}>
          {say('report.close')}
        </button>
      </div>
    </section>
  )
}
