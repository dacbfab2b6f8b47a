import { type MappingPreview, SAMPLE_LIMITS } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import { faultText } from '@quaywise/i18n/faults'
import {
  type FactMapping,
  type FactReading,
  INGEST_CODES,
  type Mapping,
  type Reading,
} from '@quaywise/ingest'
import type { FieldProblem } from '../http/problem.ts'
import { factValues, rowValues } from './fact-values.ts'
import { formatOf } from './formats.ts'
import { sampleOrigin } from './sample-origin.ts'
import { visitValues } from './visit-values.ts'

const nothing = (): MappingPreview => ({
  errors: [],
  fault: null,
  counts: { taken: 0, rejected: 0, filtered: 0, odd: 0 },
  readings: [],
  rejections: [],
  notices: [],
})

/** The preview of a mapping with which nothing can be read, in the language of its reader. */
export const brokenPreview = (fields: readonly FieldProblem[], locale: Locale): MappingPreview => ({
  ...nothing(),
  errors: fields.map(({ field, code, values }) => ({
    path: field,
    message: faultText(code, locale, values),
  })),
})

/** What a mapping would make of a sample: all of it is counted, the first 50 of each sort are shown, nothing is kept. */
export const previewOf = async (
  mapping: Mapping | FactMapping,
  sample: string,
  now: number,
): Promise<MappingPreview> => {
  const preview = nothing()
  const opened = await openSample(mapping, sample, now)
  if (!opened) return preview
  if ('fault' in opened) return { ...preview, fault: opened.fault }
  for await (const reading of opened.readings) addReading(preview, reading)
  return preview
}

const openSample = async (mapping: Mapping | FactMapping, sample: string, now: number) => {
  const format = formatOf(mapping.kind)
  const bytes = (async function* () {
    yield Buffer.from(sample)
  })()
  if (format && 'visits' in format)
    return 'keyStamps' in mapping ? format.visits.open(bytes, mapping) : undefined
  return 'keyStamps' in mapping ? undefined : format?.facts.open(bytes, sampleOrigin(mapping, now))
}

const addReading = (preview: MappingPreview, reading: Reading | FactReading): void => {
  const { counts, rejections } = preview
  if (reading.kind === 'filtered') counts.filtered += 1
  else if (reading.kind === 'notice') addNotice(preview, reading.notice)
  else if (reading.kind === 'message') return
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
  } else if (reading.kind === 'rows') {
    for (const [at, row] of reading.rows.entries())
      take(preview, reading.lines[at] ?? 0, rowValues(reading.table, row), [])
  } else {
    const values = reading.kind === 'visit' ? visitValues(reading.visit) : factValues(reading.facts)
    take(preview, reading.line, values, reading.notices)
  }
}

const take = (
  preview: MappingPreview,
  line: number,
  values: MappingPreview['readings'][number]['values'],
  notices: readonly Notice[],
): void => {
  preview.counts.taken += 1
  for (const notice of notices) addNotice(preview, notice)
  if (preview.readings.length < SAMPLE_LIMITS.shown)
    preview.readings.push({ line, values, notices: notices.map(({ code }) => code) })
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
