import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { noteLine } from '@quaywise/ui'
import { useTools } from '../tools.ts'
import { noteBy } from './note-places.ts'
import { useNotes } from './use-notes.ts'

const TIMES = ['hour', 'shift', 'day', 'month', 'year']
const SHAPES = ['stamps', 'bay-plan', 'bottleneck']

/** Whether a panel counts the period as a whole, so that it has no axis on which a note could stand. */
const isTimeless = ({ kind, x, draws = '' }: PanelInfo): boolean => {
  if (kind === 'custom') return SHAPES.includes(draws)
  if (kind === 'kpis' || kind === 'table') return false
  return x === undefined || !TIMES.includes(x)
}

/** How many notes touch the period of a chart that has no time axis to mark them on; opens them. */
export function NoteSign({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const tool = useTools()
  const notes = useNotes()
  if (!isTimeless(panel) || notes.length === 0) return null
  return (
    <button
      type="button"
      className="note-sign"
      title={notes.map((note) => noteLine({ text: note.text, by: noteBy(note) })).join('\n')}
      aria-label={say('keep.notes.count', { count: notes.length })}
      onClick={() => tool({ kind: 'notes' })}
    >
      ✎ {notes.length}
    </button>
  )
}
