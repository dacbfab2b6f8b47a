import type { SavedView } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTab } from '../../../workspace/tab-context.ts'
import { saveKept, setDefaultView, viewsQuery } from '../calls.ts'
import { UndoBar } from '../undo-bar.tsx'
import { useKept } from '../use-kept.ts'
import { usePlace } from '../use-place.ts'
import { sameState } from './page-state.ts'
import { usePageState } from './use-page-state.ts'
import { type ViewDraft, ViewForm } from './view-form.tsx'
import { ViewRow } from './view-row.tsx'

/** The saved views of the page: open one, keep this one, change and share them. */
export function ViewsPart({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  const place = usePlace()
  const { query, setQuery } = useTab()
  const { state, stateOfKept, apply } = usePageState()
  const { data } = useQuery(viewsQuery(place))
  const kept = useKept('views')
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null)
  const save = (draft: ViewDraft) => {
    const { name, description, period, audience, roleId } = draft
    const body = { name, description, period, audience, roleId }
    const made = edited === 'new'
    const work = () =>
      made
        ? saveKept<SavedView>('views', null, { ...place, ...body, query: state })
        : saveKept<SavedView>('views', edited?.id ?? '', body)
    kept.run(work, (view) => {
      setEdited(null)
      if (made) setQuery({ view: view.id })
    })
  }
  const views = data?.views ?? []
  return (
    <>
      {edited ? (
        <ViewForm
          view={edited === 'new' ? null : edited}
          roles={data?.roles ?? []}
          busy={kept.busy}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <button type="button" className="keep__button keep__button--main" onClick={() => setEdited('new')}>
          {say('keep.view.new')}
        </button>
      )}
      <UndoBar kept={kept} />
      {data && views.length === 0 && <p className="keep__none">{say('keep.view.none')}</p>}
      <ul className="keep__list">
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            current={view.id === query.view}
            changed={!sameState(stateOfKept(view), state)}
            isDefault={view.id === data?.defaultView}
            busy={kept.busy}
            onOpen={() => {
              apply(view)
              onClose()
            }}
            onDefault={() =>
              kept.run(() => setDefaultView(place, view.id === data?.defaultView ? null : view.id))
            }
            onEdit={() => setEdited(view)}
            onOverwrite={() => kept.run(() => saveKept('views', view.id, { query: state }))}
            onDelete={() => kept.remove(view)}
          />
        ))}
      </ul>
    </>
  )
}
