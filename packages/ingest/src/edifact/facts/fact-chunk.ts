import type { FactReading, Origin } from '../../fact-format.ts'
import type { Notice } from '../../reading.ts'
import type { EdifactItem } from '../message/item.ts'
import type { EdifactNotice, MessageEnd, Place } from '../reading.ts'
import { openBooks, type Ready } from './books.ts'
import { makesCall } from './call-of.ts'
import { type ItemRows, rowsOf } from './make-rows.ts'
import { movedAtGate } from './moved-at-gate.ts'
import type { Pending } from './pending.ts'
import type { Telling } from './telling.ts'
import { withdrawalOf } from './withdrawal.ts'

/** A message that takes back a whole plan or list without naming what was in it. */
type Withdrawn = { readonly end: MessageEnd; readonly telling: Telling }

/** Items that are looked up together, and how long they may be in the file, with the heads of their messages. */
const ITEMS = 2000
const BYTES = 4 * 1024 * 1024

/** Gathers items of a file, of whatever messages, and makes facts of them many at a time. */
export class FactChunk {
  readonly #origin: Origin
  #pending: Pending[] = []
  #withdrawn: Withdrawn[] = []
  #bytes = 0
  #message = 0
  #nth = 0

  constructor(origin: Origin) {
    this.#origin = origin
  }

  add(item: EdifactItem, notices: readonly EdifactNotice[], telling: Telling): void {
    const isFirst = item.message !== this.#message
    this.#nth = isFirst ? 1 : this.#nth + 1
    this.#message = item.message
    this.#bytes += lengthOf(item.place) + (isFirst ? lengthOf(telling.head.place) : 0)
    this.#pending.push({ item, notices, telling, nth: this.#nth })
  }

  get isFull(): boolean {
    return this.#pending.length + this.#withdrawn.length >= ITEMS || this.#bytes >= BYTES
  }

  /** Notes the end of a message: one that takes back all of an earlier one may have no items. */
  end(end: MessageEnd, telling: Telling): void {
    if (end.items > 0 || end.rejected > 0 || !telling.cancels) return
    this.#withdrawn.push({ end, telling })
    this.#bytes += lengthOf(telling.head.place)
  }

  /** The facts of the items so far. */
  async *flush(): AsyncGenerator<FactReading> {
    const [pending, withdrawn] = [this.#pending, this.#withdrawn]
    this.#pending = []
    this.#withdrawn = []
    this.#bytes = 0
    if (pending.length > 0) yield* this.#itemReadings(pending)
    for (const one of withdrawn) yield* this.#withdrawal(one)
  }

  async *#itemReadings(pending: readonly Pending[]): AsyncGenerator<FactReading> {
    const { books, ready } = await openBooks(pending, this.#origin)
    const made = ready.map((one) => rowsOf(one, books))
    const calls = books.calls.rows(Math.max(...pending.map(({ telling }) => telling.version)))
    const moved = await movedAtGate(books)
    for (const [i, one] of ready.entries()) {
      const rows = made[i] ?? { facts: [], gone: [] }
      // The calls come with the first item, when all of them have told what they know.
      const whole = i === 0 ? { ...rows, facts: [...calls, ...rows.facts] } : rows
      const isLast = i === ready.length - 1
      yield itemReading(
        one,
        isLast
          ? { ...whole, facts: [...whole.facts, ...moved.facts], gone: [...whole.gone, ...moved.gone] }
          : whole,
      )
    }
  }

  async *#withdrawal({ end, telling }: Withdrawn): AsyncGenerator<FactReading> {
    const facts = await withdrawalOf(telling, this.#origin)
    const { line, segment } = end.place
    if (facts.length > 0) yield { kind: 'item', line, segment, message: end.message, facts, notices: [] }
  }
}

const lengthOf = ({ offset, end }: Place): number => end - offset

const itemReading = (one: Ready, { facts, gone, forgotten }: ItemRows): FactReading => {
  const { line, segment } = one.item.place
  const unnamed: Notice[] =
    one.visitId === '' && makesCall(one.item) ? [{ code: 'CALL_NOT_NAMED', line, segment }] : []
  const old: Notice[] = forgotten ? [{ code: 'EVENT_FORGOTTEN', line, segment }] : []
  const notices: readonly Notice[] = [...one.notices, ...unnamed, ...old]
  return { kind: 'item', line, segment, message: one.item.message, facts, gone, notices }
}
