import type { MessageKind } from '../message/message-kind.ts'
import { NO_CONTAINER } from '../message/message-kind.ts'
import { momentWith } from '../segment/moment.ts'
import { partyWith } from '../segment/party.ts'
import type { Stamp } from '../segment/stamp.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'

/** The verified gross mass of a container. */
export type VerifiedMass = UnitFacts & {
  readonly type: 'VERMAS'
  /** SM1: weighed as a whole; SM2: added up from its parts. */
  readonly method: string | null
  readonly weighedAt: Stamp | null
  readonly responsible: string | null
}

/** The declaration of verified masses (VERMAS): one item is one container. */
export const vermas: MessageKind = {
  type: 'VERMAS',
  anchor: 'EQUIPMENT',
  instructs: false,
  readItem({ facts, unit }) {
    if (facts.equipmentNo === null) return NO_CONTAINER
    // What a declaration of verified masses calls gross or net weight is that mass.
    const verifiedKg = facts.verifiedKg ?? facts.grossKg ?? netOf(unit.weights)
    const item = {
      ...facts,
      type: 'VERMAS' as const,
      grossKg: facts.grossKg ?? verifiedKg,
      verifiedKg,
      method: unit.weighingMethod,
      weighedAt: momentWith(unit.moments, 'WAT', '798', '7', '137'),
      responsible: partyWith(unit.parties, 'SPC', 'AM', 'WC', 'CZ'),
    }
    return { item, odd: verifiedKg === null ? ['WEIGHT_MISSING'] : [] }
  },
}

const netOf = (weights: readonly { readonly kind: string; readonly kg: number }[]): number | null =>
  weights.find(({ kind }) => kind === 'NET')?.kg ?? null
