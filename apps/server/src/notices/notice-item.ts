import type { Notice } from '@quaywise/admin-store'
import type { NoticeItem } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import { type NoticeText, noticeText } from '@quaywise/i18n/notices'
import type { Lookup } from '@quaywise/i18n/words'
import { amount } from './amount.ts'
import { FINDINGS } from './finding-words.ts'
import { SECURITY_EVENTS } from './tell-security.ts'

/** What is told of a kind of notice, and how much it matters. */
type Kind = {
  readonly type: NoticeItem['type']
  readonly status?: 'urgent'
  readonly title: NoticeText
  readonly text: NoticeText
}

const REPORT: Kind = { type: 'message', title: 'report.title', text: 'report.text' }

const KINDS: Readonly<Record<string, Kind>> = {
  alert: { type: 'event', status: 'urgent', title: 'alert.title', text: 'above.hour' },
  'alert-over': { type: 'event', title: 'alert-over.title', text: 'alert-over.text' },
  report: REPORT,
  'report-failed': {
    type: 'notification',
    status: 'urgent',
    title: 'report-failed.title',
    text: 'report-failed.text',
  },
  ingest: { type: 'notification', title: 'ingest.title', text: 'ingest.text' },
  registration: {
    type: 'notification',
    status: 'urgent',
    title: 'registration.title',
    text: 'registration.text',
  },
  'registration-approved': { type: 'message', title: 'approved.title', text: 'approved.text' },
  security: { type: 'notification', title: 'security.title', text: 'security.password' },
  anomaly: { type: 'event', title: 'anomaly.title', text: 'anomaly.text' },
  bottleneck: { type: 'event', title: 'bottleneck.title', text: 'bottleneck.text' },
  rollup: { type: 'notification', title: 'rollup.title', text: 'rollup.text' },
}

const ALERT_TEXTS: readonly NoticeText[] = [
  'above.hour',
  'above.shift',
  'above.day',
  'below.hour',
  'below.shift',
  'below.day',
]

const SECURITY_TEXTS: readonly NoticeText[] = SECURITY_EVENTS.map((event) => `security.${event}` as const)

type Detail = Readonly<Record<string, string | number>>

const detailOf = ({ detail }: Notice): Detail =>
  Object.fromEntries(
    Object.entries(detail ?? {}).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  )

/** What fills the sentences: the details, with amounts as they read in the language. */
const valuesOf = (detail: Detail, locale: Locale): Detail => {
  const unit = String(detail.unit ?? '1')
  const { value, threshold } = detail
  return { ...detail, value: amount(value, unit, locale), threshold: amount(threshold, unit, locale) }
}

const textOf = (notice: Notice, kind: Kind, detail: Detail): NoticeText => {
  if (notice.kind === 'security')
    return SECURITY_TEXTS.find((text) => text === `security.${detail.event}`) ?? kind.text
  if (notice.kind !== 'alert') return kind.text
  return ALERT_TEXTS.find((text) => text === `${detail.direction}.${detail.window}`) ?? kind.text
}

const saidOf = (notice: Notice, kind: Kind, locale: Locale, text: Lookup) => {
  const detail = detailOf(notice)
  const finding = FINDINGS[notice.kind]
  if (finding) return finding(detail, locale, text)
  const values = valuesOf(detail, locale)
  return {
    title: noticeText(kind.title, locale, values),
    description: noticeText(textOf(notice, kind, detail), locale, values),
  }
}

/** A notice in the reader's language, in the shape that the bell has; `text` has the words of the screen. */
export const noticeItem = (notice: Notice, locale: Locale, text: Lookup): NoticeItem => {
  const kind = KINDS[notice.kind] ?? REPORT
  return {
    ...{ id: notice.id, key: notice.id, datetime: notice.createdAt, read: notice.read, clickClose: false },
    ...saidOf(notice, kind, locale, text),
    ...{ type: kind.type, extra: notice.kind, href: notice.href, terminal: notice.terminal },
    ...(kind.status ? { status: kind.status } : {}),
  }
}
