import type { EdifactNotice, EdifactReading, Place } from '../reading.ts'
import { isAttachable } from '../segment/equipment.ts'
import { part, type Segment } from '../syntax/segment.ts'
import { UnitDraft } from '../unit/unit-draft.ts'
import { type DocumentHead, NO_DOCUMENT, readDocumentHead } from './document-head.ts'
import { GoodsLinks } from './goods-links.ts'
import { ItemAnchor } from './item-anchor.ts'
import { itemReading } from './item-reader.ts'
import { MESSAGE_KINDS } from './kinds.ts'
import { type MessageHead, type MessageOrigin, messageHead } from './message-head.ts'
import type { MessageKind } from './message-kind.ts'

const CONTAINERS = '16'

const NOTHING: readonly EdifactReading[] = []

/** Reads one message segment by segment: its head, then item by item; what is at hand is given at once. */
export class MessageReader {
  readonly #origin: MessageOrigin
  readonly #kind: MessageKind
  readonly #head: UnitDraft
  readonly #goods = new GoodsLinks()
  readonly #anchor: ItemAnchor
  #document: DocumentHead = NO_DOCUMENT
  #message: MessageHead | null = null
  #item: UnitDraft | null = null
  #damagedInside = false
  #instruction: string | null = null
  #nextInstruction: string | null = null
  #containers = 0
  #items = 0
  #rejected = 0
  #total: { readonly stated: string; readonly segment: Segment } | null = null
  #out: EdifactReading[] = []

  constructor(origin: MessageOrigin, place: Place) {
    this.#origin = origin
    this.#kind = MESSAGE_KINDS[origin.name.type]
    this.#anchor = new ItemAnchor(this.#kind.anchor)
    this.#head = new UnitDraft(place)
  }

  take(segment: Segment): readonly EdifactReading[] {
    if (this.#anchor.begins(segment, this.#item?.unit ?? null)) this.#begin(segment)
    else if (segment.tag === 'EQD') this.#takeEquipment(segment)
    else if (!this.#takeBetween(segment)) (this.#item ?? this.#head).take(segment)
    return this.#given()
  }

  /** A segment that cannot be read: the item goes on without it, unless it was what began another one. */
  takeDamaged(raw: string, place: Place): readonly EdifactReading[] {
    if (this.#anchor.mayHaveBegun(raw)) {
      this.#closeGoods()
      this.#closeItem()
      this.#openMessage()
      this.#item = new UnitDraft(place, true)
    }
    this.#damagedInside = true
    this.#item?.keepRaw(raw, place)
    return this.#given()
  }

  /** Ends the message; `cut` where the file ends in the middle of it. */
  finish(place: Place, cut: boolean): readonly EdifactReading[] {
    this.#closeGoods()
    this.#closeItem(cut)
    this.#openMessage()
    const total = this.#total
    if (total && Number(total.stated) !== this.#containers) {
      const { line, segment, tag } = total.segment
      const told = { tag, value: total.stated, expected: String(this.#containers) }
      this.#notice({ code: 'CONTROL_TOTAL', line, segment, ...told })
    }
    const whole = { ...this.#head.unit.place, end: place.end }
    const { message } = this.#origin
    const [items, rejected] = [this.#items, this.#rejected]
    this.#out.push({ kind: 'message-end', end: { message, place: whole, items, rejected } })
    return this.#given()
  }

  #begin(segment: Segment): void {
    const before = this.#item
    const shares = this.#anchor.isPosition && segment.tag === 'EQD' && before && !this.#damagedInside
    this.#closeGoods()
    this.#closeItem()
    this.#takeInstruction()
    this.#openMessage()
    const draft = new UnitDraft(segment)
    if (shares) {
      draft.unit.position = before.unit.position
      draft.unit.places = [...before.unit.places]
    }
    this.#item = draft
    this.#damagedInside = false
    draft.take(segment)
  }

  #takeEquipment(segment: Segment): void {
    this.#takeInstruction()
    const taker = this.#item ?? this.#head
    taker.take(segment)
  }

  /** Segments that stand between items; true where this was one. */
  #takeBetween(segment: Segment): boolean {
    if (segment.tag === 'BGM' && this.#item === null) {
      this.#document = readDocumentHead(segment)
    } else if (segment.tag === 'CNT') {
      this.#closeGoods()
      this.#closeItem()
      if (part(segment, 1) === CONTAINERS) this.#total = { stated: part(segment, 1, 1), segment }
    } else if (segment.tag === 'HAN' && this.#kind.instructs) {
      this.#instruct(part(segment, 1).toUpperCase())
    } else if (segment.tag === 'GID' && this.#kind.anchor === 'EQUIPMENT') {
      this.#closeGoods()
      this.#closeItem()
      this.#goods.begin(segment)
    } else if (this.#goods.open) this.#goods.take(segment)
    else return false
    return true
  }

  /** Behind a position without equipment it is only told by what follows whose instruction it is. */
  #instruct(instruction: string): void {
    this.#nextInstruction = instruction
    if (this.#item !== null && this.#item.unit.equipment === null) return
    this.#closeItem()
    this.#takeInstruction()
  }

  #takeInstruction(): void {
    this.#instruction = this.#nextInstruction ?? this.#instruction
    this.#nextInstruction = null
  }

  #openMessage(): void {
    if (this.#message !== null) return
    this.#message = messageHead(this.#origin, this.#document, this.#head.unit)
    for (const notice of this.#head.notices) this.#notice(notice)
    this.#out.push({ kind: 'message', message: this.#message })
  }

  #closeGoods(): void {
    for (const notice of this.#goods.end()) this.#notice(notice)
  }

  #closeItem(cut = false): void {
    const draft = this.#item
    if (draft === null || this.#message === null) return
    const { equipment } = draft.unit
    if (equipment && !isAttachable(equipment.kind)) this.#containers += 1
    this.#item = null
    const setting = { kind: this.#kind, head: this.#message, goods: this.#goods, cut }
    const reading = itemReading(draft, { ...setting, instruction: this.#instruction })
    if (reading.kind === 'item') this.#items += 1
    else {
      this.#rejected += 1
      for (const notice of draft.notices) this.#notice(notice)
    }
    this.#out.push(reading)
  }

  #notice(notice: EdifactNotice): void {
    this.#out.push({ kind: 'notice', notice })
  }

  #given(): readonly EdifactReading[] {
    if (this.#out.length === 0) return NOTHING
    const given = this.#out
    this.#out = []
    return given
  }
}
