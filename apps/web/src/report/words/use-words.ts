import {
  DASH,
  formatInstant,
  formatNumber,
  type InstantStyle,
  useLocale,
  usePageText,
  useText,
} from '@quaywise/i18n'
import { useMemo } from 'react'

/** The vocabulary of pages in the language in force; a word that no catalogue has is its own id. */
export interface Words {
  measure(id: string): string
  means(id: string, otherwise: string): string
  dimension(id: string): string
  filter(id: string): string
  column(key: string): string
  key(dimension: string, value: string): string
  unit(unit: string | null): string
  reason(key: string): string
  number(value: number | null | undefined, unit: string | null): string
  amount(value: number | null | undefined, unit: string | null): string
  instant(iso: string | null | undefined, style: InstantStyle): string
}

/** Values of these columns are keys of another dimension. */
const KEYS_OF: Readonly<Record<string, string>> = {
  top_loss: 'category',
  yard_op: 'op',
  yard_job: 'op',
  activity: 'phase',
  transaction_kind: 'flow',
}

/** The words of a page for a terminal's zone. */
export function useWords(zone: string): Words {
  const text = usePageText()
  const say = useText()
  const locale = useLocale()
  return useMemo(() => {
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
      filter: (id) => text(`filter.${id}`, id),
      column: (key) =>
        text(`measure.${key}`, text(`attribute.${key}`, text(`dimension.${key}`, text(`row.${key}`, key)))),
      key: (dimension, value) =>
        value === ''
          ? say('report.untold')
          : text(`key.${KEYS_OF[dimension] ?? dimension}.${value}`, otherName(dimension, value)),
      unit,
      reason: (key) => text(`excluded.${key}`, key),
      number,
      amount: (value, id) => {
        const shown = number(value, id)
        return shown === DASH || id === null || id === '%' || id === '1' ? shown : `${shown} ${unit(id)}`
      },
      instant: (iso, style) => formatInstant(iso, zone, locale, style),
    }
  }, [text, say, locale, zone])
}
