import type { Blame } from '../reading.ts'
import type { EdifactRejectionReason, EdifactWarningCode } from '../reason.ts'
import { type Charset, isPrintable } from './charset.ts'
import type { Cut, Segment } from './segment.ts'
import { splitElements } from './split-elements.ts'
import { KNOWN_TAGS } from './tags.ts'

const TAG = /^[A-Za-z]{3}$/
const LINE_ENDS = /[\r\n]+/g
const CONTROLS = /\p{Cc}/gu
const TRAILERS = new Set(['UNT', 'UNE', 'UNZ'])

/** What is odd about the text of a segment that could be read. */
export type SegmentOddity = Blame & { readonly code: EdifactWarningCode }

/** A cut read as a segment, or why that is not possible; `raw` is its text as far as it can be told. */
export type Parsed =
  | { readonly segment: Segment; readonly odd: readonly SegmentOddity[] }
  | { readonly reason: EdifactRejectionReason; readonly raw: string; readonly tag?: string }

/** Reads one cut as a segment. Line ends within are not a part of its text. */
export const parseSegment = (cut: Cut, charset: Charset): Parsed => {
  const { text, differs } = charset.decode(cut.bytes)
  const raw = (text.includes('\n') || text.includes('\r') ? text.replace(LINE_ENDS, '') : text).trim()
  if (cut.tooLong) return { reason: 'SEGMENT_TOO_LONG', raw }
  const split = splitElements(raw, cut.marks)
  const given = split[0]?.[0]?.trim() ?? ''
  if (!TAG.test(given))
    return { reason: cut.ending === 'FILE_END' ? 'SEGMENT_CUT' : 'SEGMENT_UNREADABLE', raw }
  const tag = given.toUpperCase()
  if (cut.ending === 'FILE_END' && !TRAILERS.has(tag)) return { reason: 'SEGMENT_CUT', raw, tag }
  const controls = !isPrintable(raw) && split.some((whole) => whole.some((one) => one.search(CONTROLS) >= 0))
  const elements = controls ? split.map((whole) => whole.map((one) => one.replace(CONTROLS, ''))) : split
  const { line, segment, offset, end } = cut
  const odd: SegmentOddity[] = []
  if (cut.ending === 'LINE_BREAK') odd.push({ code: 'TERMINATOR_MISSING', tag })
  if (cut.ending === 'RELEASED') odd.push({ code: 'RELEASE_NOT_ESCAPED', tag })
  if (differs) odd.push({ code: 'CHARSET_DIFFERS', tag, expected: charset.code })
  if (controls) odd.push({ code: 'CONTROL_CHARACTERS', tag })
  return { segment: { tag, elements, raw, line, segment, offset, end }, odd }
}

/** Whether a tag is one that container messages may use. */
export const isKnownTag = (tag: string): boolean => KNOWN_TAGS.has(tag)
