import { FILTERS, type FilterId, isFieldFilter } from '../filter.ts'
import type { Report } from '../report.ts'
import { type Marks, restrictionsOfMarks } from './marks.ts'
import type { Question, Restriction } from './question.ts'
import { RequestError } from './request-error.ts'
import { type Window, windowOf } from './window.ts'

/** What a page asks: the filters of its form as the contract has them. */
export type Inquiry = Readonly<Record<string, unknown>> & {
  readonly startTime: string
  readonly endTime: string
}

/** A terminal, with its zone and, where a window may not be over, its now in epoch milliseconds. */
export type Place = { readonly id: string; readonly zone: string; readonly now?: number | undefined }

/** The part of a question that comes from the form and the page's marks. Throws `RequestError` where a time is none. */
export const questionOf = (report: Report, inquiry: Inquiry, terminal: Place, marks?: Marks): Question => {
  const window = windowOf(inquiry.startTime, inquiry.endTime, terminal.zone)
  if (!window)
    throw new RequestError(
      'inquireParamCO.startTime',
      'The period must be two times of the calendar, the first before the second, at most six years apart.',
      'period',
    )
  return {
    terminal: terminal.id,
    zone: terminal.zone,
    window,
    now: terminal.now,
    basis: report.basis,
    measures: [],
    by: [],
    attributes: [],
    restrictions: [
      ...report.filters.flatMap((id) => restrictionOf(id, inquiry)),
      ...restrictionsOfMarks(marks),
    ],
    scopes: scopesOf(report.filters, inquiry, window, terminal.zone),
    values: {
      vesselPlanBerthingDate:
        typeof inquiry.vesselPlanBerthingDate === 'string' ? inquiry.vesselPlanBerthingDate : null,
      releaseTime: typeof inquiry.releaseTime === 'number' ? inquiry.releaseTime : null,
    },
    order: [],
    reasons: false,
    limit: 5000,
    offset: 0,
  }
}

const restrictionOf = (id: FilterId, inquiry: Inquiry): readonly Restriction[] => {
  if (!isFieldFilter(id)) return []
  const values = inquiry[id]
  if (!Array.isArray(values) || values.length === 0) return []
  return [{ dimension: FILTERS[id], values: values.map(String), of: id }]
}

const scopesOf = (
  filters: readonly FilterId[],
  inquiry: Inquiry,
  window: Window,
  zone: string,
): Readonly<Record<string, Window>> => {
  const found = filters
    .filter((id) => !isFieldFilter(id) && id !== 'period')
    .flatMap((id): (readonly [string, Window])[] => {
      const [start, end] = [inquiry[`${id}StartTime`], inquiry[`${id}EndTime`]]
      if (typeof start !== 'string' || typeof end !== 'string') return []
      const scope = windowOf(start, end, zone)
      if (!scope)
        throw new RequestError(
          `inquireParamCO.${id}StartTime`,
          'The scope must be two times of the calendar, the first before the second.',
          'period',
        )
      return [[id, { from: Math.max(scope.from, window.from), to: Math.min(scope.to, window.to) }]]
    })
  return Object.fromEntries(found)
}
