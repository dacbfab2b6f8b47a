import type { Conditions } from '@quaywise/contract'
import type { ListField } from '../query/form.ts'
import type { Words } from '../words/use-words.ts'

/** One value that a list of the form offers, with what it holds in the period. */
export interface Choice {
  readonly key: string
  readonly label: string
  readonly count: number
}

/** What a list offers in the period; values that are chosen but no longer offered stay, with nothing in them. */
export function choicesOf(
  field: ListField,
  conditions: Conditions | undefined,
  chosen: readonly string[],
  words: Words,
): readonly Choice[] {
  const offered = conditions ? offeredOf(field, conditions, words) : []
  const gone = chosen.filter((key) => !offered.some((choice) => choice.key === key))
  return [...offered, ...gone.map((key) => ({ key, label: labelOf(field, key, words), count: 0 }))]
}

function offeredOf(field: ListField, conditions: Conditions, words: Words): readonly Choice[] {
  if (field === 'vesselVoyage') {
    return conditions.vesselVoyages.map(({ visitId, vesselName, voyageIn, voyageOut, boxes }) => ({
      key: visitId,
      label: `${vesselName} ${voyageOut || voyageIn}`.trim(),
      count: boxes,
    }))
  }
  const lists = {
    trunkBranchLine: conditions.trunkBranchLine,
    distinguishSelectedShip: conditions.distinguishSelectedShip,
    line: conditions.line,
    equipment: conditions.equipment.qc,
    block: conditions.blocks,
    opMode: conditions.opMode,
  }
  return lists[field].map(({ key, count }) => ({ key, count, label: labelOf(field, key, words) }))
}

const DIMENSIONS: Readonly<Record<ListField, string>> = {
  trunkBranchLine: 'trunk_branch',
  distinguishSelectedShip: 'own_ship',
  vesselVoyage: 'visit',
  line: 'line',
  equipment: 'crane',
  block: 'block',
  opMode: 'op',
}

const labelOf = (field: ListField, key: string, words: Words): string => words.key(DIMENSIONS[field], key)
