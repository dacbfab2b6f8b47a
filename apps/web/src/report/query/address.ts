import { SCOPES } from '@quaywise/contract/scopes'
import { DEFAULT_LISTS, DEFAULT_RELEASE_TIME, type Form, formOf, LIST_FIELDS } from './form.ts'
import type { Period } from './period.ts'

/** The query of a tab's address. */
export type Query = Readonly<Record<string, string>>

const MINUTE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

const DATE = /^\d{4}-\d{2}-\d{2}$/
/** The longest release time that the server takes. */
export const MOST_RELEASE_DAYS = 60

const pack = (values: readonly string[]): string => values.map(encodeURIComponent).join(',')

const unpack = (text: string): readonly string[] => text.split(',').filter(Boolean).map(plain)

/** The text of an escaped value; what is no escape stays as it is. */
export function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const FORM_FIELDS: ReadonlySet<string> = new Set([
  ...['startTime', 'endTime', 'vesselPlanBerthingDate', 'releaseTime', ...LIST_FIELDS],
  ...SCOPES.flatMap((scope) => [`${scope}StartTime`, `${scope}EndTime`]),
])

/** The part of an address that tells the form. */
export const formPart = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([field]) => FORM_FIELDS.has(field)))

/** The form that an address asks for; what it does not tell is as a page opens. */
export function formOfQuery(query: Query, otherwise: Period): Form {
  const form = formOf(periodOf(query.startTime, query.endTime) ?? otherwise)
  const lists = LIST_FIELDS.map((field) => {
    const text = query[field]
    return [field, text === undefined ? DEFAULT_LISTS[field] : unpack(text)] as const
  })
  const times = SCOPES.flatMap((scope) => {
    const time = periodOf(query[`${scope}StartTime`], query[`${scope}EndTime`])
    return time ? [[scope, time] as const] : []
  })
  return {
    ...form,
    lists: { ...form.lists, ...Object.fromEntries(lists) },
    times: Object.fromEntries(times),
    vesselPlanBerthingDate: DATE.test(query.vesselPlanBerthingDate ?? '')
      ? (query.vesselPlanBerthingDate ?? null)
      : null,
    releaseTime: releaseTimeOf(query.releaseTime),
  }
}

/** Days of an address; as a page opens where it tells none, null where it tells that there are none. */
function releaseTimeOf(text: string | undefined): number | null {
  if (text === '') return null
  const days = Number(text ?? Number.NaN)
  return days >= 0 && days <= MOST_RELEASE_DAYS ? days : DEFAULT_RELEASE_TIME
}

function periodOf(startTime: string | undefined, endTime: string | undefined): Period | undefined {
  if (!startTime || !endTime || !MINUTE.test(startTime) || !MINUTE.test(endTime)) return undefined
  return endTime >= startTime ? { startTime, endTime } : undefined
}

/** The address of a form; choices as a page opens with are left out. */
export function queryOfForm(form: Form): Readonly<Record<string, string | undefined>> {
  const lists = LIST_FIELDS.map((field) => {
    const chosen = pack(form.lists[field])
    return [field, chosen === pack(DEFAULT_LISTS[field]) ? undefined : chosen] as const
  })
  const times = SCOPES.flatMap((scope) => [
    [`${scope}StartTime`, form.times[scope]?.startTime] as const,
    [`${scope}EndTime`, form.times[scope]?.endTime] as const,
  ])
  return {
    startTime: form.startTime,
    endTime: form.endTime,
    vesselPlanBerthingDate: form.vesselPlanBerthingDate ?? undefined,
    releaseTime: form.releaseTime === DEFAULT_RELEASE_TIME ? undefined : String(form.releaseTime ?? ''),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(times),
  }
}
