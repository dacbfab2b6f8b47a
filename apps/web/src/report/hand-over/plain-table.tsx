interface PlainTableProps {
  readonly title: string
  readonly none: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Columns of numbers. */
  readonly numbers?: readonly number[]
  /** Columns of sentences, which take more than one line. */
  readonly long?: readonly number[]
}

/** A short table for reading and for print; it says so where it is empty. */
export function PlainTable({ title, none, heads, rows, numbers = [], long = [] }: PlainTableProps) {
  const classOf = (column: number) => {
    if (long.includes(column)) return 'plain-table__long'
    return numbers.includes(column) ? 'plain-table__number' : undefined
  }
  return (
    <section className="plain-table">
      <h4>{title}</h4>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <div className="plain-table__scroll">
          <table>
            <thead>
              <tr>
                {heads.map((head, column) => (
                  <th key={head} scope="col" className={classOf(column)}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join('\u0000')}>
                  {row.map((cell, column) => (
                    <td key={heads[column]} className={classOf(column)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
