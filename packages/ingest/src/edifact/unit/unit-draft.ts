import type { EdifactNotice, Place } from '../reading.ts'
import { type Equipment, readEquipment } from '../segment/equipment.ts'
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
  /** The segment that began the item could not be read. */
  readonly headDamaged: boolean
  raw = ''
  #count = 0

  constructor(place: Place, headDamaged = false) {
    this.unit = emptyUnit(place)
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

  /** The equipment of an EQD segment, with its oddities noted here. */
  equipment(segment: Segment): Equipment {
    return readEquipment(segment, this.#note(segment))
  }

  keepRaw(raw: string, place: Place): void {
    if (this.raw.length < RAW_LENGTH) this.raw = `${this.raw}${raw}'`.slice(0, RAW_LENGTH)
    this.unit.place = { ...this.unit.place, end: place.end }
  }

  #note(segment: Segment): Note {
    return (code, value) => {
      const { tag, line, segment: number } = segment
      this.notices.push({ code, line, segment: number, tag, ...(value === undefined ? {} : { value }) })
    }
  }
}

const emptyUnit = (place: Place): WritableUnit => ({
  place: placeOf(place),
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
