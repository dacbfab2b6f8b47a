import type { Column } from './column.ts'
import { ListColumn } from './list-column.ts'
import { NullableColumn } from './nullable-column.ts'
import { FractionColumn, HundredthsColumn, LongColumn, WholeColumn } from './number-columns.ts'
import { TextColumn } from './text-column.ts'
import { WordColumn } from './word-column.ts'

const MAKERS: Readonly<Record<string, () => Column>> = {
  String: () => new TextColumn(),
  'LowCardinality(String)': () => new WordColumn(),
  'Array(String)': () => new ListColumn(),
  'Array(LowCardinality(String))': () => new ListColumn(),
  UInt8: () =>
    new WholeColumn({ type: 'UInt8', make: (size) => new Uint8Array(size), least: 0, most: 2 ** 8 - 1 }),
  UInt16: () =>
    new WholeColumn({ type: 'UInt16', make: (size) => new Uint16Array(size), least: 0, most: 2 ** 16 - 1 }),
  UInt32: () =>
    new WholeColumn({ type: 'UInt32', make: (size) => new Uint32Array(size), least: 0, most: 2 ** 32 - 1 }),
  Int8: () => new WholeColumn({ type: 'Int8', make: (size) => new Int8Array(size), least: -128, most: 127 }),
  UInt64: () => new LongColumn('UInt64'),
  Float32: () => new FractionColumn(),
  'Decimal(9, 2)': () => new HundredthsColumn(),
  "DateTime64(3, 'UTC')": () => new LongColumn("DateTime64(3, 'UTC')"),
}

const NULLABLE = /^Nullable\((.*)\)$/

/** An empty column for a column of a table, by its definition. Throws for a type that no table has. */
export const columnOf = (definition: string): Column => {
  const type = definition.replace(/ (CODEC|DEFAULT)\b.*$/, '')
  const inner = NULLABLE.exec(type)?.[1]
  const column = MAKERS[inner ?? type]?.()
  if (inner !== undefined && column?.takes === 'numbers') return new NullableColumn(column)
  if (inner !== undefined || column === undefined)
    throw new Error(`No rows are written into a column of the type ${type}.`)
  return column
}
