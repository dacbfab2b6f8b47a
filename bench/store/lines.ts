/** Rows of cells as aligned lines: the first column to the left, figures to the right, a last remark to the left. */
export const linesOf = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const last = widths.length - 1
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === last
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
