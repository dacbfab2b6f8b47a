import type { FactReading, Spool, Spooled } from '../fact-format.ts'
import type { FileFault } from '../reading.ts'
import { openParquet, type ParquetTable } from './parquet-table.ts'
import { RowBatch } from './row-batch.ts'
import type { RowReader } from './row-reader.ts'

const ROWS_AT_ONCE = 5000
const BYTES_A_VALUE = 24

const NO_SPOOL: FileFault = {
  code: 'PARQUET_NOT_HERE',
  detail: 'Parquet files cannot be taken here: send the rows as NDJSON or CSV.',
}
const damaged = (error: unknown): FileFault => ({
  code: 'BAD_PARQUET',
  detail: `The Parquet file cannot be read: ${error instanceof Error ? error.message.slice(0, 200) : 'it is damaged'}.`,
})

type Opened = { readonly fault: FileFault } | { readonly readings: AsyncIterable<FactReading> }

/** Reads rows of a table from a Parquet file, which is put on the disk first: it is read from its end. */
export const readParquet = async (
  stream: AsyncIterable<Uint8Array>,
  reader: RowReader,
  spool: Spool | undefined,
): Promise<Opened> => {
  if (!spool) return { fault: NO_SPOOL }
  const spooled = await spool(stream)
  if ('fault' in spooled) return spooled
  try {
    const table = await openParquet(spooled.path)
    const fault = 'fault' in table ? table.fault : missingColumns(table, reader)
    if (fault === null && !('fault' in table)) return { readings: rowsOf(table, reader, spooled) }
    await spooled.drop()
    return { fault: fault ?? damaged(null) }
  } catch (error) {
    await spooled.drop()
    return { fault: damaged(error) }
  }
}

const missingColumns = ({ columns }: ParquetTable, reader: RowReader): FileFault | null => {
  const missing = reader.columns.filter(
    ({ calledInFile, constant, untold }) =>
      constant === undefined && untold === undefined && !columns.includes(calledInFile),
  )
  if (missing.length === 0) return null
  const names = missing.map(({ calledInFile }) => `"${calledInFile}"`).join(', ')
  return { code: 'UNKNOWN_COLUMN', detail: `The file lacks columns that ${reader.table} needs: ${names}.` }
}

async function* rowsOf(
  table: ParquetTable,
  reader: RowReader,
  spooled: Spooled,
): AsyncGenerator<FactReading> {
  const batch = new RowBatch(reader)
  const called = reader.columns.map(({ calledInFile }) => calledInFile)
  const strangers = table.columns.filter((name) => !called.includes(name))
  for (const column of strangers.slice(0, 100))
    yield { kind: 'notice', notice: { code: 'COLUMN_UNKNOWN', line: 1, column: column.slice(0, 60) } }
  try {
    let line = 1
    for (const group of table.groups) {
      const values = await group.read(called)
      const inOrder = called.map((name) => values.get(name))
      for (let from = 0; from < group.rows; from += ROWS_AT_ONCE) {
        const to = Math.min(from + ROWS_AT_ONCE, group.rows)
        for (let row = from; row < to; row += 1) {
          const told = inOrder.map((column) => column?.[row] ?? undefined)
          batch.read(line, told, () => rawOf(called, told))
          line += 1
        }
        yield* batch.take((to - from) * called.length * BYTES_A_VALUE)
      }
    }
  } catch (error) {
    throw new BrokenParquet(damaged(error))
  } finally {
    await spooled.drop()
  }
}

/** What was read of the file before stands; the rest of it cannot be read. */
export class BrokenParquet extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault.detail)
    this.fault = fault
  }
}

const rawOf = (names: readonly string[], values: readonly unknown[]): string => {
  const told = names.flatMap((name, i) =>
    values[i] === undefined ? [] : [[name, plain(values[i])] as const],
  )
  return JSON.stringify(Object.fromEntries(told))
}

const plain = (value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
