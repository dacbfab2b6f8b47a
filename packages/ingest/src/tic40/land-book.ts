import type { ContainerVisitFact, TruckVisitFact } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import { isObject, type JsonObject, toNumber } from '../json/value.ts'
import type { Memory } from '../known/memory.ts'
import type { ContainerWord, TruckWord } from './reading.ts'

/** A word on a stamp of the visit of a truck or container. */
export type LandWord =
  | { readonly kind: 'truck-word'; readonly word: TruckWord }
  | { readonly kind: 'container-word'; readonly word: ContainerWord }

const keyOf = (told: LandWord) =>
  told.kind === 'truck-word'
    ? ({ kind: 'TRUCK', name: told.word.truckVisitId } as const)
    : ({ kind: 'CONTAINER', name: told.word.unitId } as const)

/** Lays stamps to the visits of trucks and containers that are known; those of others wait until they are. */
export class LandBook {
  readonly #origin: Origin
  readonly #memory: Memory
  readonly #trucks = new Map<string, TruckVisitFact>()
  readonly #boxes = new Map<string, ContainerVisitFact>()

  constructor(origin: Origin, memory: Memory) {
    this.#origin = origin
    this.#memory = memory
  }

  async fetch(words: readonly LandWord[]): Promise<void> {
    await this.#memory.fetch(words.map(keyOf))
    const terminal_id = this.#origin.terminal.id
    const trucks = words.flatMap(({ kind, word }) => (kind === 'truck-word' ? [word.truckVisitId] : []))
    const boxes = words.flatMap(({ kind, word }) => (kind === 'container-word' ? [word] : []))
    const { known } = this.#origin
    if (trucks.length > 0)
      for (const row of await known.rows(
        'truck_visit',
        trucks.map((truck_visit_id) => ({ terminal_id, truck_visit_id })),
      ))
        this.#trucks.set(row.truck_visit_id, row)
    if (boxes.length === 0) return
    for (const row of await known.rows(
      'container_visit',
      boxes.map(({ unitId }) => ({ terminal_id, unit_id: unitId })),
    ))
      this.#boxes.set(row.unit_id, row)
    const numbers = boxes.filter(({ unitId, containerNo }) => containerNo !== '' && !this.#boxes.has(unitId))
    const stays = numbers.length > 0 ? await known.stays(numbers.map(({ containerNo }) => containerNo)) : []
    for (const { unitId, containerNo } of numbers) {
      const stay = stays.find((one) => one.container_no === containerNo)
      if (stay) this.#boxes.set(unitId, stay)
    }
  }

  /** What a word changes; `waits` when nobody told of its visit yet. */
  take(told: LandWord): { readonly facts: readonly TableRow[]; readonly waits: boolean } {
    const kept = this.#memory.get(keyOf(told))
    const stamps: JsonObject = { ...(isObject(kept) ? kept : {}), [told.word.stamp]: told.word.at }
    const memory = this.#memory.set(keyOf(told), stamps)
    const visit = told.kind === 'truck-word' ? this.#truck(told.word, stamps) : this.#box(told.word, stamps)
    return { facts: [...visit, ...memory], waits: visit.length === 0 }
  }

  #truck({ truckVisitId }: TruckWord, told: JsonObject): readonly TableRow[] {
    const before = this.#trucks.get(truckVisitId)
    if (!before) return []
    const row = this.#newer(before, { ...before, ...stampsIn(told) })
    this.#trucks.set(truckVisitId, row)
    return [{ table: 'truck_visit', row }]
  }

  #box({ unitId }: ContainerWord, told: JsonObject): readonly TableRow[] {
    const before = this.#boxes.get(unitId)
    if (!before) return []
    const row = this.#newer(before, { ...before, ...stampsIn(told) })
    this.#boxes.set(unitId, row)
    return [{ table: 'container_visit', row }]
  }

  #newer<Row extends { readonly version: number }>(before: Row, after: Row): Row {
    if (JSON.stringify(before) === JSON.stringify(after)) return before
    return { ...after, version: Math.max(this.#origin.receivedAt, before.version + 1) }
  }
}

const stampsIn = (told: JsonObject): Record<string, number> =>
  Object.fromEntries(
    Object.entries(told).flatMap(([stamp, at]) => (toNumber(at) === null ? [] : [[stamp, Number(at)]])),
  )
