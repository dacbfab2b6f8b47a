import type { Epoch, LoadListFact, VesselVisitFact } from '@quaywise/domain'
import type { CallNames, FindCall, Known, TableRow } from '../../fact-format.ts'
import type { JsonValue } from '../../json/value.ts'
import type { Memory } from '../../known/memory.ts'
import { callIdOf, isMeant, vesselKey } from './call-names.ts'
import { type CallTold, madeCall, withWords } from './call-told.ts'
import { type CallWords, callKey, callWordsOf, withLiftAt, withMessage } from './call-words.ts'
import { withEntries } from './list-told.ts'

/** A call of the book. */
type Entry = {
  /** As it was known before the chunk, or as it began. */
  readonly base: VesselVisitFact
  readonly isNew: boolean
  now: VesselVisitFact
  /** All that messages said of it. */
  words: CallWords
  told: boolean
  /** The call signs under which messages of the chunk told of it. */
  readonly signs: Set<string>
  readonly listed: LoadListFact[]
}

/** The calls that a chunk of items speaks of: found among the known ones, or made of what the messages tell. */
export class CallBook {
  readonly #known: Known
  readonly #memory: Memory
  readonly #terminalId: string
  readonly #ids = new Map<string, string | null>()
  /** The message that was the last to tell of a call. */
  readonly #told = new Map<string, number>()
  readonly #calls = new Map<string, Entry>()
  /** Known calls with the ids that messages would give them. */
  readonly #made = new Map<string, VesselVisitFact>()
  #find: FindCall = () => null

  constructor(known: Known, memory: Memory, terminalId: string) {
    this.#known = known
    this.#memory = memory
    this.#terminalId = terminalId
  }

