import { FACT_COLUMNS, type FactName } from '@quaywise/domain'
import type { FactFormat, Origin } from '../fact-format.ts'
import { peek } from '../json/peek.ts'
import { type FactMapping, isMappingOfFacts } from '../mapping/fact-mapping.ts'
import { readNdjson } from './read-ndjson.ts'
import { readParquet } from './read-parquet.ts'
import { readTableCsv } from './read-table-csv.ts'
import { RowReader, strangersOf } from './row-reader.ts'

const OPENED_BRACE = 0x7b
const OPENED_LIST = 0x5b

/** The rows of one table as NDJSON, CSV or Parquet: the content decides which. */
const tableFormat = (table: FactName): FactFormat => ({
  kind: `facts/${table}`,
  async open(stream, origin) {
    const mapping = mappingOf(origin)
    const strange = strangersOf(table, mapping)
    if (strange) return { fault: strange }
    const reader = new RowReader(table, { ...origin, mapping })
    const opened = await peek(stream, 4)
    if (opened.head.toString('latin1') === 'PAR1') return readParquet(opened.stream, reader, origin.spool)
    const first = firstSign(opened.head)
    if (first === OPENED_BRACE) return { readings: readNdjson(opened.stream, reader) }
    if (first === OPENED_LIST) {
      await opened.close()
      return {
        fault: { code: 'JSON_LIST', detail: 'The file is a JSON list: send one object a line (NDJSON).' },
      }
    }
    return readTableCsv(opened.stream, reader, mapping?.delimiter)
  },
})

const firstSign = (head: Buffer): number | undefined => {
  const start = head.subarray(0, 3).toString('latin1') === '\u00ef\u00bb\u00bf' ? 3 : 0
  return head.subarray(start).find((byte) => ![0x20, 0x09, 0x0a, 0x0d].includes(byte))
}

const mappingOf = ({ mapping }: Origin): FactMapping | null => (isMappingOfFacts(mapping) ? mapping : null)

const isTable = (name: string): name is FactName => Object.hasOwn(FACT_COLUMNS, name)

/** A format for every table that a source may tell. */
export const TABLE_FORMATS: readonly FactFormat[] = Object.keys(FACT_COLUMNS).filter(isTable).map(tableFormat)
