import type { VesselVisitFact } from '@quaywise/domain'
import type { CallNames } from '../../fact-format.ts'

/** Whose voyage a message names: that on which the vessel comes, that on which it leaves, or not told. */
export type Bound = 'IN' | 'OUT' | null

const DAY = 86_400_000
/** Without the voyage, a call of the same vessel this near is the one that is meant. */
const NEAR_DAYS = 15
/** A voyage number comes again after years: as far as this it is the same. */
const VOYAGE_DAYS = 180

/** A voyage for comparison: in capitals, without blanks, leading zeros and the letter of its direction. */
const voyageStem = (voyage: string): string =>
  plain(voyage)
    .replace(/^0+(?=\d)/, '')
    .replace(/(?<=\d)[NSEW]$/, '')

/** The vessel for comparison: its IMO number, else its name, else its call sign; '' where none is told. */
export const vesselKey = ({ imo, callSign, vessel }: CallNames): string =>
  imo || vessel.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '-') || callSign

/**
 * The id of a call that messages make: its vessel and voyage, the same whichever message comes first. Without a
 * voyage, the vessel and the day.
 */
export const callIdOf = (names: CallNames): string => {
  const stem = voyageStem(names.voyage)
  const day = names.near === null ? '' : new Date(names.near).toISOString().slice(0, 10)
  return [vesselKey(names), stem || day].filter(Boolean).join('-')
}

/** Whether a call is the one that the names mean, given that it is one of the same vessel. */
export const isMeant = (call: VesselVisitFact, names: CallNames, bound: Bound): boolean => {
  const apart = names.near === null ? null : Math.abs(call.sort_at - names.near) / DAY
  const agrees = voyageAgrees(call, names.voyage, bound)
  if (agrees === 'YES') return apart === null || apart <= VOYAGE_DAYS
  return agrees === 'UNTOLD' && apart !== null && apart <= NEAR_DAYS
}

/**
 * Whether a voyage is one of a call. A vessel often leaves on the number of its next voyage in: so the number of the
 * other direction counts only where it is the same to the letter, or the call has none in this direction.
 */
const voyageAgrees = (call: VesselVisitFact, voyage: string, bound: Bound): 'YES' | 'NO' | 'UNTOLD' => {
  const stem = voyageStem(voyage)
  if (stem === '') return 'UNTOLD'
  const [inbound, outbound] = [voyageStem(call.voyage_in), voyageStem(call.voyage_out)]
  if ([call.voyage_in, call.voyage_out].some((told) => plain(told) === plain(voyage))) return 'YES'
  const [same, other] = bound === 'OUT' ? [outbound, inbound] : [inbound, outbound]
  if (same === stem || (other === stem && (same === '' || bound === null))) return 'YES'
  return same === '' || (bound === null && other === '') ? 'UNTOLD' : 'NO'
}

const plain = (voyage: string): string => voyage.toUpperCase().replace(/[^A-Z0-9]+/g, '')
