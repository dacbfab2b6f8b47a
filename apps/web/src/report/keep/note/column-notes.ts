import type { Annotation } from '@quaywise/contract'
import { noteLine } from '@quaywise/ui'
import { notePlaces } from './note-places.ts'

/** The notes that touch each column of a time axis, in words. */
export function columnNotes(
  notes: readonly Annotation[],
  columns: Parameters<typeof notePlaces>[1],
  zone: string,
): readonly (readonly string[])[] {
  const placed = notePlaces(notes, columns, zone)
  return columns.map((_, index) =>
    placed.filter(({ from, to }) => from < index + 1 && to > index).map(noteLine),
  )
}
