import type { ReactNode } from 'react'
import { OverlayDialog } from '../shell/overlay-dialog.tsx'
import { useTab } from './tab-context.ts'

interface AppModalProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The only modal of pages: one left open in a hidden tab is built anew when the tab comes back. */
export function AppModal({ open, title, onClose, children }: AppModalProps) {
  const { shownCount } = useTab()
  if (!open) return null
  return (
    <OverlayDialog key={shownCount} label={title} shape="card" onClose={onClose}>
      <h2>{title}</h2>
      {children}
    </OverlayDialog>
  )
}
