import { part, type Segment } from '../syntax/segment.ts'

/** A text as FTX, HAN, GDS or DAM tells it; `subject` says what of: AAA goods, HAN handling, DAR damage. */
export type Remark = { readonly subject: string; readonly code: string | null; readonly text: string | null }

/** Reads an FTX segment; null where it says nothing. */
export const readFreeText = (segment: Segment): Remark | null =>
  remark(part(segment, 1), part(segment, 3), (segment.elements[4] ?? []).join(' '))

/** Reads a HAN segment: how to handle the container. */
export const readHandling = (segment: Segment): Remark | null =>
  remark('HAN', part(segment, 1), part(segment, 1, 3))

/** Reads a GDS segment: the nature of the cargo. */
export const readCargo = (segment: Segment): Remark | null =>
  remark('GDS', part(segment, 1), part(segment, 1, 3))

/** Reads a DAM segment: damage of the equipment. */
export const readDamage = (segment: Segment): Remark | null =>
  remark('DAM', part(segment, 2) || part(segment, 1), part(segment, 2, 3) || part(segment, 3, 3))

const remark = (subject: string, code: string, text: string): Remark | null => {
  // Some planners fill the text with a point.
  const words = /[\p{L}\p{N}]/u.test(text) ? text.trim() : ''
  return code === '' && words === '' ? null : { subject, code: code || null, text: words || null }
}
