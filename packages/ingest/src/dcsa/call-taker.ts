import { CallBook, type Change, type Unlaid } from '../call-words/call-book.ts'
import type { FactReading, Origin, TableRow } from '../fact-format.ts'
import { Memory } from '../known/memory.ts'
import type { Notice } from '../reading.ts'
import { clueOf, type Said, toldWordOf, withMoves } from './call-clue.ts'
import { CallMemory, type LooseWord } from './call-memory.ts'
import { NO_NAMES } from './names.ts'
import type { CallNames, CallService, DcsaReading } from './reading.ts'
import { stampOf } from './stamp.ts'

type Item = Extract<FactReading, { readonly kind: 'item' }>
export type Told = Extract<DcsaReading, { readonly kind: 'word' | 'loose-word' | 'call' | 'service' }>

/** Turns what a chunk of port-call messages says into facts, with what is known already looked up for all of it at once. */
export class CallTaker {
  readonly #origin: Origin
  readonly #calls: CallMemory
  readonly #book: CallBook

  constructor(origin: Origin) {
    const memory = new Memory(origin)
    this.#origin = origin
    this.#calls = new CallMemory(memory)
    this.#book = new CallBook(origin, 'dcsa', memory)
  }

  async fetch(readings: readonly DcsaReading[]): Promise<void> {
    await this.#calls.fetch(readings)
    const names = readings.flatMap((reading) => {
      if (reading.kind === 'word') return [reading.word.call]
      if (reading.kind === 'call' || reading.kind === 'service') return [reading.call]
      const service = reading.kind === 'loose-word' ? this.#calls.service(reading.word.serviceId) : null
      return service ? [namesOfService(service)] : []
    })
    await this.#book.fetch(names.map((call) => clueOf(this.#calls.complete(call), this.#origin.receivedAt)))
  }

  /** What a reading changes, or why nothing can be laid to a call. */
  async take(reading: Told, message: number): Promise<Item | Unlaid> {
    await this.#calls.fetch([reading])
    const notices: Notice[] = []
    const change = await this.#change(reading, notices)
    if (typeof change === 'string') return change
    return { kind: 'item', line: reading.line, message, notices, ...change }
  }

  async #change(reading: Told, notices: Notice[]): Promise<Change | Unlaid> {
    if (reading.kind === 'call') {
      const call = this.#calls.complete(reading.call)
      return { facts: [...this.#calls.learnCall(call), ...(await this.#name(call))], gone: [] }
    }
    if (reading.kind === 'service') return this.#service(reading.call, reading.service)
    if (reading.kind === 'loose-word') return this.#loose(reading, notices)
    const { word } = reading
    if (word.stamp === null) return { facts: [], gone: [] }
    const taught = await this.#service(word.call, word.service)
    const told = await this.#tell(word.call, { ...word, stamp: word.stamp })
    return typeof told === 'string' ? told : joined([taught, told])
  }

  async #loose(
    { word, line }: Extract<Told, { kind: 'loose-word' }>,
    notices: Notice[],
  ): Promise<Change | Unlaid> {
    const service = this.#calls.service(word.serviceId)
    if (service) return this.#waited([word], service)
    notices.push({ code: 'SERVICE_UNKNOWN', line })
    const rows = this.#calls.wait(word)
    return rows ? { facts: rows, gone: [] } : 'CALL_FULL'
  }

  async #service(told: CallNames, service: CallService): Promise<Change> {
    const named = { ...told, terminalCallId: told.terminalCallId || service.terminalCallId }
    const call = this.#calls.complete(named)
    const learned = this.#calls.learnService({ ...service, terminalCallId: call.terminalCallId })
    const facts = [...this.#calls.learnCall(call, service.moves), ...learned.rows]
    const waited = await this.#waited(learned.waited, { ...service, terminalCallId: call.terminalCallId })
    return joined([{ facts, gone: [] }, waited, { facts: await this.#name(call), gone: [] }])
  }

  async #waited(words: readonly LooseWord[], service: CallService): Promise<Change> {
    const changes: Change[] = []
    for (const word of words) {
      const stamp = service.event && stampOf(service.service, service.event, word.classifier)
      if (!stamp || service.cancelled || this.#isElsewhere(service)) continue
      const change = await this.#tell(namesOfService(service), { ...word, stamp })
      if (typeof change !== 'string') changes.push(change)
    }
    return joined(changes)
  }

  async #tell(told: CallNames, said: Said): Promise<Change | Unlaid> {
    const call = this.#calls.complete(told)
    const clue = clueOf(call, said.at)
    const change = await this.#book.tell(clue, toldWordOf(said, this.#origin.receivedAt))
    if (typeof change === 'string') return change
    return joined([change, { facts: await this.#name(call), gone: [] }])
  }

  #name(call: CallNames): Promise<readonly TableRow[]> {
    const clue = clueOf(call, this.#origin.receivedAt)
    return this.#book.name(clue, (visit) => withMoves(visit, this.#calls.moves(call)))
  }

  #isElsewhere({ place }: CallService): boolean {
    const { locode } = this.#origin.terminal
    return locode !== '' && place.locode !== '' && place.locode !== locode.toUpperCase()
  }
}

const namesOfService = (service: CallService): CallNames => ({
  ...NO_NAMES,
  terminalCallId: service.terminalCallId,
})

const joined = (changes: readonly Change[]): Change => ({
  facts: changes.flatMap(({ facts }) => facts),
  gone: changes.flatMap(({ gone }) => gone),
})
