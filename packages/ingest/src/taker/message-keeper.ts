import type { Facts } from '@quaywise/domain'
import type { RawMessage, TableRow } from '../fact-format.ts'
import type { WarningTally } from '../warning-tally.ts'
import type { FactTarget } from './fact-taker.ts'
import { PendingTable } from './pending-table.ts'
import { subjectsOf } from './subjects.ts'
import { timeParts } from './time-parts.ts'
import { writePart } from './write-part.ts'

const MESSAGES = 4000
const BYTES = 8 * 1_048_576
const SUBJECTS = 100_000

type Subjects = Set<string>
/** How many items that make no fact stand in messages that are new, and in messages that were known. */
export type BareItems = { readonly accepted: number; readonly duplicate: number }

/**
 * Keeps the messages of a file as they came, with the things of which they speak, once: a message that is
 * known already, word for word, is not kept again. Write it after its facts, so that no message is there without them.
 */
export class MessageKeeper {
  readonly #target: FactTarget
  readonly #tally: WarningTally
  #messages: RawMessage[] = []
  #subjects = new Map<number, Subjects>()
  /** The items of each message that make no fact. */
  readonly #bare = new Map<number, number>()
  #bytes = 0
  #tokens = 0

  constructor(target: FactTarget, tally: WarningTally) {
    this.#target = target
    this.#tally = tally
  }

  get isFull(): boolean {
    return this.#messages.length >= MESSAGES || this.#bytes >= BYTES
  }

  add(message: RawMessage): void {
    this.#messages.push(message)
    this.#bytes += message.text.length
  }

  /** Notes of what a message speaks, by the facts of one of its items. */
  speaksOf(seq: number, line: number, facts: readonly TableRow[]): void {
    if (seq === 0) return
    const known = this.#subjects.get(seq) ?? new Set()
    this.#subjects.set(seq, known)
    for (const subject of facts.flatMap(({ row }) => subjectsOf(row)))
      if (known.size < SUBJECTS) known.add(subject)
      else this.#tally.add({ code: 'SUBJECTS_NOT_KEPT', line })
  }

  /** Notes an item of a message that makes no fact. */
  noteBare(seq: number): void {
    this.#bare.set(seq, (this.#bare.get(seq) ?? 0) + 1)
  }

  /** Writes what is complete; `open` is the number of the message that is still being read, null at the end. */
  async flush(open: number | null): Promise<BareItems> {
    const whole = this.#messages.filter(({ seq }) => seq !== open)
    const known = whole.length > 0 ? await this.#write(whole) : new Set<number>()
    this.#messages = this.#messages.filter(({ seq }) => seq === open)
    this.#bytes = this.#messages.reduce((sum, { text }) => sum + text.length, 0)
    for (const { seq } of whole) this.#subjects.delete(seq)
    return this.#countBare(open === null ? null : new Set(whole.map(({ seq }) => seq)), known)
  }

  /** Counts the items without facts of these messages, null for all that are left, given those that were known. */
  #countBare(whole: ReadonlySet<number> | null, known: ReadonlySet<number>): BareItems {
    let [accepted, duplicate] = [0, 0]
    for (const [seq, items] of this.#bare) {
      if (whole !== null && !whole.has(seq)) continue
      if (known.has(seq)) duplicate += items
      else accepted += items
      this.#bare.delete(seq)
    }
    return { accepted, duplicate }
  }

  /** Writes messages; gives the numbers of those that were known. */
  async #write(messages: readonly RawMessage[]): Promise<ReadonlySet<number>> {
    const { terminalId, batchId, ports } = this.#target
    const pending = new PendingTable('message')
    for (const message of messages)
      pending.add({ terminal_id: terminalId, batch_id: batchId, ...message }, message.seq)
    const [part] = timeParts(pending)
    if (!part) return new Set()
    const token = `${batchId}:message:${this.#tokens++}`
    const before = async (places: readonly number[]): Promise<void> => {
      const rows = places.flatMap((place) => this.#subjectRows(pending.items[place] ?? 0))
      const asked = { table: 'message_subject', terminalId, batchId, window: null } as const
      if (rows.length > 0) await ports.writeFacts({ ...asked, rows }, ports.now(), `${token}:subjects`)
    }
    const target = { ...this.#target, table: 'message', rows: pending.rows, token, before } as const
    const { fates } = await writePart(target, part)
    return new Set(fates.flatMap(([place, fate]) => (fate === 'new' ? [] : (pending.items[place] ?? []))))
  }

  #subjectRows(seq: number): readonly Facts['message_subject'][] {
    const { terminalId, batchId } = this.#target
    return [...(this.#subjects.get(seq) ?? [])].map((subject) => {
      const at = subject.indexOf(' ')
      const [subject_kind, subject_id] = [subject.slice(0, at), subject.slice(at + 1)]
      return { terminal_id: terminalId, subject_kind, subject_id, batch_id: batchId, seq }
    })
  }
}
