/** Values that messages filled in where a row of the terminal's own records had none, by column. */
export type Filling = Readonly<Record<string, unknown>>

/**
 * A row without what messages filled in before: so what is filled in follows from all messages and from nothing else.
 * A value that another source wrote since then stays.
 */
export const withoutFilling = <T extends object>(row: T, filled: Filling, blanks: Filling): T => {
  const told = new Map<string, unknown>(Object.entries(row))
  const emptied = Object.keys(filled).filter((column) => same(told.get(column), filled[column]))
  return { ...row, ...Object.fromEntries(emptied.map((column) => [column, blanks[column]])) }
}

/** What was filled in, of these columns. */
export const fillingOf = <T extends object>(base: T, filled: T, blanks: Filling): Filling => {
  const before = new Map<string, unknown>(Object.entries(base))
  const after = Object.entries(filled).filter(
    ([column, value]) => Object.hasOwn(blanks, column) && !same(before.get(column), value),
  )
  return Object.fromEntries(after)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
