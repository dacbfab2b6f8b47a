import { type MappingPreview, SAMPLE_LIMITS } from '@quaywise/contract'
import { INGEST_CODES, type Mapping, type MappingError, type Reading } from '@quaywise/ingest'
import { callFormat } from './formats.ts'
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
export const previewOf = async (mapping: Mapping, sample: string): Promise<MappingPreview> => {
  const format = callFormat(mapping.kind)
  const preview = nothing()
  if (!format) return preview
  const bytes = (async function* () {
    yield Buffer.from(sample)
  })()
  const opened = await format.open(bytes, mapping)
  if ('fault' in opened) return { ...preview, fault: opened.fault }
  for await (const reading of opened.readings) addReading(preview, reading)
  return preview
}

const addReading = (preview: MappingPreview, reading: Reading): void => {
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
  } else {
    counts.taken += 1
    for (const notice of reading.notices) addNotice(preview, notice)
    const { line, notices, visit } = reading
    if (readings.length < SAMPLE_LIMITS.shown)
      readings.push({ line, values: visitValues(visit), notices: notices.map(({ code }) => code) })
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
