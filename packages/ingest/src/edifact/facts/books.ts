import type { Known } from '../../fact-format.ts'
import { appointmentIdOf } from './appointment-row.ts'
import { CallBook } from './call-book.ts'
import { callOf, makesCall } from './call-of.ts'
import { KnownRows } from './known-rows.ts'
import { type Called, type Deed, deedOf, type Pending } from './pending.ts'
import { StayBook } from './stay-book.ts'

/** An item with all that its rows are made of. */
export type Ready = Called & { readonly deed: Deed }

/** What is known of everything that a chunk of items speaks of: one question a table. */
export type Books = {
  readonly calls: CallBook
  readonly stays: StayBook
  readonly instructions: KnownRows<'work_instruction'>
  readonly transactions: KnownRows<'truck_transaction'>
  readonly trucks: KnownRows<'truck_visit'>
  readonly appointments: KnownRows<'truck_appointment'>
  readonly masses: KnownRows<'verified_mass'>
}

/** Asks what is known of a chunk. */
export const openBooks = async (
  chunk: readonly Pending[],
  terminalId: string,
  known: Known,
): Promise<{ readonly books: Books; readonly ready: readonly Ready[] }> => {
  const calls = new CallBook(known, terminalId)
  const named = chunk.map((pending) => ({ ...pending, told: callOf(pending.item, pending.telling) }))
  for (const { item, told } of named) await calls.open(told, makesCall(item))
  const ready = named.map((one) => readyOf(one, calls))
  const find = <Name extends Parameters<typeof KnownRows.open>[0]>(table: Name, ids: readonly string[]) =>
    KnownRows.open(table, ids, terminalId, known)
  const passages = ready.flatMap(({ deed }) => (deed.passage ? [deed.passage.id] : []))
  const instructions = await find('work_instruction', ready.flatMap(idOfMove))
  const transactions = await find('truck_transaction', passages)
  const stays = new StayBook(terminalId)
  await stays.open(
    ready.flatMap((one) => stayAsked(one, instructions, transactions) ?? []),
    known,
  )
  const books = {
    ...{ calls, stays, instructions, transactions },
    trucks: await find('truck_visit', passages),
    appointments: await find('truck_appointment', ready.flatMap(idOfAppointment)),
    masses: await find('verified_mass', ready.flatMap(containerOfDeed)),
  }
  return { books, ready }
}

const readyOf = (named: Omit<Called, 'visitId'>, calls: CallBook): Ready => {
  const called = { ...named, visitId: calls.of(named.told)?.visit_id ?? '' }
  return { ...called, deed: deedOf(called) }
}

/** The stay that an item asks for; null where it is about none. */
export const stayAsked = (
  { item, deed }: Ready,
  instructions: KnownRows<'work_instruction'>,
  transactions: KnownRows<'truck_transaction'>,
) => {
  const containerNo = item.containerNo
  if (containerNo === null || (deed.move === null && deed.passage === null && item.type !== 'VERMAS'))
    return null
  const before = deed.move ? instructions.get(deed.move.id) : transactions.get(deed.passage?.id ?? '')
  return { containerNo, event: deed.event, unitId: before?.unit_id ?? null }
}

const idOfMove = ({ deed }: Ready): readonly string[] => (deed.move ? [deed.move.id] : [])

const idOfAppointment = ({ item, telling }: Ready): readonly string[] =>
  item.type === 'COPINO' ? [appointmentIdOf(item, telling)] : []

const containerOfDeed = ({ item, deed }: Ready): readonly string[] =>
  item.containerNo !== null && (deed.event !== null || item.type === 'VERMAS') ? [item.containerNo] : []
