import type { Place } from '../reading.ts'
import type { Marks } from './marks.ts'

/** How a segment came to its end. */
export type Ending = 'TERMINATOR' | 'LINE_BREAK' | 'RELEASED' | 'FILE_END'

/** The bytes of one segment as they stand in the file, without terminator; only the head where `tooLong`. */
export type Cut = Place & {
  readonly bytes: Buffer
  readonly marks: Marks
  readonly ending: Ending
  readonly tooLong: boolean
}

/** One segment: its tag in capitals, and its elements with their components; element 0 is the tag. */
export type Segment = Place & {
  readonly tag: string
  readonly elements: readonly (readonly string[])[]
  readonly raw: string
}

/** The text of one component, without blanks around it; empty where the segment does not have it. */
export const part = (segment: Segment, element: number, component = 0): string =>
  segment.elements[element]?.[component]?.trim() ?? ''

/** The place of a segment alone. */
export const placeOf = ({ line, segment, offset, end }: Place): Place => ({ line, segment, offset, end })
