import { Readable } from 'node:stream'
import { type MappingPreview, SAMPLE_LIMITS } from '@quaywise/contract'
import type { Terminal } from '@quaywise/domain'
import {
  type FactMapping,
  type FactReading,
  type FileFault,
  FORMATS,
  INGEST_CODES,
  isMappingOfFacts,
  type Mapping,
  type MappingError,
  type Reading,
} from '@quaywise/ingest'
import { factValues } from './fact-values.ts'
import { visitValues } from './visit-values.ts'

const nothing = (): MappingPreview => ({
  errors: [],
  fault: null,
  counts: { taken: 0, rejected: 0, filtered: 0, odd: 0 },
  readings: [],
  rejections: [],
  notices: [],
})

/** The preview of a mapping with which nothing can be read. */
export const brokenPreview = (errors: readonly MappingError[]): MappingPreview => ({
  ...nothing(),
  errors: errors.map(({ path, message }) => ({ path, message })),
})

/** What a mapping would make of a sample: all of it is counted, the first 50 of each sort are shown, nothing is kept. */
export const previewOf = async (mapping: Mapping | FactMapping, sample: string): Promise<MappingPreview> => {
  const preview = nothing()
  const opened = await readingsOf(mapping, sample)
  if ('fault' in opened) return { ...preview, fault: opened.fault }
  for await (const reading of opened.readings) addReading(preview, reading)
  return preview
}

/** Where nothing is known: a preview reads a sample alone. */
const UNKNOWN = { rows: async () => [], call: async () => null, stays: async () => [] }

const readingsOf = async (
  mapping: Mapping | FactMapping,
  sample: string,
): Promise<{ fault: FileFault } | { readings: AsyncIterable<Reading | FactReading> }> => {
  const format = FORMATS.get(mapping.kind)
  const bytes = Readable.from([Buffer.from(sample)], { objectMode: false })
  if (format && 'visits' in format && !isMappingOfFacts(mapping)) return format.visits.open(bytes, mapping)
  if (!format || !('facts' in format))
    return { fault: { code: 'UNKNOWN_KIND', detail: `There is no kind of data "${mapping.kind}".` } }
  const terminal: Terminal = { ...mapping.terminal, clock: 'live', frozenAt: null }
  return format.facts.open(bytes, {
    ...{ terminal, mapping, batchId: '', receivedAt: Date.now() },
    known: UNKNOWN,
  })
}

const addReading = (preview: MappingPreview, reading: Reading | FactReading): void => {
  const { counts, readings, rejections } = preview
  if (reading.kind === 'filtered') counts.filtered += 1
  else if (reading.kind === 'notice') addNotice(preview, reading.notice)
  else if (reading.kind === 'rejection') {
    const { line, reason, column = null, value = null, raw } = reading.rejection
    counts.rejected += 1
    if (rejections.length < SAMPLE_LIMITS.shown)
      rejections.push({
        line,
        reason,
        column,
        value,
        raw: raw.slice(0, 500),
        means: INGEST_CODES[reason] ?? '',
      })
  } else if (reading.kind === 'visit') {
    counts.taken += 1
    for (const notice of reading.notices) addNotice(preview, notice)
    const { line, notices, visit } = reading
    if (readings.length < SAMPLE_LIMITS.shown)
      readings.push({ line, values: visitValues(visit), notices: notices.map(({ code }) => code) })
  } else if (reading.kind === 'rows') {
    counts.taken += reading.rows.length
    const room = Math.max(0, SAMPLE_LIMITS.shown - readings.length)
    for (const [i, row] of reading.rows.slice(0, room).entries())
      readings.push({ line: reading.lines[i] ?? 0, values: factValues(reading.table, row), notices: [] })
  }
}

type Notice = Extract<Reading, { kind: 'notice' }>['notice']

const addNotice = ({ counts, notices }: MappingPreview, notice: Notice): void => {
  const { code, line } = notice
  const column = notice.column ?? null
  counts.odd += 1
  const known = notices.find((one) => one.code === code && one.column === column)
  if (known) known.count += 1
  else if (notices.length < SAMPLE_LIMITS.shown)
    notices.push({ code, line, column, message: INGEST_CODES[code] ?? '', count: 1 })
}