  /** Looks up, all at once, what `open` will ask for. */
  async prepare(all: readonly CallTold[]): Promise<void> {
    const told = [...new Map(all.map((one) => [keyOf(one), one])).values()].filter(
      ({ names }) => vesselKey(names) !== '',
    )
    if (told.length === 0) return
    this.#find = await this.#known.calls(told.map(({ names }) => names))
    await this.#memory.fetch(told.map((one) => namesKey(keyOf(one))))
    const held = told.flatMap((one) => this.#held(keyOf(one)) ?? [])
    const ids = [...new Set([...told.map(({ names }) => callIdOf(names)), ...held])]
    const keys = ids.map((visit_id) => ({ terminal_id: this.#terminalId, visit_id }))
    for (const call of await this.#known.rows('vessel_visit', keys)) this.#made.set(call.visit_id, call)
    const found = told.flatMap(({ names }) => this.#find(names)?.visit_id ?? [])
    await this.#memory.fetch([...new Set([...ids, ...found])].map(callKey))
  }

  /** Finds the call that is meant; where there is none, makes it if that is asked for. */
  async open(told: CallTold, make: boolean): Promise<void> {
    const key = keyOf(told)
    const id = this.#ids.get(key)
    if (vesselKey(told.names) === '' || (id === null && !make)) return
    const found = this.byId(id ?? '') ?? this.#foundHere(told) ?? (id === null ? null : this.#stored(told))
    if (found) await this.#take(key, found, make ? told : null)
    else if (make) await this.#make(key, told)
    else this.#ids.set(key, null)
  }

  /** Finds the call that is meant anew, whatever was found before; makes none. */
  async lay(told: CallTold): Promise<void> {
    const found = this.#foundHere(told) ?? this.#stored(told)
    const key = keyOf(told)
    if (found) await this.#take(key, found, null)
    else this.#ids.set(key, null)
  }

  /** Fetches calls by their ids, for what is known of them. */
  async fetch(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => id !== '' && !this.#calls.has(id))
    if (missing.length === 0) return
    const keys = missing.map((visit_id) => ({ terminal_id: this.#terminalId, visit_id }))
    await this.#memory.fetch(missing.map(callKey))
    for (const call of await this.#known.rows('vessel_visit', keys)) await this.#keep(call, false)
  }

  /** The call of names that were opened; null where there is none. */
  of(told: Pick<CallTold, 'names' | 'bound'>): VesselVisitFact | null {
    return this.byId(this.#ids.get(keyOf(told)) ?? '')
  }

  byId(visitId: string): VesselVisitFact | null {
    return this.#calls.get(visitId)?.now ?? null
  }

  /** The vessels whose calls are new, or go by other names or instants than were known: others may mean them now. */
  renamed(): readonly Pick<CallNames, 'imo' | 'vessel' | 'callSign'>[] {
    const calls = [...this.#calls.values()].filter((entry) => entry.told)
    const changed = calls.filter(
      ({ base, isNew, words }) => isNew || namesOf(base) !== namesOf(withWords(base, words).call),
    )
    return changed.flatMap(({ base, words, signs }) => {
      const { imo, vessel } = withWords(base, words).call
      return [
        { imo, vessel, callSign: '' },
        ...[...signs].map((callSign) => ({ imo: '', vessel: '', callSign })),
      ]
    })
  }

  /** Notes a lift of a call. */
  lift(visitId: string, at: Epoch): void {
    const entry = this.#calls.get(visitId)
    if (!entry) return
    entry.words = withLiftAt(entry.words, at)
    entry.told = true
  }

  /** Notes an entry of a load or discharge list of a call. */
  list(row: LoadListFact): void {
    const entry = this.#calls.get(row.visit_id)
    if (!entry) return
    entry.listed.push(row)
    entry.told = true
  }

  /** The calls that messages told of, as they are now; one of which they say nothing new keeps its version. */
  rows(version: number): readonly TableRow[] {
    const names = [...this.#ids].flatMap(([key, id]) =>
      // The gate and orders only find calls: which one shows when it is there.
      id === null || !this.#told.has(key) ? [] : this.#memory.set(namesKey(key), id),
    )
    const told = [...this.#calls.values()].filter((entry) => entry.told)
    return [...told.flatMap((entry) => this.#rowsOf(entry, version)), ...names]
  }

  #rowsOf({ base, isNew, words, listed }: Entry, version: number): readonly TableRow[] {
    const told = { ...words, lists: withEntries(words.lists, listed) }
    const { call, filled } = withWords(base, told)
    const kept = this.#memory.set(callKey(base.visit_id), plain({ ...told, filled }))
    if (!isNew && sameCall(base, call)) return [{ table: 'vessel_visit', row: base }, ...kept]
    const newer = isNew ? Math.max(version, call.version) : Math.max(version, base.version + 1)
    return [{ table: 'vessel_visit', row: { ...call, version: newer } }, ...kept]
  }

  #foundHere({ names, bound }: CallTold): VesselVisitFact | null {
    const same = [...this.#calls.values()]
      .map(({ now }) => now)
      .filter((call) => (names.imo !== '' && call.imo === names.imo) || isNamed(call, names))
    const apart = ({ sort_at }: VesselVisitFact): number => Math.abs(sort_at - (names.near ?? sort_at))
    return (
      same
        .filter((call) => isMeant(call, names, bound))
        .sort((a, b) => apart(a) - apart(b) || (a.visit_id < b.visit_id ? -1 : 1))[0] ?? null
    )
  }

  /** The id of the call that names meant before. */
  #held(key: string): string | null {
    const held = this.#memory.get(namesKey(key))
    return typeof held === 'string' ? held : null
  }

  /** The known call that is meant: the one that was meant by these names before, so that a file says the same again. */
  #stored({ names, bound }: CallTold): VesselVisitFact | null {
    const before = this.#made.get(this.#held(keyOf({ names, bound })) ?? '')
    if (before && isMeant(before, names, bound)) return this.byId(before.visit_id) ?? before
    const found = this.#find(names)
    if (found && isMeant(found, names, bound)) return this.byId(found.visit_id) ?? found
    const made = this.#made.get(callIdOf(names))
    return made && isMeant(made, names, bound) ? made : null
  }

  async #take(key: string, found: VesselVisitFact, told: CallTold | null): Promise<void> {
    this.#ids.set(key, found.visit_id)
    await this.#keep(found, false)
    if (told) this.#say(key, found.visit_id, told)
  }

  async #make(key: string, told: CallTold): Promise<void> {
    const id = callIdOf(told.names)
    const taken = this.#calls.has(id)
    const month = new Date(told.names.near ?? 0).toISOString().slice(0, 7)
    const visitId = taken ? `${id}-${month}` : id
    this.#ids.set(key, visitId)
    await this.#keep(madeCall(this.#terminalId, visitId, told.version), true)
    this.#say(key, visitId, told)
  }

  #say(key: string, visitId: string, told: CallTold): void {
    const entry = this.#calls.get(visitId)
    if (!entry || this.#told.get(key) === told.message) return
    this.#told.set(key, told.message)
    entry.words = withMessage(entry.words, told)
    entry.told = true
    if (told.names.callSign !== '') entry.signs.add(told.names.callSign)
    entry.now = withWords(entry.base, entry.words).call
  }

  async #keep(base: VesselVisitFact, isNew: boolean): Promise<void> {
    if (this.#calls.has(base.visit_id)) return
    const key = callKey(base.visit_id)
    await this.#memory.fetch([key])
    const words = callWordsOf(this.#memory.get(key))
    this.#calls.set(base.visit_id, {
      base,
      isNew,
      now: base,
      words,
      told: false,
      signs: new Set(),
      listed: [],
    })
  }
}

// What is kept is plain data.
const plain = (words: CallWords): JsonValue => JSON.parse(JSON.stringify(words)) as JsonValue

/** The memory of which call names meant. */
const namesKey = (name: string) => ({ kind: 'CALL_NAMES', name }) as const

/** Names that mean one call: without a voyage, those of one day. */
const keyOf = ({ names, bound }: Pick<CallTold, 'names' | 'bound'>): string =>
  JSON.stringify([callIdOf(names), bound])

/** Whether a call is of a vessel of this name, where not both sides have an IMO number. */
const isNamed = (call: VesselVisitFact, { imo, vessel }: CallNames): boolean =>
  (imo === '' || call.imo === '') && vessel !== '' && call.vessel.toUpperCase() === vessel.toUpperCase()

/** What of a call decides whether names mean it. */
const namesOf = ({ imo, vessel, voyage_in, voyage_out, sort_at }: VesselVisitFact): string =>
  JSON.stringify([imo, vessel, voyage_in, voyage_out, sort_at])

const sameCall = (a: VesselVisitFact, b: VesselVisitFact): boolean => textOf(a) === textOf(b)

const textOf = (call: VesselVisitFact): string =>
  JSON.stringify(Object.entries({ ...call, version: 0 }).sort(([a], [b]) => (a < b ? -1 : 1)))
