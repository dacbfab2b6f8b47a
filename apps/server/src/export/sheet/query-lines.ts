import type { CountedBy } from '@quaywise/contract'
import { countedValueTexts } from '@quaywise/i18n/parameter-name'
import { FILTERS, type FilterId, isFieldFilter, type Report } from '@quaywise/report-kit'
import type { FileTexts } from '../texts.ts'
import type { SheetCell } from './sheet.ts'

/** Everything about an export that its numbers depend on, and who asked for it. */
export type Asked = {
  readonly report: Report
  /** The form as it was sent. */
  readonly inquiry: Readonly<Record<string, unknown>>
  readonly marks: Readonly<Record<string, readonly (string | number | null)[]>>
  readonly compare: unknown
  readonly terminal: { readonly id: string; readonly name: string; readonly zone: string }
  readonly address: string
  readonly user: string
  /** ISO instants. */
  readonly exportedAt: string
  readonly freshness: string | null
  /** What the numbers were counted by. */
  readonly parameters: CountedBy
}

type Line = readonly [label: string, value: SheetCell]

/** What was asked, line by line: the page, its period, its filters, and who asked when. */
export const queryLines = (asked: Asked, { text, words }: FileTexts): readonly Line[] => {
  const { report, terminal, inquiry } = asked
  return [
    [text('export.page'), text(`page.${report.id}`, report.id)],
    [text('export.question'), text(`question.${report.id}`, '')],
    [text('export.address'), asked.address],
    [text('export.terminal'), terminal.name],
    [text('export.zone'), terminal.zone],
    [text('report.period'), `${inquiry.startTime} – ${inquiry.endTime}`],
    ...report.filters.flatMap((id): readonly Line[] => {
      const value = filterText(id, inquiry, { text, words })
      return value === undefined ? [] : [[words.filter(id), value]]
    }),
    ...Object.entries(asked.marks).map(
      ([dimension, values]): Line => [
        words.dimension(dimension),
        values.map((value) => words.key(dimension, value === null ? '' : String(value))).join(', '),
      ],
    ),
    ...(asked.compare === undefined
      ? []
      : [[text('report.compare'), compareText(asked.compare, text)] as const]),
    [text('export.freshness'), instant(asked.freshness)],
    [text('export.parameters'), parametersText(asked.parameters, { text, words })],
    [text('export.user'), asked.user],
    [text('export.at'), instant(asked.exportedAt)],
  ]
}

const parametersText = ({ set, changed }: CountedBy, { text, words }: FileTexts): string => {
  const values = countedValueTexts(changed, text, {
    number: String,
    instant: (iso) => words.instant(iso, 'full'),
  }).map((one) => `${one.name} ${one.values}`)
  return [text('export.parameterSet').replace('{set}', String(set)), ...values].join(' · ')
}

const instant = (value: string | null): SheetCell => ({ value, as: 'instant' })

const filterText = (
  id: FilterId,
  inquiry: Asked['inquiry'],
  { text, words }: FileTexts,
): string | undefined => {
  if (id === 'period') return undefined
  if (isFieldFilter(id)) {
    const values = inquiry[id]
    if (!Array.isArray(values) || values.length === 0) return text('report.filter.all')
    return values.map((value) => words.key(FILTERS[id], String(value))).join(', ')
  }
  if (id === 'month' || id === 'vesselPlanBerthingDate' || id === 'releaseTime') {
    const value = inquiry[id]
    return value === null || value === undefined ? undefined : String(value)
  }
  const [start, end] = [inquiry[`${id}StartTime`], inquiry[`${id}EndTime`]]
  return typeof start === 'string' && typeof end === 'string' ? `${start} – ${end}` : text('report.scope.all')
}

const compareText = (compare: unknown, text: FileTexts['text']): string => {
  if (typeof compare === 'string') return text(`report.compare.${compare}`, compare)
  const { startTime, endTime } = Object(compare) as { readonly startTime?: string; readonly endTime?: string }
  return `${startTime} – ${endTime}`
}
