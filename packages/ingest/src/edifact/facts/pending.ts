import type { EdifactItem } from '../message/item.ts'
import type { EdifactNotice } from '../reading.ts'
import { type BoxWord, wordOfMove, wordOfPassage } from './box-word.ts'
import { vesselKey } from './call-names.ts'
import type { CallTold } from './call-told.ts'
import { passageOf } from './gate-rows.ts'
import { quayMoveOf } from './quay-move.ts'
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

/** What an item tells was done with a container, when its call is known; only reports of the quay and the gate do. */
export type Deed = { readonly word: BoxWord | null }

/** The deed of an item. */
export const deedOf = ({ item, telling, told, visitId }: Called): Deed => {
  if (item.type === 'COARRI' && visitId !== '') {
    const move = quayMoveOf(item, telling, visitId)
    return { word: move && wordOfMove(move, item, telling) }
  }
  if (item.type !== 'CODECO') return { word: null }
  const passage = passageOf(item, telling)
  const { names, bound } = told
  const call = vesselKey(names) === '' ? null : { names, bound }
  return { word: passage && wordOfPassage(passage, item, { telling, call }) }
}
