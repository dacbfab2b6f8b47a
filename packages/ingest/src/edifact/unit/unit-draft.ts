import type { EdifactNotice, Place } from '../reading.ts'
import type { Note } from '../segment/note.ts'
import { NO_TEMPERATURE } from '../segment/temperature.ts'
import { placeOf, type Segment } from '../syntax/segment.ts'
import { SEGMENT_READERS } from './segment-readers.ts'
import type { Unit } from './unit.ts'

/** A unit while its segments come in. */
export type WritableUnit = {
  -readonly [Key in keyof Unit]: Unit[Key] extends readonly (infer One)[] ? One[] : Unit[Key]
}

/** Segments that one item may have; what comes behind them is left out. */
const SEGMENTS = 400
const RAW_LENGTH = 2000

/** Gathers the segments of one item and what is odd about them. */
export class UnitDraft {
  readonly unit: WritableUnit
  readonly notices: EdifactNotice[] = []
  readonly #place: { -readonly [Key in keyof Place]: Place[Key] }
  /** The segment that began the item could not be read. */
  readonly headDamaged: boolean
  readonly #raw: string[] = []
  #rawLength = 0
  #count = 0

  constructor(place: Place, headDamaged = false) {
    this.#place = { ...placeOf(place) }
    this.unit = emptyUnit(this.#place)
    this.headDamaged = headDamaged
  }

  take(segment: Segment): void {
    this.#count += 1
    if (this.#count > SEGMENTS) {
      if (this.#count === SEGMENTS + 1) this.#note(segment)('ITEM_TOO_LONG')
      return
    }
    this.keepRaw(segment.raw, segment)
    SEGMENT_READERS[segment.tag]?.(segment, this.unit, this.#note(segment))
  }

  /** Its segments as they stand in the file, up to 2,000 characters. */
  get raw(): string {
    return this.#raw
      .map((one) => `${one}'`)
      .join('')
      .slice(0, RAW_LENGTH)
  }

  /** Adds a segment to the text and the extent of the item alone. */
  keepRaw(raw: string, place: Place): void {
    this.#place.end = place.end
    if (this.#rawLength >= RAW_LENGTH) return
    this.#raw.push(raw)
    this.#rawLength += raw.length + 1
  }

  #note(segment: Segment): Note {
    return (code, value) => {
      const { tag, line, segment: number } = segment
      this.notices.push({ code, line, segment: number, tag, ...(value === undefined ? {} : { value }) })
    }
  }
}

const emptyUnit = (place: Place): WritableUnit => ({
  place,
  equipment: null,
  attached: [],
  position: null,
  places: [],
  moments: [],
  weights: [],
  parties: [],
  references: [],
  seals: [],
  remarks: [],
  dangerousGoods: [],
  transports: [],
  oversize: {},
  temperature: NO_TEMPERATURE,
  count: null,
  weighingMethod: null,
})
