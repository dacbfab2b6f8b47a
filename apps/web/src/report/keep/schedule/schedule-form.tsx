import type { Schedule } from '@quaywise/contract'
import { REPORT_FORMATS } from '@quaywise/contract/report-formats'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { ChoiceField, TextField } from '../field.tsx'
import { PeriodMode } from '../period-mode.tsx'
import { TimingFields } from './timing-fields.tsx'

/** What of a schedule is written in its form; `secret` undefined keeps the one that is there. */
export type ScheduleDraft = Pick<Schedule, 'name' | 'period' | 'timing' | 'format' | 'target' | 'url'> & {
  readonly secret?: string
}

interface ScheduleFormProps {
  readonly start: ScheduleDraft
  readonly signed: boolean
  /** The server has a webhook of its own. */
  readonly webhook: boolean
  readonly busy: boolean
  readonly onSave: (draft: ScheduleDraft) => void
  readonly onCancel: () => void
}

const FORMATS = REPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))

/** Says when a report is made, of which period, and where it goes. */
export function ScheduleForm({ start, signed, webhook, busy, onSave, onCancel }: ScheduleFormProps) {
  const say = useText()
  const [draft, setDraft] = useState(start)
  const set = (part: Partial<ScheduleDraft>) => setDraft({ ...draft, ...part })
  const targets = (['folder', 'webhook'] as const).map((value) => ({
    value,
    label: say(`keep.schedule.${value}`),
  }))
  const toWebhook = draft.target === 'webhook'
  const nowhere = toWebhook && !webhook && (draft.url ?? '') === ''
  return (
    <form
      className="keep__form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      <TextField
        label={say('keep.name')}
        required
        most={80}
        value={draft.name}
        onChange={(name) => set({ name })}
      />
      <TimingFields value={draft.timing} onChange={(timing) => set({ timing })} />
      <PeriodMode value={draft.period} onChange={(period) => set({ period })} />
      <div className="keep__pair">
        <ChoiceField
          label={say('keep.schedule.target')}
          hint={toWebhook ? undefined : say('keep.schedule.folder.hint')}
          value={draft.target}
          options={targets}
          onChange={(target) => set({ target })}
        />
        <ChoiceField
          label={say('keep.schedule.format')}
          value={draft.format}
          options={FORMATS}
          onChange={(format) => set({ format })}
        />
      </div>
      {toWebhook && (
        <>
          <TextField
            label={say('keep.schedule.url')}
            hint={say(webhook ? 'keep.schedule.url.server' : 'keep.schedule.url.hint')}
            type="url"
            most={2000}
            required={!webhook}
            value={draft.url ?? ''}
            onChange={(url) => set({ url: url === '' ? null : url })}
          />
          <TextField
            label={say('keep.schedule.secret')}
            hint={say(signed ? 'keep.schedule.secret.kept' : 'keep.schedule.secret.hint')}
            type="password"
            most={200}
            value={draft.secret ?? ''}
            onChange={(secret) => set({ secret })}
          />
        </>
      )}
      <div className="keep__buttons">
        <button
          type="submit"
          className="keep__button keep__button--main"
          disabled={busy || nowhere || draft.name.trim() === ''}
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
