import { type ReactNode, useRef } from 'react'
import { useOverlay } from './use-overlay.ts'
import { type Anchor, usePlacement } from './use-placement.ts'
import './popover.css'

/** A small window that belongs to the control it points at. */
export type PopoverProps = {
  anchor: Anchor
  label: string
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Shows its content at its anchor in the top layer; focus stays inside and Escape closes. */
export function Popover({ anchor, label, className = '', onClose, children }: PopoverProps) {
  const root = useRef<HTMLDivElement>(null)
  useOverlay(root, onClose)
  const placement = usePlacement(root, anchor)
  const style = placement === null ? { opacity: 0 } : { left: placement.left, top: placement.top }
  return (
    <div
      ref={root}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={`qw-popover ${className}`}
      style={style}
    >
      {placement !== null && (
        <span
          className={`qw-popover__arrow qw-popover__arrow--${placement.side}`}
          style={{ left: placement.arrow }}
        />
      )}
      {children}
    </div>
  )
}
