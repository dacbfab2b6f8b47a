import type { ChartNote } from '@quaywise/ui'
import { useMemo } from 'react'
import { noteBy } from './note-places.ts'
import { useNotes } from './use-notes.ts'

/** The notes of the page's time on an axis of instants, epoch ms. */
export function useTimeNotes(): readonly ChartNote[] {
  const notes = useNotes()
  return useMemo(
    () =>
      notes.map((note) => ({
        ...{ key: note.id, text: note.text, by: noteBy(note) },
        ...{ from: Date.parse(note.startAt), to: Date.parse(note.endAt) },
      })),
    [notes],
  )
}
