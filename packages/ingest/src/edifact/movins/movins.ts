import { stowOddities } from '../baplie/baplie.ts'
import type { MessageKind } from '../message/message-kind.ts'
import { type CodeList, meaningOf } from '../segment/code-list.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'

/** What is to be done at a position. */
export type StowInstruction = UnitFacts & {
  readonly type: 'MOVINS'
  readonly instruction: 'LOAD' | 'DISCHARGE' | 'RESTOW' | 'SHIFT' | null
}

const INSTRUCTIONS: CodeList<StowInstruction['instruction']> = {
  ...{ LOA: 'LOAD', DIS: 'DISCHARGE', RES: 'RESTOW', SHI: 'SHIFT' },
}

/** Instructions where to stow (MOVINS): one item is one position, often before the container is known. */
export const movins: MessageKind = {
  type: 'MOVINS',
  anchor: 'POSITION',
  instructs: true,
  readItem(source) {
    const { facts, instruction } = source
    if (facts.position === null && facts.equipmentNo === null) return { reason: 'ITEM_WITHOUT_IDENTITY' }
    const item = { ...facts, type: 'MOVINS' as const, instruction: meaningOf(INSTRUCTIONS, instruction) }
    const unknown = item.instruction === null ? (['DIRECTION_UNKNOWN'] as const) : []
    return { item, odd: [...stowOddities(source), ...unknown] }
  },
}
