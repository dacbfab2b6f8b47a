import type { VesselVisitFact } from '@quaywise/domain'
import type { CallNames, Known, TableRow } from '../../fact-format.ts'
import { callIdOf, isMeant, vesselKey } from './call-names.ts'
import { type CallTold, madeCall, withTold } from './call-told.ts'

/** The calls that a chunk of items speaks of: found among the known ones, or made of what the messages tell. */
export class CallBook {
  readonly #known: Known
  readonly #terminalId: string
  readonly #ids = new Map<string, string | null>()
  /** The message that was the last to tell of a call. */
  readonly #told = new Map<string, number>()
  /** Each call as it is known before the chunk, null for a new one, and as it is now. */
  readonly #calls = new Map<string, { readonly before: VesselVisitFact | null; now: VesselVisitFact }>()

  constructor(known: Known, terminalId: string) {
    this.#known = known
    this.#terminalId = terminalId
  }

  /** Finds the call that is meant; where there is none, makes it if that is asked for. */
  async open(told: CallTold, make: boolean): Promise<void> {
    const key = keyOf(told)
    const id = this.#ids.get(key)
    if (vesselKey(told.names) === '' || (id === null && !make)) return
    const found =
      this.byId(id ?? '') ?? this.#foundHere(told) ?? (id === null ? null : await this.#find(told))
    if (found) this.#take(key, found, make ? told : null)
    else if (make) this.#make(key, told)
    else this.#ids.set(key, null)
  }

  /** The call of names that were opened; null where there is none. */
  of(told: Pick<CallTold, 'names' | 'bound'>): VesselVisitFact | null {
    return this.byId(this.#ids.get(keyOf(told)) ?? '')
  }

  byId(visitId: string): VesselVisitFact | null {
    return this.#calls.get(visitId)?.now ?? null
  }

  /** Changes a call of the book. */
  change(call: VesselVisitFact): void {
    const entry = this.#calls.get(call.visit_id)
    if (entry) entry.now = call
  }

  /** The calls that messages told of, as they are now; one of which they say nothing new keeps its version. */
  rows(version: number): readonly TableRow[] {
    const told = [...this.#calls.values()].filter(({ before, now }) => before !== now)
    return told.map(({ before, now }) => {
      if (before && sameCall(before, now)) return { table: 'vessel_visit', row: before }
      const newer = Math.max(version, before ? before.version + 1 : now.version)
      return { table: 'vessel_visit', row: { ...now, version: newer } }
    })
  }

  #foundHere({ names, bound }: CallTold): VesselVisitFact | null {
    const same = [...this.#calls.values()]
      .map(({ now }) => now)
      .filter((call) => (names.imo !== '' && call.imo === names.imo) || isNamed(call, names))
    return same.find((call) => isMeant(call, names, bound)) ?? null
  }

  async #find({ names, bound }: CallTold): Promise<VesselVisitFact | null> {
    const found = await this.#known.call(names)
    if (found && isMeant(found, names, bound)) return this.byId(found.visit_id) ?? found
    const key = { terminal_id: this.#terminalId, visit_id: callIdOf(names) }
    const [made] = await this.#known.rows('vessel_visit', [key])
    return made && isMeant(made, names, bound) ? made : null
  }

  #take(key: string, found: VesselVisitFact, told: CallTold | null): void {
    this.#ids.set(key, found.visit_id)
    const entry = this.#calls.get(found.visit_id) ?? { before: found, now: found }
    this.#calls.set(found.visit_id, entry)
    if (told && this.#told.get(key) !== told.message) entry.now = withTold(entry.now, told)
    if (told) this.#told.set(key, told.message)
  }

  #make(key: string, told: CallTold): void {
    const id = callIdOf(told.names)
    const taken = this.#calls.has(id)
    const month = new Date(told.names.near ?? 0).toISOString().slice(0, 7)
    const visitId = taken ? `${id}-${month}` : id
    this.#ids.set(key, visitId)
    this.#told.set(key, told.message)
    this.#calls.set(visitId, { before: null, now: madeCall(this.#terminalId, visitId, told) })
  }
}

/** Names that mean one call: without a voyage, those of one day. */
const keyOf = ({ names, bound }: Pick<CallTold, 'names' | 'bound'>): string =>
  JSON.stringify([callIdOf(names), bound])

/** Whether a call is of a vessel of this name, where not both sides have an IMO number. */
const isNamed = (call: VesselVisitFact, { imo, vessel }: CallNames): boolean =>
  (imo === '' || call.imo === '') && vessel !== '' && call.vessel.toUpperCase() === vessel.toUpperCase()

const sameCall = (a: VesselVisitFact, b: VesselVisitFact): boolean => textOf(a) === textOf(b)

const textOf = (call: VesselVisitFact): string =>
  JSON.stringify(Object.entries({ ...call, version: 0 }).sort(([a], [b]) => (a < b ? -1 : 1)))
