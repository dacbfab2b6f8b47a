import type { SavedView } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Chip } from '@quaywise/ui'
import { periodText } from '../period-text.ts'

interface ViewRowProps {
  readonly view: SavedView
  readonly current: boolean
  /** The page shows something else than the view that it was opened by. */
  readonly changed: boolean
  readonly isDefault: boolean
  readonly busy: boolean
  readonly onOpen: () => void
  readonly onDefault: () => void
  readonly onEdit: () => void
  readonly onOverwrite: () => void
  readonly onDelete: () => void
}

/** A view: open it, make it the start of the page, change it, delete it. */
export function ViewRow({ view, current, changed, isDefault, busy, ...on }: ViewRowProps) {
  const say = useText()
  return (
    <li className={current ? 'keep__item keep__item--current' : 'keep__item'}>
      <div className="keep__head">
        <button type="button" className="link-button keep__name" aria-current={current} onClick={on.onOpen}>
          {view.name}
        </button>
        {isDefault && <Chip tone="accent">{say('keep.view.default')}</Chip>}
        {current && changed && <Chip muted>{say('keep.view.changed')}</Chip>}
      </div>
      {view.description !== '' && <p className="keep__text">{view.description}</p>}
      <p className="keep__meta">
        {periodText(view.period, view.query, say)} · {say(`keep.audience.${view.audience}`)} · {view.owner}
      </p>
      <div className="keep__links">
        <button type="button" className="link-button" disabled={busy} onClick={on.onDefault}>
          {say(isDefault ? 'keep.view.noDefault' : 'keep.view.makeDefault')}
        </button>
        {view.mine && (
          <>
            <button type="button" className="link-button" onClick={on.onEdit}>
              {say('keep.edit')}
            </button>
            <button type="button" className="link-button" disabled={busy} onClick={on.onOverwrite}>
              {say('keep.view.overwrite')}
            </button>
            <button type="button" className="link-button" disabled={busy} onClick={on.onDelete}>
              {say('keep.delete')}
            </button>
          </>
        )}
      </div>
    </li>
  )
}
