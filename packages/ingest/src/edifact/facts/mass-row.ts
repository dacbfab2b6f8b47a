import type { ContainerVisitFact, VerifiedMassFact } from '@quaywise/domain'
import type { VerifiedMass } from '../vermas/vermas.ts'
import { whole, word } from './cargo.ts'
import { instantOf } from './instant.ts'
import { firstInstant, SOURCE, type Telling } from './telling.ts'

/** A mass is of one journey of its container: it counts for a stay that begins or ends this near to it. */
const JOURNEY = 45 * 86_400_000

/** The verified mass that an item tells; null where it tells none. */
export const massRow = (item: VerifiedMass, telling: Telling): VerifiedMassFact | null => {
  const gross = whole(item.verifiedKg)
  if (item.containerNo === null || gross === 0) return null
  return {
    ...{ terminal_id: telling.terminalId, container_no: item.containerNo, gross_kg: gross },
    ...{ method: word(item.method), party: word(item.responsible), booking: word(item.booking) },
    at: instantOf(item.weighedAt, telling.zone) ?? firstInstant(telling) ?? 0,
    ...{ source: SOURCE, version: telling.version },
  }
}

/** A stay with the verified mass of its container, where there is one of the same journey: it wins over any other. */
export const withMass = (
  stay: ContainerVisitFact,
  mass: VerifiedMassFact | undefined,
): ContainerVisitFact => {
  const near = [stay.arrived_at, stay.left_at].some(
    (at) => at !== null && mass !== undefined && Math.abs(at - mass.at) <= JOURNEY,
  )
  return mass && near ? { ...stay, gross_kg: mass.gross_kg } : stay
}
