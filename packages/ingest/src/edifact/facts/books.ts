import type { Known, Origin } from '../../fact-format.ts'
import { Memory } from '../../known/memory.ts'
import { appointmentIdOf } from './appointment-row.ts'
import { BoxBook } from './box-book.ts'
import { CallBook } from './call-book.ts'
import { callIdOf, vesselKey } from './call-names.ts'
import { callOf, makesCall } from './call-of.ts'
import type { CallTold } from './call-told.ts'
import { type GateCall, GateCalls } from './gate-calls.ts'
import { KnownRows } from './known-rows.ts'
import { type Called, type Deed, deedOf, type Pending } from './pending.ts'

/** An item with all that its rows are made of. */
export type Ready = Called & { readonly deed: Deed }

/** What is known of everything that a chunk of items speaks of: one question a table. */
export type Books = {
  readonly terminalId: string
  readonly known: Known
  readonly calls: CallBook
  readonly boxes: BoxBook
  readonly gateCalls: GateCalls
  readonly appointments: KnownRows<'truck_appointment'>
  readonly masses: KnownRows<'verified_mass'>
}

/** Asks what is known of a chunk. */
export const openBooks = async (
  chunk: readonly Pending[],
  origin: Pick<Origin, 'terminal' | 'receivedAt' | 'known'>,
): Promise<{ readonly books: Books; readonly ready: readonly Ready[] }> => {
  const { known } = origin
  const terminalId = origin.terminal.id
  const memory = new Memory(origin)
  const calls = new CallBook(known, memory, terminalId)
  const named = chunk.map((pending) => ({ ...pending, told: callOf(pending.item, pending.telling) }))
  await calls.prepare(named.map(({ told }) => told))
  // First those that make calls: what only finds them must not depend on its place in the file.
  for (const makes of [true, false])
    for (const { item, told } of named) if (makesCall(item) === makes) await calls.open(told, makes)
  const ready = named.map((one) => readyOf(one, calls))
  const boxes = new BoxBook(memory)
  const containers = ready.flatMap(containerOf)
  const gateCalls = new GateCalls(memory)
  const spokenOf = await boxes.open(containers, known)
  await calls.fetch(spokenOf.ids)
  await layGateCalls(spokenOf.named, calls)
  const appointments = await idsOf('truck_appointment', ready.flatMap(idOfAppointment), terminalId, known)
  const masses = await idsOf('verified_mass', containers, terminalId, known)
  return { books: { terminalId, known, calls, boxes, gateCalls, appointments, masses }, ready }
}

const finding = ({ names, bound }: GateCall): CallTold => ({
  ...{ names, bound, line: '', stamps: {}, message: 0, version: 0, dated: false },
})

/** Lays what messages of the gate name to the calls that they mean, as far as is known now. */
export const layGateCalls = async (named: readonly GateCall[], calls: CallBook): Promise<void> => {
  const told = named.map(finding)
  await calls.prepare(told)
  for (const one of told) await calls.lay(one)
}

/** The call that a message of the gate means: one that is known, else the one that its voyage will make. */
export const gateCallOf = (call: GateCall, calls: CallBook): string =>
  calls.of(call)?.visit_id ?? (call.names.voyage === '' ? '' : callIdOf(call.names))

const idsOf = <Name extends Parameters<typeof KnownRows.open>[0]>(
  table: Name,
  ids: readonly string[],
  terminalId: string,
  known: Known,
): Promise<KnownRows<Name>> => KnownRows.open(table, ids, terminalId, known)

const readyOf = (named: Omit<Called, 'visitId'>, calls: CallBook): Ready => {
  const called = { ...named, visitId: calls.of(named.told)?.visit_id ?? expected(named) }
  return { ...called, deed: deedOf(called) }
}

/** The id that a call will have which is spoken of before it is made: by the gate and by orders that name its voyage. */
const expected = ({ item, told: { names } }: Omit<Called, 'visitId'>): string =>
  makesCall(item) || names.voyage === '' || vesselKey(names) === '' ? '' : callIdOf(names)

const idOfAppointment = ({ item, telling }: Ready): readonly string[] =>
  item.type === 'COPINO' ? [appointmentIdOf(item, telling)] : []

/** The container whose stays an item is about: one that was moved, passed the gate, or was weighed. */
const containerOf = ({ item, deed }: Ready): readonly string[] =>
  item.containerNo !== null && (deed.word !== null || item.type === 'VERMAS') ? [item.containerNo] : []
