import type { Table } from './table.ts'

/**
 * The statement, if any is needed, that turns the columns and skip indexes of a table as it was into those of the table as it is.
 * It can be run again. Throws where they cannot: another engine, partition or sort key, or a column less.
 */
export const changeTableSql = (before: Table, after: Table): readonly string[] => {
  checkSameShape(before, after)
  const columns = columnChanges(before, after)
  const known = before.indexes ?? []
  const indexes = (after.indexes ?? [])
    .filter((index) => !known.includes(index))
    .map((index) => `ADD INDEX IF NOT EXISTS ${index}`)
  const changes = [...columns, ...indexes]
  return changes.length === 0 ? [] : [`ALTER TABLE quaywise.${after.name} ${changes.join(', ')}`]
}

const columnChanges = (before: Table, after: Table): readonly string[] => {
  const names = Object.keys(after.columns)
  return Object.entries(after.columns).flatMap(([name, type], place) => {
    const known = before.columns[name]
    if (known === type) return []
    if (known !== undefined) return [`MODIFY COLUMN ${name} ${type}`]
    return [`ADD COLUMN IF NOT EXISTS ${name} ${type} ${place === 0 ? 'FIRST' : `AFTER ${names[place - 1]}`}`]
  })
}

const shapeOf = ({ engine, partitionBy, orderBy }: Table): string =>
  JSON.stringify([engine, partitionBy, orderBy])

const checkSameShape = (before: Table, after: Table): void => {
  const lost = Object.keys(before.columns).filter((name) => !(name in after.columns))
  const dropped = (before.indexes ?? []).filter((index) => !(after.indexes ?? []).includes(index))
  if (shapeOf(before) !== shapeOf(after) || lost.length > 0 || dropped.length > 0)
    throw new Error(`${after.name} cannot be changed in place: it needs a migration of its own.`)
}
