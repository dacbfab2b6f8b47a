import type { Locale } from '@quaywise/i18n/errors'
import { formatNumber } from '@quaywise/i18n/format'
import { noticeText } from '@quaywise/i18n/notices'
import type { Lookup } from '@quaywise/i18n/words'
import { amount } from './amount.ts'

type Detail = Readonly<Record<string, string | number>>
type Said = { readonly title: string; readonly description: string }

const numberOf = (value: string | number | undefined): number => (typeof value === 'number' ? value : 0)

const anomaly = (detail: Detail, locale: Locale, text: Lookup): Said => {
  const unit = String(detail.unit ?? '1')
  const values = {
    ...detail,
    name: text(`measure.${detail.measure}`, String(detail.measure)),
    value: amount(detail.value, unit, locale),
    usual: amount(detail.usual, unit, locale),
    score: formatNumber(numberOf(detail.score), 'h', locale),
  }
  const more = numberOf(detail.others) > 0 ? noticeText('anomaly.others', locale, values) : ''
  return {
    title: noticeText('anomaly.title', locale, values),
    description: noticeText('anomaly.text', locale, values) + more,
  }
}

/** A wait of less than this many minutes proves nothing. */
const WORTH = 1

const bottleneck = (detail: Detail, locale: Locale, text: Lookup): Said => {
  const root = String(detail.root)
  const minutes = (key: string): string => amount(detail[key], 'min', locale)
  const values = {
    ...detail,
    name: root === 'QC' ? text('bottleneck.cranes') : text(`bottleneck.root.${root}`, root),
    share: amount(detail.share, '%', locale),
    minutes: minutes('minutes'),
    craneMinutes: minutes('craneMinutes'),
    reshuffle: minutes('reshuffle'),
  }
  const queued = detail.block !== '' && numberOf(detail.agvs) >= 1
  const shuffled = queued && numberOf(detail.reshuffle) >= WORTH
  return {
    title: noticeText('bottleneck.title', locale, values),
    description: [
      noticeText('bottleneck.text', locale, values),
      queued ? noticeText('bottleneck.queue', locale, values) : '',
      shuffled ? noticeText('bottleneck.reshuffle', locale, values) : '',
    ].join(''),
  }
}

/** What the scans found, in sentences; the names of measures and roots are those of the screen. */
export const FINDINGS: Readonly<Record<string, (detail: Detail, locale: Locale, text: Lookup) => Said>> = {
  anomaly,
  bottleneck,
}
