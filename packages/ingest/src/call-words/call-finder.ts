import type { VesselVisitFact } from '@quaywise/domain'
import type { CallNames, FindCall, Origin, TableRow } from '../fact-format.ts'
import { isObject, member, textAt } from '../json/value.ts'
import type { Memory } from '../known/memory.ts'
import { allIds, type CallClue, newVisit, visitIdOfId } from './call-clue.ts'

/** Half a week: a vessel that calls every week is at its nearest call within it. */
const NEAR_MS = 84 * 3_600_000

const keyOf = (name: string) => ({ kind: 'CALL_ID', name }) as const

/** The names by which the vessel of a clue is looked up: with the voyage of each direction. */
const namesOf = ({ imo, callSign, vessel, voyageIn, voyageOut, near }: CallClue): readonly CallNames[] =>
  imo + callSign + vessel === ''
    ? []
    : [...new Set([voyageIn, voyageOut])].map((voyage) => ({ imo, callSign, vessel, voyage, near }))

/** The vessel of a clue, whenever it comes. */
const vesselOf = ({ imo, callSign, vessel }: CallClue): CallNames => ({
  ...{ imo, callSign, vessel, voyage: '', near: null },
})

/** Finds the call that a message speaks of: by an id told before, by its key, by vessel and voyage; else it is new. */
export class CallFinder {
  readonly #origin: Origin
  readonly #memory: Memory
  readonly #source: string
  readonly #visits = new Map<string, VesselVisitFact>()
  readonly #asked = new Set<string>()
  readonly #found = new Map<string, FindCall>()

  constructor(origin: Origin, memory: Memory, source: string) {
    this.#origin = origin
    this.#memory = memory
    this.#source = source
  }

  /** Fetches the calls of many clues at once; the keys of those that are known. */
  async fetch(clues: readonly CallClue[]): Promise<readonly string[]> {
    const ids = clues.flatMap(allIds)
    await this.#memory.fetch(ids.map(keyOf))
    await this.#load([...ids.map(visitIdOfId), ...ids, ...ids.map((id) => this.#heldBy(id)?.visitId ?? '')])
    await this.#ask(clues.filter((clue) => this.#byId(clue) === undefined).map(vesselOf))
    // Those that are not known yet will have an id of their own.
    return ids.flatMap((id) => [this.#under(id)?.visit_id ?? visitIdOfId(id)])
  }

  /** The call, new where nobody told of it; null where nothing names it. */
  async find(clue: CallClue): Promise<VesselVisitFact | null> {
    const known = this.#byId(clue) ?? (await this.#byVessel(clue))
    return known ?? newVisit(clue, this.#origin.terminal.id, this.#source)
  }

  /** Keeps a call as it is now. */
  put(visit: VesselVisitFact): void {
    this.#visits.set(visit.visit_id, visit)
  }

  /** What is to be kept of the ids under which a call was told. */
  named(clue: CallClue, visitId: string): readonly TableRow[] {
    const own = clue.ids.some((id) => id !== '')
    return allIds(clue).flatMap((id) => {
      const held = this.#heldBy(id)
      if (held && (held.visitId !== visitId || held.own || !own)) return []
      return this.#memory.set(keyOf(id), { visitId, own })
    })
  }

  #byId(clue: CallClue): VesselVisitFact | undefined {
    for (const id of clue.ids.filter((one) => one !== '')) {
      const visit = this.#under(id)
      if (visit) return visit
    }
    const own = clue.ids.some((id) => id !== '')
    for (const id of clue.portIds.filter((one) => one !== '')) {
      // A call at the port that is known as another call at a terminal may be several.
      if (own && this.#heldBy(id)?.own) continue
      const visit = this.#under(id)
      if (visit) return visit
    }
    return undefined
  }

  #under(id: string): VesselVisitFact | undefined {
    return [this.#heldBy(id)?.visitId ?? '', id, visitIdOfId(id)]
      .map((visitId) => this.#visits.get(visitId))
      .find((visit) => visit !== undefined)
  }

  async #byVessel(clue: CallClue): Promise<VesselVisitFact | null> {
    const { voyageIn, voyageOut, near } = clue
    const all = namesOf(clue)
    const vessel = vesselOf(clue)
    await this.#ask([vessel])
    for (const names of all) {
      const found = this.#found.get(JSON.stringify(vessel))?.(names, [...this.#visits.values()]) ?? null
      if (!found) continue
      const told = [voyageIn, voyageOut].filter((one) => one !== '')
      const same = told.includes(found.voyage_in) || told.includes(found.voyage_out)
      const other = !same && told.length > 0 && found.voyage_in + found.voyage_out !== ''
      if (same || (!other && Math.abs(found.sort_at - near) <= NEAR_MS))
        return this.#visits.get(found.visit_id) ?? found
    }
    return null
  }

  /** Looks up the calls of vessels, many at once. */
  async #ask(vessels: readonly CallNames[]): Promise<void> {
    const missing = vessels.filter(
      (one) => one.imo + one.vessel + one.callSign !== '' && !this.#found.has(JSON.stringify(one)),
    )
    if (missing.length === 0) return
    const find = await this.#origin.known.calls(missing)
    for (const one of missing) this.#found.set(JSON.stringify(one), find)
  }

  #heldBy(id: string): { readonly visitId: string; readonly own: boolean } | null {
    const held = this.#memory.get(keyOf(id))
    return isObject(held) ? { visitId: textAt(held, 'visitId'), own: member(held, 'own') === true } : null
  }

  async #load(visitIds: readonly string[]): Promise<void> {
    const missing = [...new Set(visitIds)].filter((id) => id !== '' && !this.#asked.has(id))
    if (missing.length === 0) return
    for (const id of missing) this.#asked.add(id)
    const terminal_id = this.#origin.terminal.id
    const rows = await this.#origin.known.rows(
      'vessel_visit',
      missing.map((visit_id) => ({ terminal_id, visit_id })),
    )
    for (const row of rows) if (!this.#visits.has(row.visit_id)) this.put(row)
  }
}
