import { useText } from '@quaywise/i18n'
import { useNotes } from '../keep/note/use-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PlainTable } from './plain-table.tsx'

/** What the team noted on the shift: its times, its ships, its machines. */
export function HandOverNotes() {
  const say = useText()
  const { words } = useReport()
  return (
    <PlainTable
      title={say('handOver.notes')}
      none={say('handOver.notes.none')}
      heads={[
        say('keep.note.from'),
        say('keep.note.to'),
        say('keep.note.about'),
        say('keep.note.text'),
        say('keep.note.author'),
      ]}
      long={[3]}
      rows={useNotes().map((note) => [
        words.instant(note.startAt, 'minute'),
        words.instant(note.endAt, 'minute'),
        note.subjectName,
        note.text,
        note.owner,
      ])}
    />
  )
}
