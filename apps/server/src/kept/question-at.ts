import { type ExportRequest, inquireParam, SCOPES } from '@quaywise/contract'
import type { LocalPeriod } from '@quaywise/domain'

const SCOPE_FIELD = new RegExp(`^(${SCOPES.join('|')})(Start|End)(Time|Fixed)$`)

/**
 * A kept question of a page for another period, at the place where it is kept. What narrowed a scope in time
 * belonged to the period before: it goes when the period is another.
 */
export const questionAt = (
  question: ExportRequest,
  { startTime, endTime }: LocalPeriod,
  { page, terminal }: { readonly page: string; readonly terminal: string },
): ExportRequest => {
  const { inquireParamCO: asked } = question
  const moved = asked.startTime !== startTime || asked.endTime !== endTime
  const kept = Object.entries(asked).filter(([field]) => !(moved && SCOPE_FIELD.test(field)))
  const told = { ...Object.fromEntries(kept), startTime, endTime, visitedPage: page, terminal }
  return { ...question, inquireParamCO: inquireParam.parse(told) }
}
