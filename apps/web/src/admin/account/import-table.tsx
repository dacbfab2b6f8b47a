import type { ImportAnswer } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'

interface ImportTableProps {
  readonly users: ImportAnswer['users']
  /** The rows in which something is wrong. */
  readonly faulty?: ReadonlySet<number>
}

/** Rows that are shown; more say nothing more to whoever looks, and cost the browser dear. */
const MOST = 200

/** The users of a workbook; with their passwords where those were made up just now. */
export function ImportTable({ users, faulty }: ImportTableProps) {
  const say = useText()
  const withPasswords = users.some(({ password }) => password !== null)
  const keys = ['username', 'name', 'roles', 'departments'] as const
  return (
    <div className="users__rows">
      <table className="data__table">
        <thead>
          <tr>
            <th scope="col">{say('users.import.row')}</th>
            {keys.map((key) => (
              <th key={key} scope="col">
                {say(`users.column.${key}`)}
              </th>
            ))}
            {withPasswords && <th scope="col">{say('users.column.password')}</th>}
          </tr>
        </thead>
        <tbody>
          {users.slice(0, MOST).map((user) => (
            <tr key={user.row} className={faulty?.has(user.row) ? 'users__faulty' : undefined}>
              <th scope="row">{user.row}</th>
              {keys.map((key) => (
                <td key={key}>
                  <bdi>{user[key] || '–'}</bdi>
                </td>
              ))}
              {withPasswords && (
                <td>
                  <code dir="ltr">{user.password ?? '–'}</code>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {users.length > MOST && (
        <p className="users__rest">{say('users.more', { count: users.length - MOST })}</p>
      )}
    </div>
  )
}
