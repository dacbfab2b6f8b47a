import type { VesselVisitFact } from '@quaywise/domain'
import type { CallNames } from '../fact-format.ts'

/** The call that names mean: of the same voyage where one is, else the one nearest to their instant, else the last. */
export const nearestCall = (calls: readonly VesselVisitFact[], names: CallNames): VesselVisitFact | null => {
  const same = calls.filter((call) => isOfVessel(call, names))
  const voyage = plain(names.voyage)
  const ofVoyage = same.filter(
    ({ voyage_in, voyage_out }) => voyage !== '' && [plain(voyage_in), plain(voyage_out)].includes(voyage),
  )
  const { near } = names
  const distance = ({ sort_at }: VesselVisitFact): number =>
    near === null ? -sort_at : Math.abs(sort_at - near)
  const among = ofVoyage.length > 0 ? ofVoyage : same
  return among.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A vessel is known by its number; by its name where one of the two sides has no number, or neither name is told. */
const isOfVessel = (call: VesselVisitFact, { imo, vessel, callSign }: CallNames): boolean => {
  if (imo !== '' && call.imo !== '') return call.imo === imo
  if (vessel !== '') return plain(call.vessel) === plain(vessel)
  return callSign !== ''
}
