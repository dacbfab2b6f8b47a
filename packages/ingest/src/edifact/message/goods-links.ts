import type { EdifactNotice } from '../reading.ts'
import { readContainerNo } from '../segment/container-no.ts'
import { part, type Segment } from '../syntax/segment.ts'
import type { Unit } from '../unit/unit.ts'
import { UnitDraft } from '../unit/unit-draft.ts'

/** Containers of one message whose goods are remembered. */
const LINKS = 10_000
/** Bytes of goods that are remembered of one message. */
const BYTES = 4_194_304

/** The goods (GID) that a message describes before its containers, and which container (SGP) they are in. */
export class GoodsLinks {
  readonly #linked = new Map<string, Unit>()
  #unlinked: Unit[] = []
  #open: UnitDraft | null = null
  #bytes = 0

  get open(): boolean {
    return this.#open !== null
  }

  begin(segment: Segment): void {
    this.#open = new UnitDraft(segment)
    if (this.#unlinked.length < 2) this.#unlinked.push(this.#open.unit)
  }

  take(segment: Segment): void {
    if (segment.tag === 'SGP') this.#link(part(segment, 1))
    else if (this.#bytes < BYTES) {
      this.#bytes += segment.end - segment.offset
      this.#open?.take(segment)
    }
  }

  /** Ends the goods being read, and gives what was odd about them. */
  end(): readonly EdifactNotice[] {
    const notices = this.#open?.notices ?? []
    this.#open = null
    return notices
  }

  /** A unit with what is known of the goods in it. */
  applyTo(unit: Unit): Unit {
    const [only, another] = this.#unlinked
    const goods = this.#linked.get(unit.equipment?.number ?? '') ?? (another ? undefined : only)
    if (!goods) return unit
    return {
      ...unit,
      dangerousGoods: [...unit.dangerousGoods, ...goods.dangerousGoods],
      remarks: [...unit.remarks, ...goods.remarks],
      temperature: unit.temperature.setC === null ? goods.temperature : unit.temperature,
    }
  }

  #link(given: string): void {
    const container = readContainerNo(given)
    const goods = this.#open?.unit
    if (!container || !goods || this.#linked.size >= LINKS) return
    this.#linked.set(container.number, goods)
    this.#unlinked = this.#unlinked.filter((unit) => unit !== goods)
  }
}
