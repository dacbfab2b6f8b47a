import type { Annotation } from '@quaywise/contract'
import { formatLocalMinute, parseLocalMinute } from '@quaywise/domain'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { useReport } from '../../page/report-view.ts'
import { ChoiceField, Field, TextField } from '../field.tsx'
import type { NoteStart } from '../tools.ts'
import { SubjectField } from './subject-field.tsx'
import { usePageSpan } from './use-notes.ts'

/** What a note says when it is saved; instants in ISO. */
export type NoteDraft = Pick<
  Annotation,
  'text' | 'audience' | 'subject' | 'subjectId' | 'subjectName' | 'startAt' | 'endAt'
>

interface NoteFormProps {
  readonly note: Annotation | null
  readonly start: NoteStart | undefined
  readonly busy: boolean
  readonly onSave: (draft: NoteDraft) => void
  readonly onCancel: () => void
}

/** Writes a note: the words, the time, what it is about, who reads it. */
export function NoteForm({ note, start, busy, onSave, onCancel }: NoteFormProps) {
  const say = useText()
  const { terminal } = useReport()
  const span = usePageSpan()
  const [draft, setDraft] = useState<NoteDraft>(() => note ?? { ...EMPTY, ...span, ...start })
  const set = (part: Partial<NoteDraft>) => setDraft({ ...draft, ...part })
  const local = (iso: string) => formatLocalMinute(Date.parse(iso), terminal.zone).replace(' ', 'T')
  const setTime = (key: 'startAt' | 'endAt') => (text: string) => {
    const instant = parseLocalMinute(text.replace('T', ' ').slice(0, 16), terminal.zone)
    if (instant !== null) set({ [key]: new Date(instant).toISOString() })
  }
  const backwards = draft.endAt <= draft.startAt
  const audiences = (['all', 'own'] as const).map((value) => ({
    value,
    label: say(`keep.audience.${value}`),
  }))
  return (
    <form
      className="keep__form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      <Field label={say('keep.note.text')}>
        {(id) => (
          <textarea
            id={id}
            className="keep__input"
            rows={3}
            required
            maxLength={1000}
            value={draft.text}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        )}
      </Field>
      <div className="keep__pair">
        <TextField
          label={say('keep.note.from')}
          type="datetime-local"
          value={local(draft.startAt)}
          onChange={setTime('startAt')}
        />
        <TextField
          label={say('keep.note.to')}
          type="datetime-local"
          value={local(draft.endAt)}
          hint={backwards ? say('keep.note.backwards') : undefined}
          onChange={setTime('endAt')}
        />
      </div>
      <SubjectField value={draft} onChange={set} />
      <ChoiceField
        label={say('keep.audience')}
        value={draft.audience === 'own' ? 'own' : 'all'}
        options={audiences}
        onChange={(audience) => set({ audience })}
      />
      <div className="keep__buttons">
        <button
          type="submit"
          className="keep__button keep__button--main"
          disabled={busy || backwards || draft.text.trim() === ''}
        >
          {say('keep.save')}
        </button>
        <button type="button" className="keep__button" onClick={onCancel}>
          {say('keep.cancel')}
        </button>
      </div>
    </form>
  )
}

const EMPTY = { text: '', audience: 'all', subject: 'time', subjectId: '', subjectName: '' } as const
