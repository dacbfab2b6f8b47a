import type { VesselVisitFact } from '@quaywise/domain'
import { isObject, type JsonValue, listAt, member } from '../json/value.ts'
import type { ToldWord } from './told-word.ts'

/** What was told of a call so far, and whose the parts of its stay are. */
export type CallRecord = {
  readonly words: readonly ToldWord[]
  /** `theirs`: another source told stays that its stamps do not show, which are left as they are. */
  readonly parts: 'ours' | 'theirs'
}

/** The memory under which the record of a call is kept. */
export const recordKey = ({ visit_id }: Pick<VesselVisitFact, 'visit_id'>) =>
  ({ kind: 'CALL', name: visit_id }) as const

/** The record that a memory holds. */
export const recordOf = (told: JsonValue | undefined): CallRecord | null => {
  if (!isObject(told)) return null
  const words = listAt(told, 'words').filter(isObject)
  // Only this file wrote them.
  const parsed = words as unknown as readonly ToldWord[]
  return { words: parsed, parts: member(told, 'parts') === 'theirs' ? 'theirs' : 'ours' }
}
