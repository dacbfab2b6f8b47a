import type { EdifactItem } from '../message/item.ts'
import type { EdifactNotice } from '../reading.ts'
import type { CallTold } from './call-told.ts'
import { eventOfPassage, type GatePassage, passageOf } from './gate-rows.ts'
import { eventOfMove, type QuayMove, quayMoveOf } from './quay-move.ts'
import type { StayEvent } from './stay-told.ts'
import type { Telling } from './telling.ts'

/** An item that waits for the rest of its chunk. */
export type Pending = {
  readonly item: EdifactItem
  readonly notices: readonly EdifactNotice[]
  readonly telling: Telling
  /** Its place in its message, from 1. */
  readonly nth: number
}

/** An item with the call that it speaks of. */
export type Called = Pending & { readonly told: CallTold; readonly visitId: string }

/** What an item tells, when its call is known: a move, a passage of the gate, and the end of a stay that it is. */
export type Deed = {
  readonly move: QuayMove | null
  readonly passage: GatePassage | null
  readonly event: StayEvent | null
}

const NOTHING: Deed = { move: null, passage: null, event: null }

/** The deed of an item: only reports of the quay and the gate tell one. */
export const deedOf = ({ item, telling, visitId }: Called): Deed => {
  if (item.type === 'COARRI' && visitId !== '') {
    const move = quayMoveOf(item, telling, visitId)
    return { move, passage: null, event: move && eventOfMove(move, item) }
  }
  if (item.type !== 'CODECO') return NOTHING
  const passage = passageOf(item, telling)
  return { move: null, passage, event: passage && eventOfPassage(passage, visitId) }
}
