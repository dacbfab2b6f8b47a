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
    ...Object.fromEntries(lists),
    ...Object.fromEntries(times),
  }
}
