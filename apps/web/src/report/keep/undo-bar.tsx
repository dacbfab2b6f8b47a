import { useText } from '@quaywise/i18n'
import type { Kept } from './use-kept.ts'

/** Says what was deleted and offers to bring it back. */
export function UndoBar({ kept }: { readonly kept: Kept }) {
  const say = useText()
  return (
    <div role="status" className="keep__status">
      {kept.gone && (
        <p className="keep__undo">
          <span>{say('keep.deleted', { name: kept.gone.name })}</span>
          <button type="button" className="link-button" disabled={kept.busy} onClick={kept.undo}>
            {say('keep.undo')}
          </button>
        </p>
      )}
    </div>
  )
}
