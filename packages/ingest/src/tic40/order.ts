import type { OpMode } from '@quaywise/domain'
import { visitIdOfId } from '../call-words/call-clue.ts'
import { isObject, type JsonObject, listAt, member, textAt } from '../json/value.ts'

/** What a message tells of an order that a machine is at; '' is not told. */
export type TicOrder = {
  readonly id: string
  readonly unit: string
  readonly op: OpMode | ''
  readonly visitId: string
}

/** More orders than any machine has at once. */
const MOST = 20

const OPERATIONS: readonly (readonly [RegExp, OpMode])[] = [
  [/^(disc|unload)/, 'DISC'],
  [/^load/, 'LOAD'],
  [/^restow|^shiftonboard/, 'RESTOW_SHIP'],
  [/^(receiv|receipt|gatein|dropoff)/, 'RECEIVE'],
  [/^(deliver|gateout|pickup)/, 'DELIVER'],
  [/^housekeep/, 'HOUSEKEEP'],
  [/^(reshuffle|rehandle|shuffle|dig)/, 'RESHUFFLE'],
  [/^(yard|shift|move)/, 'YARD_SHIFT'],
]

/** The operation that the type of an order names; '' for none that is known. */
const operationOf = (type: string): OpMode | '' => {
  const word = type.toLowerCase().replaceAll(/[^a-z]/g, '')
  return OPERATIONS.find(([pattern]) => pattern.test(word))?.[1] ?? ''
}

const first = (object: JsonObject, key: string): JsonObject | undefined => listAt(object, key).find(isObject)

const orderOf = (order: JsonObject): TicOrder => {
  const cargo = first(order, 'cargovisit')
  const carrier = first(order, 'carriervisit') ?? (cargo && first(cargo, 'carriervisit'))
  const byTruck = /truck/i.test(carrier ? textAt(carrier, 'type') : '')
  const call = carrier && !byTruck ? textAt(carrier, 'id', 'arrayid', 'name') : ''
  return {
    id: textAt(order, 'id', 'arrayid', 'name'),
    unit: cargo ? textAt(cargo, 'id', 'arrayid', 'name') : '',
    op: operationOf(textAt(order, 'type', 'ordertype', 'movetype')),
    visitId: call === '' ? '' : visitIdOfId(call),
  }
}

/** The orders under an instruction; one without orders stands for an order itself. */
const inInstruction = (instruction: JsonObject): readonly TicOrder[] => {
  const orders = listAt(instruction, 'order').filter(isObject)
  return orders.length > 0 ? orders.map(orderOf) : [orderOf(instruction)]
}

/**
 * The orders that a machine is at, as its subject or that of an instruction or order under it tells them. A machine that
 * has several instructions is at one of them, and nothing tells at which.
 */
export const ordersOf = (kind: string, subject: JsonObject): readonly TicOrder[] => {
  if (kind === 'order') return named([orderOf(subject)])
  if (kind === 'jobinstruction') return named(inInstruction(subject))
  const above = first(subject, 'jobinstructionlist')
  const holder = member(subject, 'jobinstruction') === undefined && above ? above : subject
  const instructions = listAt(holder, 'jobinstruction').filter(isObject)
  if (instructions.length > 1) return []
  return named([
    ...instructions.flatMap(inInstruction),
    ...listAt(subject, 'order').filter(isObject).map(orderOf),
  ])
}

const named = (orders: readonly TicOrder[]): readonly TicOrder[] =>
  [...new Map(orders.filter(({ id }) => id !== '').map((one) => [one.id, one])).values()].slice(0, MOST)
