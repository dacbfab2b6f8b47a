import type { TicOrder } from './order.ts'

/** Times of measurement in the words of the standard, other spellings included. */
export const TIMES_OF_MEASUREMENT: ReadonlyMap<string, string> = new Map([
  ['schedule', 'schedule'],
  ['scheduled', 'schedule'],
  ['proposal', 'proposal'],
  ['request', 'request'],
  ['requested', 'request'],
  ['estimated', 'estimated'],
  ['planned', 'planned'],
  ['planning', 'planned'],
  ['actual', 'actual'],
  ['performed', 'performed'],
  ['historic', 'historic'],
])

/** Places of measurement. */
export const POINTS_OF_MEASUREMENT: readonly string[] = ['input', 'iinput', 'ioutput', 'output']

/** One entity on the way to the subject: `carriervisit` with its id, '' where it has none. */
export type Subject = {
  readonly kind: string
  readonly id: string
  readonly type: string
  readonly name: string
  /** The containers of the orders that stand under it, or those orders where they name none. */
  readonly boxes: readonly string[]
  /** The orders that stand under it, or that it is. */
  readonly orders: readonly TicOrder[]
}

/** One value as it was observed: the normal form of both notations. */
export type Observation = {
  /** From the outermost to the one that is observed; empty where the message names none. */
  readonly subjects: readonly Subject[]
  /** Concepts joined by points, such as `arrival.terminalgate.end`. */
  readonly concept: string
  readonly property: string
  readonly name: string
  readonly pom: string
  readonly pomt: string
  readonly unit: string
  readonly reference: string
  readonly value: string | number | boolean
  /** When it was observed; null when nothing tells. */
  readonly at: number | null
}

/** The subject that is observed; null where none is named. */
export const observedSubject = ({ subjects }: Observation): Subject | null => subjects.at(-1) ?? null

/** The nearest subject of a kind on the way to what is observed. */
export const subjectOf = ({ subjects }: Observation, ...kinds: readonly string[]): Subject | null =>
  subjects.findLast(({ kind }) => kinds.includes(kind)) ?? null
