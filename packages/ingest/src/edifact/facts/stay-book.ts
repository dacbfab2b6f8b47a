import type { ContainerVisitFact } from '@quaywise/domain'
import type { Known } from '../../fact-format.ts'
import { newStay, type StayEvent } from './stay-told.ts'
import { SOURCE } from './telling.ts'

/** Two reports of one gate move may differ as much as this. */
const SAME_MOVE = 86_400_000

/** What a chunk asks of a container: the end of a stay that it tells, and the stay to which that was laid before. */
export type StayAsked = {
  readonly containerNo: string
  readonly event: StayEvent | null
  readonly unitId: string | null
}

/** The stays of the containers of a chunk, as they are known and as they are now. */
export class StayBook {
  readonly #terminalId: string
  readonly #stays = new Map<string, ContainerVisitFact[]>()
  readonly #seen = new Set<string>()

  constructor(terminalId: string) {
    this.#terminalId = terminalId
  }

  /** Asks what is known: the newest stay of each container, and those to which the very same events were laid. */
  async open(asked: readonly StayAsked[], known: Known): Promise<void> {
    const numbers = [...new Set(asked.map(({ containerNo }) => containerNo))]
    if (numbers.length === 0) return
    const ids = asked.flatMap(({ containerNo, event, unitId }) => [
      ...(event ? [stayIdOf(containerNo, event)] : []),
      ...(unitId === null ? [] : [unitId]),
    ])
    const keys = [...new Set(ids)].map((unit_id) => ({ terminal_id: this.#terminalId, unit_id }))
    const newest = await known.stays(numbers)
    const made = keys.length > 0 ? await known.rows('container_visit', keys) : []
    for (const stay of [...newest, ...made]) if (!this.#seen.has(stay.unit_id)) this.#keep(stay)
  }

  /** The stay that an event belongs to: that to which it was laid before, else one that it fits, else a new one. */
  of({ containerNo, unitId }: StayAsked, event: StayEvent): ContainerVisitFact {
    const stays = this.#stays.get(containerNo) ?? []
    const laid = stays.find(({ unit_id }) => unit_id === unitId)
    const fitting = laid ?? stays.find((stay) => fits(stay, event))
    if (fitting) return fitting
    const id = stays.length === 0 ? containerNo : stayIdOf(containerNo, event)
    return newStay(this.#terminalId, id, containerNo)
  }

  /** The stay that a container is in now, or expected for; null where it has left or was never here. */
  present(containerNo: string): ContainerVisitFact | null {
    return (this.#stays.get(containerNo) ?? []).find(({ left_at }) => left_at === null) ?? null
  }

  /** Keeps a stay as it is now and gives its row: with a version above what it changes, or as it was. */
  put(stay: ContainerVisitFact, version: number): ContainerVisitFact {
    const stays = this.#stays.get(stay.container_no) ?? []
    const known = stays.find(({ unit_id }) => unit_id === stay.unit_id)
    if (known && textOf(known) === textOf(stay)) return known
    const row = { ...stay, version: Math.max(version, known ? known.version + 1 : 0) }
    this.#stays.set(stay.container_no, [...stays.filter(({ unit_id }) => unit_id !== stay.unit_id), row])
    return row
  }

  #keep(stay: ContainerVisitFact): void {
    this.#seen.add(stay.unit_id)
    this.#stays.set(stay.container_no, [...(this.#stays.get(stay.container_no) ?? []), stay])
  }
}

/** The id of a stay that an event makes: the same event gives the same. */
const stayIdOf = (containerNo: string, { end, at, visitId }: StayEvent): string =>
  `${containerNo}.${end.toLowerCase()}.${visitId || new Date(at).toISOString().slice(0, 10)}`

/** Whether a stay is the one that an event belongs to. */
const fits = (stay: ContainerVisitFact, { end, mode, at, visitId }: StayEvent): boolean => {
  const [told, call, by] =
    end === 'IN'
      ? [stay.arrived_at, stay.in_visit_id, stay.in_mode]
      : [stay.left_at, stay.out_visit_id, stay.out_mode]
  if (told !== null && call !== '' && call === visitId) return true
  if (told !== null) return by === mode && (call === '' || visitId === '') && Math.abs(told - at) <= SAME_MOVE
  if (call !== '' && visitId !== '' && call !== visitId && stay.source !== SOURCE) return false
  return end === 'IN' ? stay.left_at === null || at <= stay.left_at : at >= (stay.arrived_at ?? at)
}

/** The words of a stay for comparison; the stores keep its temperature as a 32-bit float. */
const textOf = (stay: ContainerVisitFact): string => {
  const same = { ...stay, version: 0, reefer_c: Math.fround(stay.reefer_c) }
  return JSON.stringify(Object.entries(same).sort(([a], [b]) => (a < b ? -1 : 1)))
}
