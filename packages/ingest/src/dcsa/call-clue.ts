import type { VesselVisitFact } from '@quaywise/domain'
import type { CallClue } from '../call-words/call-clue.ts'
import type { ToldWord } from '../call-words/told-word.ts'
import type { CallNames, CallWord, ExpectedMoves } from './reading.ts'

/** By what a port-call message knows its call. */
export const clueOf = (call: CallNames, near: number): CallClue => ({
  ids: [call.terminalCallId, call.terminalCallReference],
  portIds: [call.portVisitReference, call.portCallId],
  vessel: call.vessel.name,
  imo: /^\d{7}$/.test(call.vessel.imo) ? call.vessel.imo : '',
  callSign: call.vessel.callSign,
  voyageIn: call.voyageIn,
  voyageOut: call.voyageOut,
  service: call.serviceCode || call.serviceName,
  loaM: call.vessel.loaM,
  near,
})

/** What a message says of a stamp that is kept. */
export type Said = Pick<
  CallWord,
  'key' | 'classifier' | 'at' | 'toldAt' | 'reportedBy' | 'remark' | 'delayReasons'
> & { readonly stamp: ToldWord['stamp'] }

/** A port-call word as a word on a stamp. */
export const toldWordOf = (said: Said, arrivedAt: number): ToldWord => ({
  key: said.key,
  stamp: said.stamp,
  classifier: said.classifier,
  at: said.at,
  receivedAt: said.toldAt ?? arrivedAt,
  dated: said.toldAt !== null,
  reportedBy: said.reportedBy,
  remark: [...said.delayReasons.map((reason) => `[${reason}]`), said.remark].filter(Boolean).join(' '),
})

const MOST_BOXES = 100_000

/** A call with the boxes that its carriers expect; what another source planned stays. */
export const withMoves = (visit: VesselVisitFact, moves: readonly ExpectedMoves[]): VesselVisitFact => {
  const total = (key: 'load' | 'discharge' | 'restow'): number | null => {
    const told = moves.map((one) => one[key]).filter((boxes) => boxes !== null)
    const sum = Math.round(told.reduce((all, boxes) => all + boxes, 0))
    return told.length > 0 && sum >= 0 && sum <= MOST_BOXES ? sum : null
  }
  const ours = visit.source === 'dcsa'
  const planned = (known: number, told: number | null): number =>
    ours || known === 0 ? (told ?? known) : known
  return {
    ...visit,
    plan_load: planned(visit.plan_load, total('load')),
    plan_disc: planned(visit.plan_disc, total('discharge')),
    plan_restow: planned(visit.plan_restow, total('restow')),
  }
}
