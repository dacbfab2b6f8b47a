import type { ReactNode } from 'react'
import { Icon, type IconName } from '../base/icon.tsx'
import { Skeleton, type SkeletonKind } from '../skeleton/skeleton.tsx'

/** How far a panel's data has come. */
export type PanelState = 'ready' | 'loading' | 'empty' | 'error' | 'forbidden' | 'partial'

const icons: Record<'empty' | 'error' | 'forbidden', IconName> = {
  empty: 'empty',
  error: 'warning',
  forbidden: 'lock',
}

type PanelBodyProps = {
  state: PanelState
  message: string | undefined
  retry: { label: string; press: () => void } | undefined
  skeleton: SkeletonKind
  children: ReactNode
}

/** Shows a panel's content, or the reason why there is none in the same space. */
export function PanelBody({ state, message, retry, skeleton, children }: PanelBodyProps) {
  if (state === 'loading') {
    return (
      <div className="qw-panel__waiting" role="status" aria-label={message}>
        <Skeleton kind={skeleton} />
      </div>
    )
  }
  if (state === 'ready' || state === 'partial') return children
  return (
    <div
      className={`qw-panel__message qw-panel__message--${state}`}
      role={state === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[state]} size={20} />
      {message !== undefined && <span>{message}</span>}
      {state === 'error' && retry !== undefined && (
        <button type="button" className="qw-button" onClick={retry.press}>
          <Icon name="retry" size={14} />
          {retry.label}
        </button>
      )}
    </div>
  )
}
