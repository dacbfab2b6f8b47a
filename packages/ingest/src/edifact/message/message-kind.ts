import type { EdifactRejectionReason, EdifactWarningCode } from '../reason.ts'
import type { Unit } from '../unit/unit.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'
import type { EdifactItem } from './item.ts'
import type { MessageHead } from './message-head.ts'
import type { MessageType } from './message-type.ts'

/** What an item is read from. */
export type ItemSource = {
  readonly unit: Unit
  readonly facts: UnitFacts
  readonly head: MessageHead
  /** The instruction that holds for the items behind it (MOVINS). */
  readonly instruction: string | null
}

/** An item with what is odd about it, or why it makes none. */
type Verdict =
  | { readonly item: EdifactItem; readonly odd: readonly EdifactWarningCode[] }
  | { readonly reason: EdifactRejectionReason }

/** How one type of message is read. */
export type MessageKind = {
  readonly type: MessageType
  /** What begins an item: its stow position (LOC+147), or its equipment (EQD). */
  readonly anchor: 'POSITION' | 'EQUIPMENT'
  /** Handling instructions stand between the items and hold for those behind them. */
  readonly instructs: boolean
  readItem(source: ItemSource): Verdict
}

/** Refuses an item that neither names a container nor what would stand for it. */
export const NO_CONTAINER = { reason: 'ITEM_WITHOUT_CONTAINER' } as const
