import type { Epoch, MaybeEpoch, VesselVisitFact, VisitStamp } from '@quaywise/domain'
import type { CallNames } from '../../fact-format.ts'
import { EMPTY_VISIT } from '../../port-calls/empty-visit.ts'
import type { Bound } from './call-names.ts'
import { SOURCE } from './telling.ts'

/** What a message tells of a call besides its names. */
export type CallTold = {
  readonly names: CallNames
  readonly bound: Bound
  readonly line: string
  readonly stamps: Readonly<Partial<Record<VisitStamp, MaybeEpoch>>>
  /** The number of the message in its file. */
  readonly message: number
  readonly version: number
}

/** What messages can tell of a call that was worked. */
const KNOWABLE = ['ata', 'first_lift', 'last_lift', 'atd'] as const

/** A call that only messages tell of. */
export const madeCall = (terminalId: string, visitId: string, told: CallTold): VesselVisitFact =>
  withTold(
    { ...EMPTY_VISIT, terminal_id: terminalId, visit_id: visitId, source: SOURCE, version: told.version },
    told,
  )

/**
 * A call with what a message tells of it. What the terminal's own records say stands; among messages the newer one
 * is right. Empty places are filled in either way.
 */
export const withTold = (call: VesselVisitFact, told: CallTold): VesselVisitFact => {
  const newer = call.source === SOURCE && told.version >= call.version
  const word = (known: string, next: string): string =>
    next !== '' && (known === '' || newer) ? next : known
  const { names, bound } = told
  const inbound = bound === 'IN' || (bound === null && call.voyage_in === '')
  const stamps = Object.fromEntries(
    Object.entries(told.stamps).filter(
      ([key, at]) => at !== null && (call[key as VisitStamp] === null || newer),
    ),
  )
  return settled({
    ...call,
    ...stamps,
    vessel: word(call.vessel, names.vessel),
    imo: word(call.imo, names.imo),
    voyage_in: inbound ? word(call.voyage_in, names.voyage) : call.voyage_in,
    voyage_out: bound === 'OUT' ? word(call.voyage_out, names.voyage) : call.voyage_out,
    line: word(call.line, told.line),
    sort_at: sortAt(call, names.near ?? told.version),
  })
}

/** Where a call stands in time: the earliest word of messages, which does not hang on the order of their coming. */
const sortAt = ({ sort_at, source }: VesselVisitFact, told: Epoch): Epoch => {
  if (sort_at === 0) return told
  return source === SOURCE ? Math.min(sort_at, told) : sort_at
}

/** A call whose lifts reach as far as this one. */
export const withLift = (call: VesselVisitFact, at: Epoch): VesselVisitFact =>
  settled({
    ...call,
    first_lift: Math.min(call.first_lift ?? at, at),
    last_lift: Math.max(call.last_lift ?? at, at),
  })

/** Works out what follows from the stamps. A call that only messages tell of is counted at its last lift. */
const settled = (call: VesselVisitFact): VesselVisitFact => {
  if (call.source !== SOURCE)
    return {
      ...call,
      counted_at: call.counted_at ?? call.atd,
      missing_stamps: call.missing_stamps.filter((key) => call[key] === null),
    }
  const missing = call.first_lift === null ? [] : KNOWABLE.filter((key) => call[key] === null)
  return {
    ...call,
    missing_stamps: missing,
    quality: call.first_lift === null ? 0 : 100 - missing.length * 25,
    counted_at: call.atd ?? call.last_lift,
    sort_at: call.atb ?? call.etb ?? call.ata ?? call.first_lift ?? call.eta ?? call.sort_at,
  }
}
