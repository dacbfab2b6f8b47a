import type { Annotation } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { useReport } from '../../page/report-view.ts'
import { saveKept } from '../calls.ts'
import type { NoteStart } from '../tools.ts'
import { UndoBar } from '../undo-bar.tsx'
import { useKept } from '../use-kept.ts'
import { usePlace } from '../use-place.ts'
import { type NoteDraft, NoteForm } from './note-form.tsx'
import { useNotes } from './use-notes.ts'

/** The notes of the page's time: read, written, changed, deleted. */
export function NotesPart({ start }: { readonly start: NoteStart | undefined }) {
  const say = useText()
  const place = usePlace()
  const notes = useNotes()
  const kept = useKept('annotations')
  const [edited, setEdited] = useState<Annotation | 'new' | null>(start ? 'new' : null)
  const save = ({ text, audience, subject, subjectId, subjectName, startAt, endAt }: NoteDraft) => {
    const body = { text, audience, subject, subjectId, subjectName, startAt, endAt }
    const work = () =>
      edited === 'new'
        ? saveKept('annotations', null, { ...place, ...body })
        : saveKept('annotations', edited?.id ?? '', body)
    kept.run(work, () => setEdited(null))
  }
  return (
    <>
      {edited ? (
        <NoteForm
          note={edited === 'new' ? null : edited}
          start={start}
          busy={kept.busy}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <button type="button" className="keep__button keep__button--main" onClick={() => setEdited('new')}>
          {say('keep.note.new')}
        </button>
      )}
      <UndoBar kept={kept} />
      {notes.length === 0 && <p className="keep__none">{say('keep.note.none')}</p>}
      <ul className="keep__list">
        {notes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            busy={kept.busy}
            onEdit={() => setEdited(note)}
            onDelete={() => kept.remove(note)}
          />
        ))}
      </ul>
    </>
  )
}

interface NoteRowProps {
  readonly note: Annotation
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function NoteRow({ note, busy, onEdit, onDelete }: NoteRowProps) {
  const say = useText()
  const { words } = useReport()
  return (
    <li className="keep__item">
      <p className="keep__text keep__text--main">{note.text}</p>
      <p className="keep__meta">
        {words.instant(note.startAt, 'minute')} – {words.instant(note.endAt, 'minute')}
        {note.subjectName !== '' && ` · ${note.subjectName}`} · {note.owner}
        {note.audience === 'own' && ` · ${say('keep.audience.own')}`}
      </p>
      {note.mine && (
        <div className="keep__links">
          <button type="button" className="link-button" onClick={onEdit}>
            {say('keep.edit')}
          </button>
          <button type="button" className="link-button" disabled={busy} onClick={onDelete}>
            {say('keep.delete')}
          </button>
        </div>
      )}
    </li>
  )
}
