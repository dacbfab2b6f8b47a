import type { ItemSource, MessageKind } from '../message/message-kind.ts'
import type { EdifactWarningCode } from '../reason.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'

/** A container on board, or a position that is kept empty. */
export type StowedUnit = UnitFacts & { readonly type: 'BAPLIE'; readonly occupied: boolean }

/** The stow plan of a vessel (BAPLIE 1.5 to 3.1): one item is one position. */
export const baplie: MessageKind = {
  type: 'BAPLIE',
  anchor: 'POSITION',
  instructs: false,
  readItem(source) {
    const { facts } = source
    if (facts.position === null && facts.equipmentNo === null) return { reason: 'ITEM_WITHOUT_IDENTITY' }
    const occupied = source.unit.equipment !== null || saysCargo(facts)
    return { item: { ...facts, type: 'BAPLIE', occupied }, odd: stowOddities(source) }
  },
}

/** What is odd about a stowed unit: its position or its equipment is missing. */
export const stowOddities = ({ unit, facts }: ItemSource): readonly EdifactWarningCode[] => {
  const odd: EdifactWarningCode[] = []
  if (facts.position === null) odd.push('POSITION_MISSING')
  if (unit.equipment === null && saysCargo(facts)) odd.push('EQUIPMENT_MISSING')
  return odd
}

const saysCargo = (facts: UnitFacts): boolean => facts.pod !== null || facts.grossKg !== null
