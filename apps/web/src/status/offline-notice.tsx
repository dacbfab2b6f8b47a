import { useText } from '@quaywise/i18n'
import { useSyncExternalStore } from 'react'
import { ShellIcon } from '../shell/shell-icon.tsx'
import './status.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that this browser is offline, for as long as it is. */
export function OfflineNotice() {
  const say = useText()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <div className="notice notice--offline" role="status">
      <ShellIcon name="offline" />
      <span className="notice__text">{say('shell.offline')}</span>
    </div>
  )
}
