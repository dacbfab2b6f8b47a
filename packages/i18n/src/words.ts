import { formatInstant, type InstantStyle } from './format/instant.ts'
import { DASH, formatNumber, formatTick } from './format/number.ts'
import type { Locale } from './locale.ts'

/** The vocabulary of pages in one language; a word that no catalogue has is its own id. */
export interface Words {
  measure(id: string): string
  means(id: string, otherwise: string): string
  dimension(id: string): string
  filter(id: string): string
  column(key: string): string
  /** What a column is called above its cells, where its name is long. */
  short(key: string): string | undefined
  key(dimension: string, value: string): string
  unit(unit: string | null): string
  reason(key: string): string
  number(value: number | null | undefined, unit: string | null): string
  amount(value: number | null | undefined, unit: string | null): string
  tick(value: number, unit: string | null): string
  instant(iso: string | null | undefined, style: InstantStyle): string
}

/** Finds a text of the catalogues; one that they lack is the fallback, or the key itself. */
export type Lookup = (key: string, fallback?: string) => string

/** Values of these columns are keys of another dimension. */
const KEYS_OF: Readonly<Record<string, string>> = {
  top_loss: 'category',
  yard_op: 'op',
  yard_job: 'op',
  activity: 'phase',
  transaction_kind: 'flow',
}

/** What was chosen on a page restricts it like a filter, by its dimension. */
const MARKS = 'marks.'

/** The vocabulary out of the texts of a language, for a terminal's zone. */
export function wordsOf(text: Lookup, locale: Locale, zone: string): Words {
  // The plain number has no unit to be named.
  const unit = (id: string | null) => (id === null || id === '1' ? '' : text(`unit.${id}`, id))
  // Events and stamps of a call are named as the columns and causes that they also are.
  const otherName = (dimension: string, value: string) =>
    dimension === 'event' || dimension === 'stamp'
      ? text(`attribute.${value}`, text(`key.category.${value}`, value))
      : value
  const number: Words['number'] = (value, id) => formatNumber(value, id ?? '1', locale)
  return {
    measure: (id) => text(`measure.${id}`, id),
    means: (id, otherwise) => text(`measure.${id}.means`, otherwise),
    dimension: (id) => text(`dimension.${id}`, id),
    filter: (id) =>
      id.startsWith(MARKS) ? text(`dimension.${id.slice(MARKS.length)}`, id) : text(`filter.${id}`, id),
    column: (key) =>
      text(`measure.${key}`, text(`attribute.${key}`, text(`dimension.${key}`, text(`row.${key}`, key)))),
    short: (key) => text(`short.${key}`, '') || undefined,
    key: (dimension, value) =>
      value === ''
        ? text('report.untold')
        : text(`key.${KEYS_OF[dimension] ?? dimension}.${value}`, otherName(dimension, value)),
    unit,
    reason: (key) => text(`excluded.${key}`, key),
    number,
    amount: (value, id) => {
      const shown = number(value, id)
      return shown === DASH || id === null || id === '%' || id === '1' ? shown : `${shown} ${unit(id)}`
    },
    tick: (value, id) => formatTick(value, id ?? '1', locale),
    instant: (iso, style) => formatInstant(iso, zone, locale, style),
  }
}
