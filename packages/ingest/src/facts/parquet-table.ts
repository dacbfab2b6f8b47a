import { asyncBufferFromFile, type FileMetaData, parquetMetadataAsync, parquetRead } from 'hyparquet'
import { type Compressors, compressors } from 'hyparquet-compressors'
import type { FileFault } from '../reading.ts'

const MOST_GROUP_ROWS = 1_100_000
const MOST_GROUP_BYTES = 128 * 1_048_576
const MOST_PAGE_BYTES = 64 * 1_048_576
const DAY = 86_400_000

/** Some rows of a Parquet file, read together. */
type ParquetGroup = {
  readonly rows: number
  /** The values of columns, those that the file has. */
  readonly read: (columns: readonly string[]) => Promise<ReadonlyMap<string, ArrayLike<unknown>>>
}

/** A Parquet file: its columns and its row groups. */
export type ParquetTable = {
  readonly columns: readonly string[]
  readonly groups: readonly ParquetGroup[]
}

/** Opens a Parquet file. Answers a fault where its parts would take too much memory; throws where it is damaged. */
export const openParquet = async (path: string): Promise<ParquetTable | { readonly fault: FileFault }> => {
  const file = await asyncBufferFromFile(path)
  const metadata = await parquetMetadataAsync(file, { parsers: PARSERS, geoparquet: false })
  const columns = topColumns(metadata)
  const fault = metadata.row_groups.some(isTooLarge) ? TOO_LARGE : null
  if (fault) return { fault }
  let start = 0
  const groups = metadata.row_groups.map((group): ParquetGroup => {
    const [rowStart, rows] = [start, Number(group.num_rows)]
    start += rows
    return { rows, read: (wanted) => readGroup({ file, metadata, rowStart, rows }, known(wanted, columns)) }
  })
  return { columns, groups }
}

const TOO_LARGE: FileFault = {
  code: 'PARQUET_TOO_LARGE',
  detail: 'A row group of the Parquet file holds more than 1,100,000 rows or 128 MiB: write smaller ones.',
}

type Group = FileMetaData['row_groups'][number]

const isTooLarge = ({ num_rows, columns }: Group): boolean => {
  const bytes = columns.reduce(
    (sum, { meta_data }) => sum + Number(meta_data?.total_uncompressed_size ?? 0),
    0,
  )
  return Number(num_rows) > MOST_GROUP_ROWS || bytes > MOST_GROUP_BYTES
}

/** The columns at the top of the schema: lists have their own columns below. */
const topColumns = ({ schema }: FileMetaData): readonly string[] => {
  const names: string[] = []
  let place = 1
  const skip = (): void => {
    const children = schema[place]?.num_children ?? 0
    place += 1
    for (let child = 0; child < children; child += 1) skip()
  }
  while (place < schema.length) {
    names.push(schema[place]?.name ?? '')
    skip()
  }
  return names
}

const known = (wanted: readonly string[], columns: readonly string[]): string[] =>
  wanted.filter((name) => columns.includes(name))

type GroupPlace = {
  readonly file: Awaited<ReturnType<typeof asyncBufferFromFile>>
  readonly metadata: FileMetaData
  readonly rowStart: number
  readonly rows: number
}

const readGroup = async (
  { file, metadata, rowStart, rows }: GroupPlace,
  columns: string[],
): Promise<ReadonlyMap<string, ArrayLike<unknown>>> => {
  const found = new Map<string, unknown[]>(columns.map((name) => [name, []]))
  await parquetRead({
    ...{ file, metadata, columns, rowStart, rowEnd: rowStart + rows, compressors: bounded },
    ...{ parsers: PARSERS, geoparquet: false },
    onChunk: ({ columnName, columnData, rowStart: at }) => {
      const values = found.get(columnName)
      if (values) for (let i = 0; i < columnData.length; i += 1) values[at - rowStart + i] = columnData[i]
    },
  })
  return found
}

/** Instants come as epoch milliseconds, as everywhere in facts. */
const PARSERS = {
  timestampFromMilliseconds: (millis: bigint) => Number(millis),
  timestampFromMicroseconds: (micros: bigint) => Number(micros / 1000n),
  timestampFromNanoseconds: (nanos: bigint) => Number(nanos / 1_000_000n),
  dateFromDays: (days: number) => days * DAY,
}

/** What says of itself that it grows beyond a page is not unpacked. */
const bounded: Compressors = Object.fromEntries(
  Object.entries(compressors).map(([codec, unpack]) => [
    codec,
    (input: Uint8Array, length: number) => {
      if (length > MOST_PAGE_BYTES) throw new Error('a page holds more than 64 MiB')
      return unpack(input, length)
    },
  ]),
)
