import { type Books, gateCallOf, layGateCalls } from './books.ts'
import type { BoxChange } from './box-book.ts'
import { contextOf } from './make-rows.ts'

/**
 * What becomes of the stays of containers that passed the gate for vessels of which a chunk told something: for a call
 * that is known now, or is another one than was thought.
 */
export const movedAtGate = async (books: Books): Promise<BoxChange> => {
  const { calls, gateCalls, boxes, known } = books
  const vessels = [...calls.renamed(), ...gateCalls.notedVessels()]
  if (vessels.length === 0) return { facts: [], gone: [] }
  await gateCalls.fetch(vessels)
  await layGateCalls(gateCalls.ofVessels(vessels), calls)
  const { containers, facts } = gateCalls.settle(vessels, (call) => gateCallOf(call, calls))
  const spokenOf = await boxes.open(containers, known)
  await calls.fetch(spokenOf.ids)
  await layGateCalls(spokenOf.named, calls)
  const context = contextOf(books)
  const changes = containers.map((containerNo) => boxes.again(containerNo, context))
  return {
    facts: [...changes.flatMap((change) => change.facts), ...facts],
    gone: changes.flatMap((change) => change.gone),
  }
}
