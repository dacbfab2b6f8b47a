import type { Epoch } from '@quaywise/domain'
import type { VesselMove } from '../coarri/coarri.ts'
import type { GateMove } from '../codeco/codeco.ts'
import { cargoOf, isOversize, word } from './cargo.ts'
import type { GateCall } from './gate-calls.ts'
import { eventOfPassage, type GatePassage } from './gate-rows.ts'
import { eventOfMove, type QuayMove } from './quay-move.ts'
import { toldAt } from './quay-rows.ts'
import type { StayEvent } from './stay-told.ts'
import type { Telling } from './telling.ts'

/** What a message says of a container besides what was done with it. */
type BoxCargo = Omit<ReturnType<typeof cargoOf>, 'container_no'> & { readonly oog: 0 | 1 }

/** The cell on board that a move tells. */
type BoxCell = {
  readonly code: string
  readonly bay: number
  readonly row: number
  readonly tier: number
}

type Said = {
  /** Names what was done, for ever: a move of a call, a passage of the gate. */
  readonly id: string
  readonly at: Epoch
  /** Among messages about one thing the one that was written later is right. */
  readonly said: number
  /** Whether the message itself tells when it was written. */
  readonly dated: boolean
  readonly cancels: boolean
  /** The end of a stay that it is; null for a restow. */
  readonly event: StayEvent | null
  readonly cargo: BoxCargo
}

/** What one message said was done with a container: all that its rows are made of. */
export type BoxWord =
  | (Said & {
      readonly move: Pick<QuayMove, 'op' | 'visitId'>
      readonly toldAt: Epoch
      readonly cell: BoxCell | null
    })
  | (Said & {
      readonly passage: Pick<GatePassage, 'kind' | 'byTruck'>
      /** The call of a vessel that the message names; null for none. */
      readonly call?: GateCall | null
      readonly company: string
      readonly plate: string
    })

const saidOf = (item: VesselMove | GateMove, { id, at }: { id: string; at: Epoch }, telling: Telling) => {
  const { container_no: _, ...cargo } = cargoOf(item)
  const { version, cancels } = telling
  const dated = telling.at !== null
  return { id, at, said: version, dated, cancels, cargo: { ...cargo, oog: isOversize(item) } }
}

/** The word of a report of a move. */
export const wordOfMove = (move: QuayMove, item: VesselMove, telling: Telling): BoxWord => ({
  ...saidOf(item, move, telling),
  event: eventOfMove(move, item),
  move: { op: move.op, visitId: move.visitId },
  toldAt: toldAt(move, telling),
  cell: item.position && { ...item.position },
})

/**
 * The word of a report of a passage of the gate. It keeps the names of the call that it means: which one that is follows
 * from all that is known when its rows are made.
 */
export const wordOfPassage = (
  passage: GatePassage,
  item: GateMove,
  { telling, call }: { readonly telling: Telling; readonly call: GateCall | null },
): BoxWord => ({
  ...saidOf(item, passage, telling),
  event: eventOfPassage(passage, ''),
  call,
  passage: { kind: passage.kind, byTruck: passage.byTruck },
  company: word(item.haulier),
  plate: word(item.plate),
})

/** The order in which messages were written; those of one instant by what they say, so that it is always the same. */
export const bySaid = (a: BoxWord, b: BoxWord): number => {
  if (a.said !== b.said) return a.said - b.said
  const [one, other] = [textOf(a), textOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/** The words that hold: of each deed the one that was written last. */
export const holding = (words: readonly BoxWord[]): readonly BoxWord[] => {
  const last = new Map([...words].sort(bySaid).map((word) => [word.id, word]))
  return [...last.values()]
}

/** The words with one more; one that is there already word for word changes nothing. */
export const withWord = (words: readonly BoxWord[], word: BoxWord): readonly BoxWord[] => {
  const text = textOf(word)
  return words.some((one) => one.id === word.id && textOf(one) === text)
    ? words
    : [...words, word].sort(bySaid)
}

/** A word for comparison: when an undated one came in is no part of it, nor which calls it was laid to at that time. */
const textOf = (word: BoxWord): string => {
  const { event } = word
  const said = word.dated ? word.said : 0
  const told = event && { ...event, visitId: '', other: { ...event.other, visitId: '' } }
  return JSON.stringify({ ...word, said, event: told, call: null })
}

/** A word with the call that the names of its message mean now. */
export const laidTo = (word: BoxWord, callOf: (call: GateCall) => string): BoxWord => {
  if (!('passage' in word) || !word.call || !word.event) return word
  return { ...word, event: { ...word.event, other: { ...word.event.other, visitId: callOf(word.call) } } }
}
