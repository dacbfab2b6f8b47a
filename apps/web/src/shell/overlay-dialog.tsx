import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import './overlay-dialog.css'

interface OverlayDialogProps {
  readonly label: string
  readonly shape: 'drawer' | 'card'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal layer while it is rendered: the browser keeps the focus inside, Escape and a click beside it close it. */
export function OverlayDialog({ label, shape, onClose, children }: OverlayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useEffect(() => {
    const shown = dialog.current
    const closeBeside = (event: Event) => event.target === shown && onClose()
    shown?.addEventListener('click', closeBeside)
    return () => shown?.removeEventListener('click', closeBeside)
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      className={`overlay-dialog overlay-dialog--${shape}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="overlay-dialog__content">{children}</div>
    </dialog>
  )
}
