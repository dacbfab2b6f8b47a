import { type CsvFault, type CsvFile, readCsv } from '../csv/read-csv.ts'
import type { CsvRow } from '../csv/rows.ts'
import { type BoundColumns, bindColumns } from '../mapping/bind-columns.ts'
import { cleanText } from '../mapping/clean-text.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { FileFault, Format, Reading } from '../reading.ts'
import { isRefusal } from './refusal.ts'
import { type StampRules, stampRules } from './row-stamps.ts'
import { rowToVisit } from './row-to-visit.ts'

/** Port calls as a CSV file, read by a mapping: one row is one call. */
export const portCalls: Format = {
  kind: 'port-calls',
  async open(stream, mapping) {
    const file = await readCsv(stream, mapping.delimiter)
    if ('fault' in file) return { fault: faultText(file.fault) }
    const bound = bindColumns(mapping, file.header)
    if ('fault' in bound) {
      await file.close()
      return bound
    }
    return { readings: readingsOf(file, bound.columns, mapping) }
  },
}

const FAULTS: Readonly<Record<CsvFault, string>> = {
  EMPTY_FILE: 'The file is empty: a header line with the column names is needed.',
  NOT_TEXT: 'The file is not CSV text in UTF-8 (UTF-16, an archive or a workbook?): save it as CSV, UTF-8.',
  HEADER_TOO_LONG: 'The first line is longer than 256 KiB: it should be the header with the column names.',
  TOO_MANY_COLUMNS: 'The header names more than 1,000 columns.',
}

const faultText = (code: CsvFault): FileFault => ({ code, detail: FAULTS[code] })

async function* readingsOf(file: CsvFile, columns: BoundColumns, mapping: Mapping): AsyncGenerator<Reading> {
  const rules = stampRules(mapping)
  if (file.headerLatin) yield { kind: 'notice', notice: { code: 'LATIN_TEXT', line: 1 } }
  for await (const row of file.rows) yield readRow(row, columns, mapping, rules)
}

const readRow = (row: CsvRow, columns: BoundColumns, mapping: Mapping, rules: StampRules): Reading => {
  const { line, raw, cells } = row
  if (row.fault) return { kind: 'rejection', rejection: { line, reason: row.fault, raw } }
  if (!columns.only.every((rule) => rule.values.has(cleanText(cells[rule.column.index] ?? ''))))
    return { kind: 'filtered', line }
  const outcome = rowToVisit(cells, columns, mapping, rules)
  if (isRefusal(outcome)) return { kind: 'rejection', rejection: { line, raw, ...outcome } }
  const latin = row.latin ? [{ code: 'LATIN_TEXT' as const, line }] : []
  const odd = outcome.notices.map((notice) => ({ ...notice, line }))
  return { kind: 'visit', line, visit: outcome.visit, notices: [...latin, ...odd] }
}
