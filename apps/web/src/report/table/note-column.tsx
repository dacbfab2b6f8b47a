import { DASH, useText } from '@quaywise/i18n'
import { type DataColumn, noteLine } from '@quaywise/ui'
import { useMemo } from 'react'
import { useShifts } from '../../status/shifts.ts'
import type { Row } from '../data/cell.ts'
import { noteBy } from '../keep/note/note-places.ts'
import { notesOfRow } from '../keep/note/row-notes.ts'
import { useNotes } from '../keep/note/use-notes.ts'
import { useReport } from '../page/report-view.ts'

/** The column of notes; no measure, so it neither sorts nor adds up. */
export const NOTES = 'notes'
const WIDTH = 240

/** What the team noted on each row of a table: beside its hour or shift, its call, its machine. */
export function useNoteColumn(): DataColumn<Row> {
  const say = useText()
  const { terminal } = useReport()
  const { zone } = terminal
  const shifts = useShifts(zone)
  const notes = useNotes()
  return useMemo(
    () => ({
      ...{ key: NOTES, title: say('keep.notes'), align: 'start', width: WIDTH },
      render: (row) => {
        const lines = notesOfRow(notes, row, { zone, shifts }).map((note) =>
          noteLine({ text: note.text, by: noteBy(note) }),
        )
        return (
          <bdi className="row-notes" title={lines.join('\n')}>
            {lines.length > 0 ? lines.join(' · ') : DASH}
          </bdi>
        )
      },
    }),
    [say, notes, zone, shifts],
  )
}
