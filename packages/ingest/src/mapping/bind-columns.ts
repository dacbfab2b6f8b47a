import type { FileFault } from '../reading.ts'
import { type Mapping, STAMP_COLUMNS, type StampColumn, VALUE_COLUMNS, type ValueColumn } from './mapping.ts'

/** A column of the file: where it stands and what its header says. */
type BoundColumn = { readonly index: number; readonly header: string }
export type BoundStamp = { readonly date: BoundColumn; readonly time: BoundColumn | null }

/** A mapping tied to the header of one file. */
export type BoundColumns = {
  readonly values: Readonly<Partial<Record<ValueColumn, BoundColumn>>>
  readonly stamps: Readonly<Partial<Record<StampColumn, BoundStamp>>>
  readonly only: readonly { readonly column: BoundColumn; readonly values: ReadonlySet<string> }[]
}

/** Finds the columns of a mapping in a header; names every column that is not there, or there twice. */
export const bindColumns = (
  mapping: Mapping,
  header: readonly string[],
): { readonly columns: BoundColumns } | { readonly fault: FileFault } => {
  const wrong: string[] = []
  const bind = (name: string): BoundColumn => {
    const index = header.indexOf(name)
    if (index < 0) wrong.push(`"${name}" is not there`)
    else if (header.lastIndexOf(name) !== index) wrong.push(`"${name}" is there twice`)
    return { index, header: name }
  }
  const values: Partial<Record<ValueColumn, BoundColumn>> = {}
  for (const key of VALUE_COLUMNS) {
    const column = mapping.columns[key]
    if (column !== undefined) values[key] = bind(column)
  }
  const stamps: Partial<Record<StampColumn, BoundStamp>> = {}
  for (const key of STAMP_COLUMNS) {
    const stamp = mapping.columns[key]
    if (stamp) stamps[key] = { date: bind(stamp.date), time: stamp.time ? bind(stamp.time) : null }
  }
  const only = mapping.only.map((rule) => ({ column: bind(rule.column), values: new Set(rule.in) }))
  return wrong.length > 0
    ? { fault: unknownColumns(mapping, wrong, header) }
    : { columns: { values, stamps, only } }
}

const unknownColumns = (
  mapping: Mapping,
  wrong: readonly string[],
  header: readonly string[],
): FileFault => ({
  code: 'UNKNOWN_COLUMN',
  detail:
    `The mapping "${mapping.id}" names columns that the file does not have: ${wrong.join('; ')}. ` +
    `The file's header has: ${header
      .slice(0, 100)
      .map((name) => `"${name.slice(0, 60)}"`)
      .join(', ')}.`,
})
