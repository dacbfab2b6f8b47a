import type { MaybeEpoch, VesselVisitFact, VisitStamp } from '@quaywise/domain'
import type { CallNames } from '../../fact-format.ts'
import { EMPTY_VISIT } from '../../port-calls/empty-visit.ts'
import type { Bound } from './call-names.ts'
import { type CallWords, columnsSaid } from './call-words.ts'
import { type Filling, fillingOf, withoutFilling } from './filling.ts'
import { boxesListed } from './list-told.ts'
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
  /** Whether the message itself tells when it was written. */
  readonly dated: boolean
}

/** What messages can tell of a call that was worked. */
const KNOWABLE = ['ata', 'first_lift', 'last_lift', 'atd'] as const
/** What messages fill in where a call says nothing. */
const BLANKS: Filling = {
  ...{ vessel: '', imo: '', line: '', voyage_in: '', voyage_out: '', plan_load: 0, plan_disc: 0 },
  ...{ eta: null, ata: null, etd: null, atd: null, counted_at: null },
}

/** A call that only messages tell of, before they told anything. */
export const madeCall = (terminalId: string, visitId: string, version: number): VesselVisitFact => ({
  ...EMPTY_VISIT,
  ...{ terminal_id: terminalId, visit_id: visitId, source: SOURCE, version },
})

/**
 * A call with all that messages said of it, and what of that was filled in. What other records say stands; where they
 * say nothing, the newest message that does is right.
 */
export const withWords = (
  call: VesselVisitFact,
  words: CallWords,
): { readonly call: VesselVisitFact; readonly filled: Filling } => {
  const base = withoutFilling(call, words.filled, BLANKS)
  const own: Readonly<Record<string, unknown>> = base
  const lists = { plan_load: boxesListed(words.lists, 'LOAD'), plan_disc: boxesListed(words.lists, 'DISC') }
  const said = Object.entries({ ...columnsSaid(words), ...lists }).filter(
    ([column]) => own[column] === BLANKS[column],
  )
  const { firstLift, lastLift, near } = words
  const told = settled({
    ...base,
    ...Object.fromEntries(said),
    first_lift: firstLift === null ? base.first_lift : Math.min(base.first_lift ?? firstLift, firstLift),
    last_lift: lastLift === null ? base.last_lift : Math.max(base.last_lift ?? lastLift, lastLift),
    sort_at: base.source === SOURCE || base.sort_at === 0 ? (near ?? base.sort_at) : base.sort_at,
  })
  return { call: told, filled: fillingOf(base, told, BLANKS) }
}

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
