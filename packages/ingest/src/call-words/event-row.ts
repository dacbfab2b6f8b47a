import { createHash } from 'node:crypto'
import type { PortCallEventFact, VesselVisitFact } from '@quaywise/domain'
import type { ToldWord } from './told-word.ts'

/** The row in the history of a call that a word is. Its number follows from its key, so that it is the same in any order. */
export const eventRow = (
  { terminal_id, visit_id }: Pick<VesselVisitFact, 'terminal_id' | 'visit_id'>,
  { key, stamp, classifier, at, receivedAt, reportedBy, remark }: ToldWord,
  source: string,
): PortCallEventFact => ({
  ...{ terminal_id, visit_id, stamp, classifier, at, remark, source },
  seq: createHash('sha256').update(key).digest().readUInt16BE(0),
  received_at: receivedAt,
  reported_by: reportedBy,
})
