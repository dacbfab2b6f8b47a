import { useText } from '@quaywise/i18n'
import { ContextMenu, Icon, IconButton, type MenuItem } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { usePhone } from '../../shell/use-phone.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { viewsQuery } from './calls.ts'
import { useTools } from './tools.ts'
import { usePlace } from './use-place.ts'
import { useWallBoard } from './wall-board.ts'

/** What can be done with the page as it stands: keep it, share it, note, watch, schedule, show it large. */
export function PageActions() {
  const say = useText()
  const open = useTools()
  const phone = usePhone()
  const { query } = useTab()
  const { authorities } = useSession()
  const wall = useWallBoard()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const view = useQuery(viewsQuery(usePlace())).data?.views.find(({ id }) => id === query.view)
  const tool = (kind: 'views' | 'share' | 'notes' | 'alerts' | 'schedules', label: string): MenuItem => ({
    key: kind,
    label,
    onSelect: () => open({ kind }),
  })
  const items: readonly MenuItem[] = [
    ...(phone ? [tool('views', say('keep.views')), tool('share', say('keep.share'))] : []),
    tool('notes', say('keep.notes')),
    tool('alerts', say('keep.alerts')),
    ...(authorities.uiAuthorities.includes('export') ? [tool('schedules', say('keep.schedules'))] : []),
    ...(wall.able
      ? [{ key: 'wall', label: say('keep.wall'), ruleBefore: true, hint: 'Esc', onSelect: wall.enter }]
      : []),
  ]
  return (
    <span className="page-actions">
      {!phone && (
        <>
          <button
            type="button"
            className={view ? 'page-action' : 'page-action page-action--plain'}
            aria-label={say('keep.views')}
            title={view?.name ?? say('keep.views')}
            onClick={() => open({ kind: 'views' })}
          >
            <Icon name="bookmark" size={15} />
            <span className="page-action__text">{view?.name ?? say('keep.views')}</span>
          </button>
          <button
            type="button"
            className="page-action page-action--plain"
            aria-label={say('keep.share')}
            title={say('keep.share')}
            onClick={() => open({ kind: 'share' })}
          >
            <Icon name="share" size={15} />
            <span className="page-action__text">{say('keep.share')}</span>
          </button>
        </>
      )}
      <IconButton
        icon="more"
        label={say('keep.more')}
        expanded={anchor !== null}
        onPress={(button) => setAnchor(button)}
      />
      {anchor && (
        <ContextMenu items={items} anchor={anchor} label={say('keep.more')} onClose={() => setAnchor(null)} />
      )}
    </span>
  )
}
