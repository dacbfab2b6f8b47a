import type { VesselVisitFact } from '@quaywise/domain'
import { EMPTY_VISIT } from '../port-calls/empty-visit.ts'
import { visitIdOf } from '../port-calls/visit-id.ts'

/** By what a message knows its call; '' and null for what it does not tell. */
export type CallClue = {
  /** The sender's ids of the call at this terminal, best first. */
  readonly ids: readonly string[]
  /** Ids of the whole call at the port, which may be several calls at its terminals. */
  readonly portIds: readonly string[]
  readonly vessel: string
  readonly imo: string
  readonly callSign: string
  readonly voyageIn: string
  readonly voyageOut: string
  readonly service: string
  readonly loaM: number | null
  /** An instant of the call. */
  readonly near: number
}

/** Every id of a call, best first. */
export const allIds = ({ ids, portIds }: CallClue): readonly string[] =>
  [...ids, ...portIds].filter((id) => id !== '')

/** The key that a call has under an id of its sender. */
export const visitIdOfId = (id: string): string => visitIdOf(id, '', 0)

/** A call that nobody told of before; null when nothing names it. */
export const newVisit = (clue: CallClue, terminalId: string, source: string): VesselVisitFact | null => {
  const [id = ''] = allIds(clue)
  const vessel = clue.vessel || clue.imo
  const voyage = clue.voyageIn || clue.voyageOut
  if (id === '' && vessel === '') return null
  const named = id || (voyage === '' ? '' : `${vessel} ${voyage}`)
  const visit_id = visitIdOf(named, vessel, clue.near)
  if (visit_id === '') return null
  return withNames({ ...EMPTY_VISIT, terminal_id: terminalId, visit_id, source, sort_at: clue.near }, clue)
}

/** A call with what the clue names and nobody named before. */
export const withNames = (visit: VesselVisitFact, clue: CallClue): VesselVisitFact => ({
  ...visit,
  vessel: visit.vessel || clue.vessel || clue.imo,
  imo: visit.imo || clue.imo,
  voyage_in: visit.voyage_in || clue.voyageIn,
  voyage_out: visit.voyage_out || clue.voyageOut,
  service: visit.service || clue.service,
  // The store keeps lengths as 32-bit floats.
  loa_m: visit.loa_m ?? (clue.loaM === null ? null : Math.fround(clue.loaM)),
})
