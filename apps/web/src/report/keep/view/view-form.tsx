import type { SavedView, ViewList } from '@quaywise/contract'
import type { RelativePeriod } from '@quaywise/domain'
import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { useShifts } from '../../../status/shifts.ts'
import { useReport } from '../../page/report-view.ts'
import { ChoiceField, TextField } from '../field.tsx'
import { PeriodMode } from '../period-mode.tsx'
import { relativeOf } from './page-state.ts'

/** What of a view is written in its form. */
export interface ViewDraft {
  readonly name: string
  readonly description: string
  readonly period: RelativePeriod | null
  readonly audience: SavedView['audience']
  readonly roleId: string | null
}

interface ViewFormProps {
  readonly view: SavedView | null
  readonly roles: ViewList['roles']
  readonly busy: boolean
  readonly onSave: (draft: ViewDraft) => void
  readonly onCancel: () => void
}

/** Names a view, says how its period moves, and for whom it is. */
export function ViewForm({ view, roles, busy, onSave, onCancel }: ViewFormProps) {
  const say = useText()
  const { form, terminal } = useReport()
  const shifts = useShifts(terminal.zone)
  const [draft, setDraft] = useState<ViewDraft>(
    () => view ?? { ...EMPTY, period: relativeOf(form, terminal.now, terminal.zone, shifts) },
  )
  const set = (part: Partial<ViewDraft>) => setDraft({ ...draft, ...part })
  const audiences = (['own', 'all', ...(roles.length > 0 ? (['role'] as const) : [])] as const).map(
    (value) => ({
      value,
      label: say(`keep.audience.${value}`),
    }),
  )
  const chooseAudience = (audience: SavedView['audience']) =>
    set({ audience, roleId: audience === 'role' ? (draft.roleId ?? roles[0]?.id ?? null) : null })
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
      <TextField
        label={say('keep.description')}
        most={1000}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <PeriodMode value={draft.period} onChange={(period) => set({ period })} />
      <div className="keep__pair">
        <ChoiceField
          label={say('keep.audience')}
          value={draft.audience}
          options={audiences}
          onChange={chooseAudience}
        />
        {draft.audience === 'role' && (
          <ChoiceField
            label={say('keep.role')}
            value={draft.roleId ?? ''}
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(roleId) => set({ roleId })}
          />
        )}
      </div>
      <div className="keep__buttons">
        <button
          type="submit"
          className="keep__button keep__button--main"
          disabled={busy || draft.name.trim() === ''}
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

const EMPTY: ViewDraft = { name: '', description: '', period: null, audience: 'own', roleId: null }
