import { readInterchangeHead } from '../message/interchange-head.ts'
import type { EdifactReading, Place } from '../reading.ts'
import type { EdifactRejectionReason, EdifactWarningCode } from '../reason.ts'
import { Charset } from '../syntax/charset.ts'
import { isKnownTag, parseSegment, type SegmentOddity } from '../syntax/parse-segment.ts'
import { type Cut, part, placeOf, type Segment } from '../syntax/segment.ts'
import { Interchange } from './interchange.ts'
import { OpenMessage } from './open-message.ts'

const RAW_LENGTH = 2000

const NOTHING: readonly EdifactReading[] = []

/** Reads the segments of one file in their order: interchanges, messages, and what is amiss with them. */
export class EdifactFile {
  #charset = new Charset('')
  #interchange: Interchange | null = null
  #message: OpenMessage | null = null
  #messages = 0
  #lowerTold = false
  #cut = false
  #out: EdifactReading[] = []

  take(cut: Cut): readonly EdifactReading[] {
    const parsed = parseSegment(cut, this.#charset)
    if ('reason' in parsed) this.#refuse(parsed.reason, parsed.raw, cut, parsed.tag)
    else if (!isKnownTag(parsed.segment.tag))
      this.#refuse('TAG_UNKNOWN', parsed.segment.raw, cut, parsed.segment.tag)
    else {
      this.#noteAll(parsed.odd, cut)
      this.#takeSegment(parsed.segment)
      this.#noteLowerCase(parsed.segment)
    }
    return this.#given()
  }

  /** Ends what is still open. */
  finish(): readonly EdifactReading[] {
    this.#endMessage(null)
    if (this.#interchange?.head) this.#out.push(notice('UNZ_MISSING', this.#lastPlace))
    return this.#given()
  }

  #lastPlace: Place = { line: 1, segment: 0, offset: 0, end: 0 }

  #takeSegment(segment: Segment): void {
    this.#lastPlace = placeOf(segment)
    if (segment.tag === 'UNA') this.#noteAll([{ code: 'UNA_UNREADABLE', value: segment.raw }], segment)
    else if (segment.tag === 'UNB') this.#beginInterchange(segment)
    else if (segment.tag === 'UNG') this.#interchange?.beginGroup(segment)
    else if (segment.tag === 'UNE') this.#endGroup(segment)
    else if (segment.tag === 'UNZ') this.#endInterchange(segment)
    else if (segment.tag === 'UNT') this.#endMessage(segment)
    else this.#takeOfMessage(segment)
  }

  #takeOfMessage(segment: Segment): void {
    if (segment.tag === 'UNH') this.#endMessage(null)
    this.#message ??= this.#beginMessage(segment)
    this.#out.push(...this.#message.take(segment))
  }

  #beginMessage(segment: Segment): OpenMessage {
    if (segment.tag !== 'UNH') this.#noteAll([{ code: 'UNH_MISSING', tag: segment.tag }], segment)
    if (this.#interchange === null) {
      this.#noteAll([{ code: 'UNB_MISSING' }], segment)
      this.#interchange = new Interchange(null)
    }
    this.#messages += 1
    this.#interchange.countMessage()
    return new OpenMessage(segment, { message: this.#messages, interchange: this.#interchange.head })
  }

  #endMessage(trailer: Segment | null): void {
    const message = this.#message
    this.#message = null
    if (!message) {
      if (trailer) this.#noteAll([{ code: 'TRAILER_UNEXPECTED', tag: trailer.tag }], trailer)
      return
    }
    const ended = message.finish(this.#cut)
    this.#out.push(...ended.slice(0, -1))
    if (!trailer) this.#out.push(notice('UNT_MISSING', this.#lastPlace))
    else if (message.reference !== null) this.#noteAll(messageOddities(message, trailer), trailer)
    this.#out.push(...ended.slice(-1).map((end) => (trailer ? reaching(end, trailer) : end)))
  }

  #beginInterchange(segment: Segment): void {
    this.#endMessage(null)
    if (this.#interchange?.head) this.#noteAll([{ code: 'UNZ_MISSING' }], segment)
    const head = readInterchangeHead(segment, (code, value = '') =>
      this.#noteAll([{ code, value, tag: 'UNB' }], segment),
    )
    this.#charset = new Charset(head.charset)
    this.#lowerTold = false
    this.#interchange = new Interchange(head)
  }

  #endGroup(segment: Segment): void {
    this.#endMessage(null)
    this.#noteAll(this.#interchange?.endGroup(segment) ?? [], segment)
  }

  #endInterchange(segment: Segment): void {
    this.#endMessage(null)
    const odd = this.#interchange?.end(segment) ?? [{ code: 'TRAILER_UNEXPECTED' as const, tag: 'UNZ' }]
    this.#noteAll(odd, segment)
    this.#interchange = null
  }

  #refuse(reason: EdifactRejectionReason, raw: string, cut: Cut, tag?: string): void {
    this.#cut ||= reason === 'SEGMENT_CUT'
    if (this.#message?.ignored) {
      this.#message.takeDamaged(raw, cut)
      return
    }
    const told = { scope: 'SEGMENT' as const, reason, raw: raw.slice(0, RAW_LENGTH), ...placeOf(cut) }
    this.#out.push({ kind: 'rejection', rejection: tag === undefined ? told : { ...told, tag } })
    this.#out.push(...(this.#message?.takeDamaged(raw, cut) ?? []))
  }

  #noteLowerCase({ raw, line, segment }: Segment): void {
    if (this.#lowerTold || !this.#charset.capitalsOnly || !/[a-z]/.test(raw)) return
    this.#lowerTold = true
    this.#out.push(notice('LOWER_CASE', { line, segment }))
  }

  #noteAll(odd: readonly SegmentOddity[], { line, segment }: Pick<Place, 'line' | 'segment'>): void {
    for (const one of odd) this.#out.push({ kind: 'notice', notice: { ...one, line, segment } })
  }

  #given(): readonly EdifactReading[] {
    if (this.#out.length === 0) return NOTHING
    const given = this.#out
    this.#out = []
    return given
  }
}

const notice = (
  code: EdifactWarningCode,
  { line, segment }: Pick<Place, 'line' | 'segment'>,
): EdifactReading => ({
  kind: 'notice',
  notice: { code, line, segment },
})

/** The end of a message with its trailer in it. */
const reaching = (reading: EdifactReading, { end }: Segment): EdifactReading =>
  reading.kind === 'message-end'
    ? { ...reading, end: { ...reading.end, place: { ...reading.end.place, end } } }
    : reading

/** What the trailer of a message states otherwise; it counts itself and the head. */
const messageOddities = (message: OpenMessage, trailer: Segment): readonly SegmentOddity[] => {
  const { tag } = trailer
  const [stated, named] = [part(trailer, 1), part(trailer, 2)]
  const counted = message.segments + 1
  const odd: SegmentOddity[] = []
  if (Number(stated) !== counted)
    odd.push({ code: 'SEGMENT_COUNT', tag, value: stated, expected: String(counted) })
  if (named !== message.reference)
    odd.push({ code: 'MESSAGE_REFERENCE', tag, value: named, expected: message.reference ?? '' })
  return odd
}
