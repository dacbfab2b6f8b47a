import { part, type Segment } from '../syntax/segment.ts'
import { type CodeList, meaningOf } from './code-list.ts'
import { type Note, noteAll } from './note.ts'
import { LENGTH, readQuantity } from './quantity.ts'

/** What stands out over the frame of a container, in centimetres. */
export type Oversize = Readonly<Partial<Record<'front' | 'back' | 'right' | 'left' | 'height', number>>>

const SIDES: CodeList<keyof Oversize> = {
  ...{ '5': 'front', '6': 'back', '7': 'right', '8': 'left', '9': 'height', '13': 'height' },
}

/** Reads a DIM segment of one side that stands out; null for other dimensions and for nothing standing out. */
export const readOversize = (segment: Segment, note: Note): Oversize | null => {
  const side = meaningOf(SIDES, part(segment, 1))
  if (!side) return null
  const unit = part(segment, 2)
  // Length, width and height have a place each; senders use any of them.
  const number = part(segment, 2, 1) || part(segment, 2, 2) || part(segment, 2, 3)
  const { value, odd } = readQuantity(number, unit, LENGTH)
  noteAll(note, odd, `${unit}:${number}`)
  return value === null || value <= 0 ? null : { [side]: value }
}
