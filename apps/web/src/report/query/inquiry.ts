import type { InquireParam, ReportInfo } from '@quaywise/contract'
import { type Form, isListField, isScope } from './form.ts'

/** What the server is asked: the filters that the report has, of the form as it was queried. */
export function inquiryOf(
  form: Form,
  report: Pick<ReportInfo, 'path' | 'filters'>,
  terminal: string,
): InquireParam {
  const lists = report.filters
    .filter(isListField)
    .flatMap((field) => (form.lists[field].length > 0 ? [[field, [...form.lists[field]]] as const] : []))
  const times = report.filters.filter(isScope).flatMap((scope) => {
    const time = form.times[scope]
    if (!time) return []
    return [[`${scope}StartTime`, time.startTime] as const, [`${scope}EndTime`, time.endTime] as const]
  })
  return {
    startTime: form.startTime,
    endTime: form.endTime,
    visitedPage: report.path,
    terminal,
    ...fieldsOf(form, report.filters),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(times),
  }
}

/** The fields of the form that are no lists, of those that the report has. */
function fieldsOf(form: Form, filters: readonly string[]): Partial<InquireParam> {
  const { vesselPlanBerthingDate: date, releaseTime } = form
  return {
    ...(filters.includes('month') ? { month: form.startTime.slice(0, 7) } : {}),
    ...(filters.includes('vesselPlanBerthingDate') && date ? { vesselPlanBerthingDate: date } : {}),
    ...(filters.includes('releaseTime') && releaseTime !== null ? { releaseTime } : {}),
  }
}
