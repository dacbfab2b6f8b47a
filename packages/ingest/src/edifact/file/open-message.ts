import type { InterchangeHead } from '../message/interchange-head.ts'
import type { MessageName } from '../message/message-head.ts'
import { MessageReader } from '../message/message-reader.ts'
import { type MessageType, messageTypeIn, messageTypeOf } from '../message/message-type.ts'
import { messageRejection, UntoldMessage } from '../message/unread-message.ts'
import type { EdifactReading, Place } from '../reading.ts'
import { part, placeOf, type Segment } from '../syntax/segment.ts'

/** Where a message stands: its number in the file and the interchange around it. */
type Setting = { readonly message: number; readonly interchange: InterchangeHead | null }

/** One message of a file while it is open, be it one that is read, one that is not, or one whose type is not told yet. */
export class OpenMessage {
  readonly reference: string | null
  /** Segments so far, with those that cannot be read. */
  segments = 0
  readonly #setting: Setting
  readonly #begin: Segment
  readonly #headed: boolean
  #reader: MessageReader | null = null
  #untold: UntoldMessage | null = null
  #unread: string | null = null
  #last: Place

  /** Opens a message at its head, or at its first segment where it has none. */
  constructor(begin: Segment, setting: Setting) {
    this.#setting = setting
    this.#begin = begin
    this.#last = begin
    this.#headed = begin.tag === 'UNH'
    this.reference = this.#headed ? part(begin, 1) : null
    const given = this.#headed ? part(begin, 2) : ''
    const type = messageTypeOf(given) ?? (this.#headed ? messageTypeIn(begin.raw) : null)
    if (type) this.#read(type, 'HEAD')
    else if (given !== '') this.#unread = given
    else this.#untold = new UntoldMessage(begin)
  }

  take(segment: Segment): readonly EdifactReading[] {
    this.segments += 1
    this.#last = segment
    if (this.#reader) return segment.tag === 'UNH' ? [] : this.#reader.take(segment)
    const type = segment.tag === 'UNH' ? 'MORE' : (this.#untold?.take(segment) ?? 'MORE')
    return type === 'MORE' ? [] : this.#tell(type)
  }

  takeDamaged(raw: string, place: Place): readonly EdifactReading[] {
    this.segments += 1
    this.#last = place
    return this.#reader?.takeDamaged(raw, place) ?? []
  }

  /** Whether what it holds is of interest: a message that is not read is refused as a whole. */
  get ignored(): boolean {
    return this.#unread !== null
  }

  finish(cut: boolean): readonly EdifactReading[] {
    const told = this.#untold ? this.#tell(this.#untold.end()) : []
    const place = { ...placeOf(this.#begin), end: this.#last.end }
    if (this.#unread !== null && this.#unread !== '')
      return [messageRejection('MESSAGE_NOT_READ', place, this.#begin.raw, this.#unread)]
    return this.#reader ? [...told, ...this.#reader.finish(this.#last, cut)] : told
  }

  #tell(type: MessageType | null): readonly EdifactReading[] {
    const untold = this.#untold
    this.#untold = null
    if (!untold) return []
    if (type === null) {
      this.#unread = ''
      return [messageRejection('MESSAGE_TYPE_UNKNOWN', { ...untold.place, end: this.#last.end }, untold.raw)]
    }
    const reader = this.#read(type, 'SEGMENTS')
    return untold.segments.flatMap((segment) => reader.take(segment))
  }

  #read(type: MessageType, toldBy: MessageName['toldBy']): MessageReader {
    const named = (component: number): string | null =>
      (this.#headed && part(this.#begin, 2, component).toUpperCase()) || null
    const release =
      toldBy === 'HEAD' ? { version: named(1), release: named(2), agency: named(3) } : NO_RELEASE
    const name = { type, toldBy, ...release, association: named(4), reference: this.reference }
    this.#reader = new MessageReader({ name, ...this.#setting }, this.#begin)
    return this.#reader
  }
}

const NO_RELEASE = { version: null, release: null, agency: null }
