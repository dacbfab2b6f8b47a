import type { ItemSource } from '../message/message-kind.ts'
import { type CodeList, meaningOf } from '../segment/code-list.ts'

/** Which way a container goes between vessel and quay. */
export type VesselDirection = 'DISCHARGE' | 'LOAD'

const DOCUMENTS: CodeList<VesselDirection> = {
  ...{ '43': 'DISCHARGE', '44': 'DISCHARGE', '118': 'DISCHARGE', '119': 'DISCHARGE', '98': 'DISCHARGE' },
  ...{ '45': 'LOAD', '46': 'LOAD', '121': 'LOAD', '122': 'LOAD', '270': 'LOAD' },
}

/** The direction by the kind of document, the container’s movement, or the port that the head names. */
export const vesselDirection = ({ head, facts }: ItemSource): VesselDirection | null => {
  const document = meaningOf(DOCUMENTS, head.documentCode)
  if (document) return document
  if (facts.movement === 'IMPORT') return 'DISCHARGE'
  if (facts.movement === 'EXPORT') return 'LOAD'
  const roles = new Set(head.places.map(({ role }) => role))
  if (roles.has('9') === roles.has('11')) return null
  return roles.has('9') ? 'LOAD' : 'DISCHARGE'
}
