import type { Annotation } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { ChoiceField, Field } from '../field.tsx'
import type { NoteStart } from '../tools.ts'
import { InstantField } from './instant-field.tsx'
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
  const span = usePageSpan()
  const [draft, setDraft] = useState<NoteDraft>(() => note ?? { ...EMPTY, ...span, ...start })
  const set = (part: Partial<NoteDraft>) => setDraft({ ...draft, ...part })
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
        <InstantField
          label={say('keep.note.from')}
          value={draft.startAt}
          onChange={(startAt) => set({ startAt })}
        />
        <InstantField
          label={say('keep.note.to')}
          hint={backwards ? say('keep.note.backwards') : undefined}
          value={draft.endAt}
          onChange={(endAt) => set({ endAt })}
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
