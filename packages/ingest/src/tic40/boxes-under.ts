import { isObject, type JsonObject, listAt, member, textAt } from '../json/value.ts'

/** More orders than any machine has at once. */
const MOST = 20
const ABOVE_ORDERS = ['jobinstructionlist', 'jobinstruction', 'order'] as const

const containersOf = (order: JsonObject): readonly string[] =>
  listAt(order, 'cargovisit')
    .filter(isObject)
    .map((visit) => textAt(visit, 'id', 'arrayid', 'name'))
    .filter((id) => id !== '')

/**
 * The containers of the orders under a subject: of a cycle what it carried, of a machine what it is at. An order that
 * names no container stands for one itself.
 */
export const boxesUnder = (kind: string, subject: JsonObject): readonly string[] => {
  if (kind === 'order') {
    const containers = containersOf(subject)
    const id = textAt(subject, 'id', 'arrayid', 'name')
    return containers.length > 0 ? containers : id === '' ? [] : [`order ${id}`]
  }
  if (kind === 'che' && listAt(subject, 'cycle').length > 1) return []
  const found = ABOVE_ORDERS.flatMap((key) =>
    member(subject, key) === undefined
      ? []
      : listAt(subject, key)
          .filter(isObject)
          .flatMap((one) => boxesUnder(key, one)),
  )
  return [...new Set(found)].slice(0, MOST)
}
