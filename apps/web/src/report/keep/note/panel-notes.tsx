import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { noteLine } from '@quaywise/ui'
import { useReport } from '../../page/report-view.ts'
import { noteBy } from './note-places.ts'
import { useNotes } from './use-notes.ts'

const TIMES = ['hour', 'shift', 'day', 'month', 'year']

/** The notes that cross a chart, below it when it is read as a table. */
export function PanelNotes({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { words } = useReport()
  const notes = useNotes()
  const timely = panel.kind === 'custom' || (panel.x !== undefined && TIMES.includes(panel.x))
  if (!timely || notes.length === 0) return null
  return (
    <ul className="panel-notes" aria-label={say('keep.notes')}>
      {notes.map((note) => (
        <li key={note.id}>
          {words.instant(note.startAt, 'minute')} – {words.instant(note.endAt, 'minute')}{' '}
          {noteLine({ text: note.text, by: noteBy(note) })}
        </li>
      ))}
    </ul>
  )
}
