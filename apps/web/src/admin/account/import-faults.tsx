import type { ImportFault } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'

/** What is wrong with a workbook, row by row. */
export function ImportFaults({ faults }: { readonly faults: readonly ImportFault[] }) {
  const say = useText()
  return (
    <div className="users__rows">
      <table className="data__table">
        <thead>
          <tr>
            <th scope="col">{say('users.import.row')}</th>
            <th scope="col">{say('users.import.column')}</th>
            <th scope="col">{say('users.import.wrong')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <th scope="row">{row}</th>
              <td>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
