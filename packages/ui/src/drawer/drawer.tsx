import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../base/icon-button.tsx'
import { useLabels } from '../base/labels.tsx'
import { room } from '../base/room.ts'
import './drawer.css'

/** A panel that slides over the page's edge; `width` in px. */
export type DrawerProps = {
  title: string
  open: boolean
  onClose: () => void
  side?: 'start' | 'end' | undefined
  width?: number | undefined
  closeLabel?: string | undefined
  children?: ReactNode | undefined
}

/** Shows its content modally at one edge of the window; Escape, the backdrop and the cross close it. */
export function Drawer({
  title,
  open,
  onClose,
  side = 'end',
  width = 480,
  closeLabel,
  children,
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const labels = useLabels()
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || !open) return
    element.showModal()
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={`qw-drawer qw-drawer--${side}`}
      style={room('--qw-drawer-room', width)}
      aria-labelledby={id}
      onCancel={(event) => {
        // React hands the Escape of a drawer within this one on to this one.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <header className="qw-drawer__head">
        <h2 className="qw-drawer__title" id={id}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel ?? labels.close ?? title} onPress={onClose} />
      </header>
      <div className="qw-drawer__body">{open && children}</div>
    </dialog>
  )
}
